import { RenewedGeneList } from '../../../genes/check/renewed-gene-list.tsx';
import { useBuilder, useProject } from '../draft/knockout-drafts.ts';
import { useGenes } from '../genes/use-knockouts.ts';
import { orderedRows } from '../project/knockout-draft.ts';
import { changedKnockouts } from './changed-knockouts.ts';

/** A list that was last checked by an older gene list says what that changes. */
export function RenewedKnockouts() {
  const builder = useBuilder();
  const draft = useProject();
  const genes = useGenes(draft.genome);
  return (
    <RenewedGeneList
      builder={builder}
      geneList={draft.geneList}
      genome={draft.genome}
      genes={genes}
      holdsGenes={orderedRows(draft).length > 0}
      noun="list"
      unit="gene"
      changesBy={(before, now) => changedKnockouts(draft, before, now)}
    />
  );
}
