import { poolRack } from '@cutsite/domain/cell-library';
import { wellLabel, wellPosition } from '@cutsite/domain/labware';
import { countInWords } from '@cutsite/domain/text';
import type { WellLook } from '@cutsite/ui/plate-grid';
import { useEffect, useMemo } from 'react';
import { wellLabelLines } from '../../../builder/plate-check/well-label-lines.ts';
import { useBuilderState, useProject } from '../draft/cells-drafts.ts';
import { cellGenes } from '../genes/cell-genes.ts';
import { useGenes } from '../genes/use-genes.ts';
import { useCellLines } from '../lines/cell-lines.ts';
import { type CheckedCells, type CheckedRack, checkedCells, rackInView } from './checked-cells.ts';

/** The project with what the rules say, checked at each letter. */
export function useCheckedCells(): CheckedCells {
  const draft = useProject();
  const genes = useGenes(draft.genome);
  const lines = useCellLines(draft.genome);
  const checked = checkedCells(draft, genes, lines?.kind === 'ready' ? lines.names : null);
  // A name that nothing matches may be one of the other species: its list is fetched when there is such a name.
  const isForeign = checked.library?.pools.some(({ answer }) => answer?.status === 'not_found');
  useEffect(() => {
    if (isForeign === true) cellGenes.loadOthers();
  }, [isForeign]);
  return checked;
}

/** The rack in view. */
export function useCheckedRack(): CheckedRack {
  return rackInView(useCheckedCells(), useProject());
}

/** How the wells of the rack in view are drawn and read aloud: "CDY1, pool, one warning", "Mock 3, control". */
export function useLooks(): ReadonlyMap<number, WellLook> {
  const { plate, known, controls, check, states } = useCheckedRack();
  const labelling = useBuilderState((state) => state.labelling);
  return useMemo(() => {
    const looks = new Map<number, WellLook>();
    const lines = (shown: string, index: number) =>
      wellLabelLines(shown, wellLabel(wellPosition(index, poolRack)), labelling);
    for (const { index, type, label, number } of controls.values()) {
      const shown = number === null ? label : `${label} ${number}`;
      const description = type === 'viability' ? `${shown}, used up in the test, not shipped` : `${shown}, control`;
      const short = type === 'viability' ? 'Viab. spent' : shown;
      looks.set(index, { state: 'control', lines: lines(short, index), description, fixed: true });
    }
    for (const { index, name } of plate.wells) {
      const typed = name.trim();
      const shown = known.get(index)?.validatedName ?? typed;
      const faults = check.wells.get(index) ?? [];
      const errors = faults.filter(({ severity }) => severity === 'error').length;
      const said = [
        shown,
        shown === typed ? null : `typed ${typed}`,
        'pool',
        errors > 0 ? countInWords(errors, 'error') : null,
        faults.length > errors ? countInWords(faults.length - errors, 'warning') : null,
      ];
      const state = states.get(index) ?? 'filled';
      looks.set(index, {
        state,
        lines: lines(shown, index),
        description: said.filter((part) => part !== null).join(', '),
      });
    }
    return looks;
  }, [plate, known, controls, check, states, labelling]);
}
