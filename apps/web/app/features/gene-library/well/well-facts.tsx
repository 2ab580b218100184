import { geneGenomes } from '@cutsite/domain/gene';
import type { CheckedWell } from '@cutsite/domain/gene-library';
import { type GenesAtHand, geneOf } from '../../../genes/catalogue/gene-list-store.ts';
import { Facts, GeneFacts } from '../../../genes/search/gene-facts.tsx';

interface WellFactsProps {
  readonly well: CheckedWell;
  readonly genes: GenesAtHand | null;
}

/** What is known of the gene or the control in a well. */
export function WellFacts({ well: { control, ensemblId, value, by, answer }, genes }: WellFactsProps) {
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
