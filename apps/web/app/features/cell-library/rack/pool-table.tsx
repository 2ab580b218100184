import { poolRack } from '@cutsite/domain/cell-library';
import { memo, useMemo } from 'react';
import { putWells } from '../../../builder/plates/edit-wells.ts';
import type { TablePaste } from '../../../builder/well-table/table-edits.ts';
import type { WellTexts } from '../../../builder/well-table/well-row.tsx';
import { type KnownOfWells, WellTable } from '../../../builder/well-table/well-table.tsx';
import type { ShownPoolFault } from '../check/checked-cells.ts';
import { useCheckedCells, useCheckedRack } from '../check/use-check.ts';
import { useBuilder } from '../draft/cells-drafts.ts';
import { faultText } from '../faults/fault-text.ts';
import { type CellsDraft, layoutOf } from '../project/cells-draft.ts';
import { usePasteGenes } from './use-paste-genes.ts';

const words: WellTexts = {
  name: 'Typed',
  sequence: '',
  sequenceHeading: '',
  noSequence: '',
  next: 'next gene',
};

const faultWord = ({ code }: ShownPoolFault): string => faultText[code];
const naming = { format: poolRack, nextName: (name: string) => name };

/** The pools of the rack in view, one under the other. */
export const PoolTable = memo(function PoolTable() {
  const builder = useBuilder();
  const { plate, known, controls, check } = useCheckedRack();
  const { newPools } = useCheckedCells();
  const pasteText = usePasteGenes();
  const taken = useMemo(() => new Set(controls.keys()), [controls]);
  const knownOf = useMemo(
    (): KnownOfWells => ({
      headings: ['Gene', 'Ensembl id', 'Guides'],
      of: (index) => {
        const pool = known.get(index);
        if (pool === undefined) return ['', '', ''];
        const guides = pool.numGuides === null ? '' : String(pool.numGuides);
        const name = pool.validatedName ?? '';
        return [newPools.has(pool.id) ? `${name} (new)`.trim() : name, pool.ensemblId ?? '', guides];
      },
    }),
    [known, newPools],
  );
  const paste: TablePaste<CellsDraft> = {
    list: pasteText,
    morePlates: (project, _plate, added) => {
      const { slots } = layoutOf(project);
      return Array.from({ length: Math.ceil(added.length / slots.length) }, (_, rack) => {
        const own = added.slice(rack * slots.length, (rack + 1) * slots.length);
        const wells = own.map(({ name = '' }, at) => ({ index: slots[at] ?? 0, name, sequence: '' }));
        return putWells({ id: builder.newId(), name: 'Rack', wells: [] }, wells, builder.newId);
      });
    },
    named: () => 'the next racks',
  };
  return (
    <WellTable
      builder={builder}
      plate={plate}
      faults={check.wells}
      faultWord={faultWord}
      naming={naming}
      words={words}
      known={knownOf}
      marks={false}
      taken={taken}
      paste={paste}
    />
  );
});
