import { type GeneIndex, otherNames, placesOf } from './gene-index.ts';
import { exactKey } from './name-keys.ts';
import type { NamedGene } from './resolved-name.ts';

/**
 * The gene of a list that is called like a gene of another species: by its symbol, or else by a name that both have, as
 * Trp53 of mouse and TP53 of human are both p53. Null where there is none, and where there are several.
 */
export function namesakeOf<Gene extends NamedGene>(gene: NamedGene, index: GeneIndex<Gene>): Gene | null {
  const { bySymbol, byOtherName, genes } = index;
  const only = (places: ReadonlySet<number>): Gene | null => {
    const [place, ...more] = places;
    return place === undefined || more.length > 0 ? null : (genes[place] ?? null);
  };
  const ofSymbol = new Set(placesOf(bySymbol, exactKey(gene.symbol)));
  if (ofSymbol.size > 0) return only(ofSymbol);
  const keys = [gene.symbol, ...otherNames(gene)].map(exactKey);
  return only(new Set(keys.flatMap((key) => [...placesOf(bySymbol, key), ...placesOf(byOtherName, key)])));
}
