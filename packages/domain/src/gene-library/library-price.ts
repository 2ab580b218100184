import type { GenomeSlug } from '../gene/index.ts';
import { countWells, type GeneLibraryItem } from './library-item.ts';
import type { LibraryPlateSlug } from './plate-types.ts';

/** What the price of a gene depends on, by the names of the pricing call (GL-29). */
export interface LibraryPriceFeatures {
  readonly plateFormat: LibraryPlateSlug;
  readonly species: GenomeSlug;
  readonly quantityPerWell: number;
  readonly replicates: number;
  /** Gene wells of one copy, without controls (ruling 85). */
  readonly totalNumGenes: number;
}

/** The features of an item. */
export function libraryPriceFeatures(item: GeneLibraryItem): LibraryPriceFeatures {
  const { plateFormat, species, quantityPerWell, replicates } = item;
  return { plateFormat, species, quantityPerWell, replicates, totalNumGenes: countWells(item).genes };
}
