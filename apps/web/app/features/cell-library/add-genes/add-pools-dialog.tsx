import { cellLibraryLimits, countSlots } from '@cutsite/domain/cell-library';
import { groupedDigits } from '@cutsite/domain/text';
import { useMemo } from 'react';
import type { Source } from '../../../builder/list-import/read-source.ts';
import { usePrices } from '../../../builder/price-bar/live-price.ts';
import { beginSecond } from '../../../genes/list/begin-second.ts';
import { GeneListDialog } from '../../../genes/list/gene-list-dialog.tsx';
import { cellsProjects, useBuilder, useProject } from '../draft/cells-drafts.ts';
import { withLayout } from '../project/cells-draft.ts';
import { nextPart } from './next-part.ts';
import type { PoolListBeside } from './pool-list-rules.ts';
import { poolSourceTexts } from './pool-source.ts';

interface AddPoolsDialogProps {
  /** A list that was pasted or dropped on the screen. */
  readonly start: Source | null;
  readonly onClose: () => void;
}

const { max } = cellLibraryLimits.pools;
const newWorker = () => new Worker(new URL('./pool-list.worker.ts', import.meta.url), { type: 'module' });

/** Adds a list of genes, looked at name by name before anything changes (CL-8, CL-26, LI-14, LI-20). */
export function AddPoolsDialog({ start, onClose }: AddPoolsDialogProps) {
  const builder = useBuilder();
  const { genome, controls } = useProject();
  const prices = usePrices() ?? null;
  const beside = useMemo((): PoolListBeside => ({ prices }), [prices]);
  const words = useMemo(
    () => ({
      what: 'library',
      title: 'Add genes',
      action: 'Add genes',
      source: poolSourceTexts(genome),
      holdsAtMost: `A library holds at most ${max} pools`,
      usedAfter: (used: number) => {
        const { slots } = countSlots(genome, controls, used);
        return `${groupedDigits(used)} of ${groupedDigits(slots)} slots used after this.`;
      },
      addedTo: () => 'the library',
    }),
    [genome, controls],
  );
  return (
    <GeneListDialog<PoolListBeside>
      genome={genome}
      words={words}
      newWorker={newWorker}
      beside={beside}
      start={start}
      // Lines are of one genome: another one has to be chosen.
      onGenome={(other) =>
        builder.edit({ label: 'genome' }, (draft) => withLayout(draft, { genome: other, cellLine: '' }, builder.newId))
      }
      secondProject={() => beginSecond(cellsProjects.store, nextPart(builder.project(), builder.newId))}
      onClose={onClose}
    />
  );
}
