import { wellLabel, wellPosition } from '@cutsite/domain/labware';
import { countInWords } from '@cutsite/domain/text';
import type { WellLook } from '@cutsite/ui/plate-grid';
import { useEffect, useMemo } from 'react';
import { wellLabelLines } from '../../../builder/plate-check/well-label-lines.ts';
import { useBuilderState, useProject } from '../draft/library-drafts.ts';
import { libraryGenes } from '../genes/library-genes.ts';
import { useGenes } from '../genes/use-genes.ts';
import { formatOf } from '../project/library-draft.ts';
import { type CheckedDraft, type CheckedPlate, checkedDraft, plateInView } from './checked-library.ts';

/** The project with what the rules say, checked at each letter. */
export function useCheckedDraft(): CheckedDraft {
  const draft = useProject();
  const genes = useGenes(draft.genome);
  const checked = checkedDraft(draft, genes);
  // A name that nothing matches may be one of the other species: its list is fetched when there is such a name.
  const isForeign = checked.library?.plates.some(({ wells }) =>
    wells.some(({ answer }) => answer?.status === 'not_found'),
  );
  useEffect(() => {
    if (isForeign === true) libraryGenes.loadOthers();
  }, [isForeign]);
  return checked;
}

/** The plate in view. */
export function useCheckedPlate(): CheckedPlate {
  const checked = useCheckedDraft();
  const activePlateId = useBuilderState((state) => state.history.present.activePlateId);
  return plateInView(checked, activePlateId);
}

/** How the wells of the plate in view are drawn and read aloud: "ERBB2, typed HER2, gene, one warning". */
export function useLooks(): ReadonlyMap<number, WellLook> {
  const { plate, known, check, states } = useCheckedPlate();
  const labelling = useBuilderState((state) => state.labelling);
  const format = formatOf(useProject());
  return useMemo(
    () =>
      new Map(
        plate.wells.flatMap((well) => {
          const state = states.get(well.index);
          if (state === undefined) return [];
          const one = known.get(well.index);
          const typed = well.name.trim();
          const shown = one?.control?.label ?? one?.validatedName ?? typed;
          const faults = check.wells.get(well.index) ?? [];
          const errors = faults.filter(({ severity }) => severity === 'error').length;
          const said = [
            shown,
            shown === typed ? null : `typed ${typed}`,
            one === undefined ? null : one.type,
            errors > 0 ? countInWords(errors, 'error') : null,
            faults.length > errors ? countInWords(faults.length - errors, 'warning') : null,
          ];
          const label = wellLabel(wellPosition(well.index, format));
          const description = said.filter((part) => part !== null).join(', ');
          return [[well.index, { state, lines: wellLabelLines(shown, label, labelling), description }] as const];
        }),
      ),
    [plate, known, check, states, labelling, format],
  );
}
