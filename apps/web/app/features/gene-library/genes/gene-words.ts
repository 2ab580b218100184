import type { CatalogueGene, NamedBy } from '@cutsite/domain/gene';
import type { CheckedWell, WellFaultCode } from '@cutsite/domain/gene-library';
import { figured } from '../../../builder/words/count-words.ts';

/** What is worth knowing of a gene before it is chosen (ruling 78): "4 guides, essential, 2 paralogs". */
export function geneFlags({
  guideCount,
  isEssential,
  offTargetGenes,
}: Pick<CatalogueGene, 'guideCount' | 'isEssential' | 'offTargetGenes'>): string {
  return [
    guideCount === 0 ? 'no guides' : figured(guideCount, 'guide'),
    isEssential ? 'essential' : null,
    offTargetGenes.length > 0 ? figured(offTargetGenes.length, 'paralog') : null,
  ]
    .filter((word) => word !== null)
    .join(', ');
}

/** Two words for a fault, in lists and tables. */
export const faultWords: Readonly<Record<WellFaultCode, string>> = {
  GENE_NOT_FOUND: 'Not found',
  GENE_AMBIGUOUS: 'Choose',
  ZERO_GUIDES: 'No guides',
  FEWER_THAN_THREE_GUIDES: 'Fewer than 3',
  ESSENTIAL_GENE: 'Essential',
  GENE_REPEATED: 'Repeated',
};

const ways: Readonly<Record<NamedBy | 'choice', string | null>> = {
  symbol: null,
  current_symbol: 'newer name',
  synonym: 'synonym',
  written_form: 'other writing',
  ensembl_id: 'Ensembl id',
  spreadsheet_date: 'damaged by a spreadsheet',
  spreadsheet_number: 'damaged by a spreadsheet',
  choice: 'your choice',
};

/** How a name led to its gene, where it was not the symbol itself in whatever letter case; null otherwise. */
export function wayWord({ by, value, validatedName }: CheckedWell): string | null {
  if (by === null || validatedName === null || validatedName.toUpperCase() === value.trim().toUpperCase()) return null;
  return ways[by];
}
