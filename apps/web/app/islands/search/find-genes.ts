import { type CatalogueGene, type GenomeSlug, geneGenomes, genomeSlugs } from '@cutsite/domain/gene';
import { fetchLibraryGenes } from '../../genes/catalogue/fetch-gene-list.ts';
import { geneListStore } from '../../genes/catalogue/gene-list-store.ts';
import { isTarget } from '../../genes/guides/wanted-names.ts';
import { geneSuggestions } from '../../genes/search/gene-suggestions.ts';
import type { Finding } from './finding.ts';

const store = geneListStore(fetchLibraryGenes);
const maxOfGenome = 3;

const address = (genome: GenomeSlug, name: CatalogueGene['symbol']): string =>
  `/guides?species=${genome}&gene=${encodeURIComponent(name)}`;

async function ofGenome(genome: GenomeSlug, typed: string): Promise<readonly Finding[]> {
  const genes = await store.loaded(genome).catch(() => null);
  return geneSuggestions(typed, genes)
    .options.slice(0, maxOfGenome)
    .map(({ value, note = '' }) => ({
      kind: 'Gene',
      title: value,
      note: `${geneGenomes[genome].commonName}, ${note}`,
      href: address(genome, value),
    }));
}

/** Genes of every genome by any name; a target leads to the genes that it is a guide of. */
export async function findGenes(typed: string): Promise<readonly Finding[]> {
  if (isTarget(typed)) {
    return genomeSlugs.map((genome) => ({
      kind: 'Guide',
      title: typed,
      note: `Which ${geneGenomes[genome].commonName} gene is it a guide of?`,
      href: address(genome, typed),
    }));
  }
  return (await Promise.all(genomeSlugs.map((genome) => ofGenome(genome, typed)))).flat();
}
