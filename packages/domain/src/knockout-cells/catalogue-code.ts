import { type GenomeSlug, geneGenomes } from '../gene/index.ts';

/**
 * The catalogue code of gene knockout cells: `GKO-HS-KEAP1-3` (KO-4, ruling 57). The pattern is ours until the provider
 * gives its own, and stands here alone.
 */
export function catalogueCode(genome: GenomeSlug, symbol: string, quantity: number): string {
  return `GKO-${geneGenomes[genome].code}-${symbol.toUpperCase()}-${quantity}`;
}
