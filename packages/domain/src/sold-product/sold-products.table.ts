import type { makingTimes } from '../item/index.ts';
import type { Sold } from '../price/index.ts';

/** A product as somebody reads about it: how the price list names it, what one price is for, and what is made. */
export interface MadeProduct extends Sold {
  readonly unit: string;
  readonly making: keyof typeof makingTimes;
}

const guides = ['sgrna_kit', 'multiplex_sgrna', 'custom_rna'];

/** What the site and guided edit say prices and times of (CT-68, RQ-18). */
export const soldProducts = {
  'guide-rna-plates': { productSlugs: guides, productType: 'plate', unit: 'a guide', making: 'guide_plate' },
  'guide-rna-tubes': { productSlugs: guides, productType: 'tube', unit: 'a guide', making: 'guide_tube' },
  'gene-library': {
    productSlugs: ['on_demand_libraries'],
    productType: 'library',
    unit: 'a gene and copy',
    making: 'gene_library',
  },
  'cell-library': {
    productSlugs: ['engineered_cell_libraries'],
    productType: 'pool',
    unit: 'a pool and copy',
    making: 'cell_library',
  },
  'express-knockout': {
    productSlugs: ['express_ko_pool'],
    productType: 'pool',
    unit: 'a pool',
    making: 'express_ko_pool',
  },
  'gene-knockout': {
    productSlugs: ['gene_knockout'],
    productType: 'tube',
    unit: 'a gene',
    making: 'gene_knockout',
  },
  'cell-pool': { productSlugs: ['cell_gko'], productType: 'pool', unit: 'a pool', making: 'cell_gko' },
  'cell-clone': { productSlugs: ['cell_clonal'], productType: 'clone', unit: 'a clone', making: 'cell_clonal' },
} as const satisfies Readonly<Record<string, MadeProduct>>;

export type SoldProduct = keyof typeof soldProducts;
