import { geneGenomes } from '@cutsite/domain/gene';
import type { CheckedWell } from '@cutsite/domain/gene-library';
import { panelFields } from '../../../builder/plate-view/panel-fields.ts';
import { WellFixes } from '../../../builder/well-fields/well-fixes.tsx';
import { type GenesAtHand, geneOf } from '../../../genes/catalogue/gene-list-store.ts';
import { Facts } from '../../../genes/search/facts.tsx';
import { GeneFacts } from '../../../genes/search/gene-facts.tsx';
import { applyFix, repairsOf } from '../faults/well-repairs.ts';

interface WellFactsProps {
  readonly well: CheckedWell;
  readonly genes: GenesAtHand | null;
}

interface WellAnswerProps extends WellFactsProps {
  readonly plateId: string;
  readonly index: number;
  readonly label: string;
}

/** What is known of what a well holds, and what mends it. */
export function WellAnswer({ plateId, index, label, well, genes }: WellAnswerProps) {
  return (
    <>
      <WellFixes
        plateId={plateId}
        index={index}
        label={label}
        fixes={repairsOf(well, genes)}
        apply={applyFix}
        focusAfter={panelFields.focusWell}
      />
      <WellFacts well={well} genes={genes} />
    </>
  );
}

/** What is known of the gene or the control in a well. */
function WellFacts({ well: { control, ensemblId, value, by, answer }, genes }: WellFactsProps) {
  if (control !== null) {
    const genomes = control.genomes.map((slug) => geneGenomes[slug].commonName).join(', ');
    return (
      <Facts
        rows={[
          ['Control', control.caption],
          ['For', genomes],
        ]}
      />
    );
  }
  const gene = genes === null ? undefined : geneOf(genes, ensemblId);
  if (gene === undefined || genes === null) return null;
  const otherMeanings = answer?.status === 'matched' ? answer.otherMeanings : [];
  return <GeneFacts gene={gene} genes={genes} typed={value} by={by} otherMeanings={otherMeanings} />;
}
