import type { CatalogueGene } from '@cutsite/domain/gene';

/**
 * A gene with four guides that nothing is special about. Its id is made of its symbol, so that equal symbols are one
 * gene.
 */
export function aGene(symbol: string, changes: Partial<CatalogueGene> = {}): CatalogueGene {
  let number = 0;
  for (const letter of symbol) number = (number * 31 + letter.charCodeAt(0)) % 99_999_999_999;
  return {
    ensemblId: ensemblIdOf(number),
    symbol,
    currentSymbol: null,
    synonyms: [],
    uncertainSynonyms: [],
    isProteinCoding: true,
    isEssential: false,
    isControl: false,
    guideCount: 4,
    offTargetGenes: [],
    ...changes,
  };
}

/** A human Ensembl id of this number. */
export const ensemblIdOf = (number: number): string => `ENSG${String(number).padStart(11, '0')}`;
