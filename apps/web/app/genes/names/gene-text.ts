import type { CatalogueGene, NamedBy } from '@cutsite/domain/gene';
import { countText } from '@cutsite/domain/text';

/** What is worth knowing of a gene before it is chosen (ruling 78): "4 guides, essential, 2 paralogs". */
export function geneFlags({
  guideCount,
  isEssential,
  offTargetGenes,
}: Pick<CatalogueGene, 'guideCount' | 'isEssential' | 'offTargetGenes'>): string {
  return [
    guideCount === 0 ? 'no guides' : countText(guideCount, 'guide'),
    isEssential ? 'essential' : null,
    offTargetGenes.length > 0 ? countText(offTargetGenes.length, 'paralog') : null,
  ]
    .filter((word) => word !== null)
    .join(', ');
}

/** How a name led to its gene; `choice`: the customer chose it. */
export type WayToGene = NamedBy | 'choice';

const ways: Readonly<Record<WayToGene, string | null>> = {
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
export function wayWord(typed: string, symbol: string | null, by: WayToGene | null): string | null {
  if (by === null || symbol === null || symbol.toUpperCase() === typed.trim().toUpperCase()) return null;
  return ways[by];
}
