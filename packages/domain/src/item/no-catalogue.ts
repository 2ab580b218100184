/** Said of an item that has to be checked by the gene catalogue while there is none; ours. */
export const noCatalogueFault = {
  code: 'no_gene_catalogue',
  severity: 'error',
  message: 'The list of genes is not there at the moment, so this cannot be checked. Please try later.',
} as const;
