/** One line on what each product is, by the address of its order screen: for the search and the menu. */
export const productNotes = {
  '/order/guide-rna': '24 to 96 guides on a plate',
  '/order/guide-rna/tubes': 'One guide a tube',
  '/order/gene-library': 'Guides for a list of genes',
  '/order/engineered-cell-library': 'Knockout pools in racks of 96',
  '/order/express-knockout': 'Knockout pools from sequences',
  '/order/gene-knockout': 'One gene, by the nmol',
  '/order/engineered-cells/crispr-knockout-cell-pool': 'A pool of edited cells',
  '/order/engineered-cells/crispr-knockout-cell-clone': 'One clone of edited cells',
} as const;
