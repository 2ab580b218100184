import { RenewedGeneList } from '../../../genes/check/renewed-gene-list.tsx';
import { useBuilder, useProject } from '../draft/cells-drafts.ts';
import { useGenes } from '../genes/use-genes.ts';
import { changedPools } from './changed-pools.ts';

/** A library that was last checked by an older gene list says what that changes. */
export function RenewedCells() {
  const builder = useBuilder();
  const draft = useProject();
  const genes = useGenes(draft.genome);
  return (
    <RenewedGeneList
      builder={builder}
      geneList={draft.geneList}
      genome={draft.genome}
      genes={genes}
      holdsGenes={draft.plates.some(({ wells }) => wells.length > 0)}
      noun="library"
      unit="pool"
      changesBy={(before, now) => changedPools(draft, before, now)}
    />
  );
}
