import type { orderedProducts } from '@cutsite/content/block';
import type { Sold } from '@cutsite/domain/price';

/** A product of the content, as the price list names it, and what one price is for. */
export interface PricedAs extends Sold {
  readonly unit: string;
}

export type OrderedProduct = keyof typeof orderedProducts;

const guides = ['sgrna_kit', 'multiplex_sgrna', 'custom_rna'];

export const pricedAs: Readonly<Record<OrderedProduct, PricedAs>> = {
  'guide-rna-plates': { productSlugs: guides, productType: 'plate', unit: 'a guide' },
  'guide-rna-tubes': { productSlugs: guides, productType: 'tube', unit: 'a guide' },
  'gene-library': { productSlugs: ['on_demand_libraries'], productType: 'library', unit: 'a gene and copy' },
  'cell-library': { productSlugs: ['engineered_cell_libraries'], productType: 'pool', unit: 'a pool and copy' },
  'express-knockout': { productSlugs: ['express_ko_pool'], productType: 'pool', unit: 'a pool' },
  'gene-knockout': { productSlugs: ['gene_knockout'], productType: 'tube', unit: 'a gene' },
  'cell-pool': { productSlugs: ['cell_gko'], productType: 'pool', unit: 'a pool' },
  'cell-clone': { productSlugs: ['cell_clonal'], productType: 'clone', unit: 'a clone' },
};
