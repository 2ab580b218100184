import type { orderedProducts } from '@cutsite/content/block';

/** The order screen of each product that content names. */
export const orderScreens: Readonly<Record<keyof typeof orderedProducts, string>> = {
  'guide-rna-plates': '/order/guide-rna',
  'guide-rna-tubes': '/order/guide-rna/tubes',
  'gene-library': '/order/gene-library',
  'cell-library': '/order/engineered-cell-library',
  'express-knockout': '/order/express-knockout',
  'gene-knockout': '/order/gene-knockout',
  'cell-pool': '/order/engineered-cells/crispr-knockout-cell-pool',
  'cell-clone': '/order/engineered-cells/crispr-knockout-cell-clone',
};
