import type { CatalogueGene } from '@cutsite/domain/gene';
import { countText } from '@cutsite/domain/text';
import { AboutGene } from '../about/loaded-about-gene.ts';
import { type GenesAtHand, geneOf } from '../catalogue/gene-list-store.ts';
import { type WayToGene, wayWord } from '../names/gene-text.ts';
import { type Fact, Facts } from './facts.tsx';

interface GeneFactsProps {
  readonly gene: CatalogueGene;
  readonly genes: GenesAtHand;
  readonly typed: string;
  readonly by: WayToGene | null;
  /** Genes that bear the typed name as well, although another decides. */
  readonly otherMeanings?: readonly CatalogueGene[];
}

/** What is known of a gene, and how its name led to it. */
export function GeneFacts({ gene, genes, typed, by, otherMeanings = [] }: GeneFactsProps) {
  const way = wayWord(typed, gene.symbol, by);
  const { genome } = genes.index;
  const about = (part: 'name' | 'place') => <AboutGene genome={genome} ensemblId={gene.ensemblId} part={part} />;
  const rows: readonly (Fact | null)[] = [
    ['Gene', gene.currentSymbol === null ? gene.symbol : `${gene.symbol}, now called ${gene.currentSymbol}`],
    ['Full name', about('name')],
    way === null ? null : ['Typed', `${typed.trim()} (${way})`],
    ['Ensembl id', gene.ensemblId],
    ['Location', about('place')],
    ['Guides', gene.guideCount === 0 ? 'none' : countText(gene.guideCount, 'guide')],
    gene.isEssential ? ['Essential', 'common essential gene'] : null,
    gene.offTargetGenes.length === 0
      ? null
      : ['Hit along with it', gene.offTargetGenes.map((id) => geneOf(genes, id)?.symbol ?? id).join(', ')],
    otherMeanings.length === 0 ? null : ['Also a name of', otherMeanings.map(({ symbol }) => symbol).join(', ')],
  ];
  return <Facts rows={rows.filter((row) => row !== null)} />;
}
