import type { CheckedPool } from '@cutsite/domain/cell-library';
import { panelFields } from '../../../builder/plate-view/panel-fields.ts';
import { WellFixes } from '../../../builder/well-fields/well-fixes.tsx';
import { type GenesAtHand, geneOf } from '../../../genes/catalogue/gene-list-store.ts';
import { Facts } from '../../../genes/search/facts.tsx';
import { GeneFacts } from '../../../genes/search/gene-facts.tsx';
import { applyFix, repairsOf } from '../faults/pool-repairs.ts';

interface SlotAnswerProps {
  readonly plateId: string;
  readonly index: number;
  readonly label: string;
  readonly pool: CheckedPool;
  /** The library in the cart has no such pool. */
  readonly isNew: boolean;
  readonly genes: GenesAtHand | null;
}

/** What is known of the pool in a slot, and what mends it. */
export function SlotAnswer({ plateId, index, label, pool, isNew, genes }: SlotAnswerProps) {
  const gene = genes === null ? undefined : geneOf(genes, pool.ensemblId);
  const meanings = pool.answer?.status === 'matched' ? pool.answer.otherMeanings : [];
  return (
    <>
      {isNew ? <Facts rows={[['New', 'not in the library of the cart yet']]} /> : null}
      <WellFixes
        plateId={plateId}
        index={index}
        label={label}
        fixes={repairsOf(pool, genes)}
        apply={applyFix}
        focusAfter={panelFields.focusWell}
      />
      {gene === undefined || genes === null ? null : (
        <GeneFacts gene={gene} genes={genes} typed={pool.value} by={pool.by} otherMeanings={meanings} />
      )}
    </>
  );
}
