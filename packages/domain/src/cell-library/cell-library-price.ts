import type { GenomeSlug } from '../gene/index.ts';
import type { CellLibraryItem } from './cell-library-item.ts';

/** What the price of a pool depends on (CL-16 to CL-18). */
export interface PoolPriceFeatures {
  readonly species: GenomeSlug;
  /** Of one copy: controls are not counted, and copies do not change the tier (ruling 42). */
  readonly pools: number;
  readonly replicates: number;
}

/** The features of an item. */
export function poolPriceFeatures({ species, genes, replicates }: CellLibraryItem): PoolPriceFeatures {
  return { species, pools: genes.length, replicates };
}
