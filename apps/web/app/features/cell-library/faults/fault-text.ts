import type { PoolFaultCode } from '@cutsite/domain/cell-library';

/** What is wrong with a pool in two words, for tables, lists and headings. */
export const faultText: Readonly<Record<PoolFaultCode, string>> = {
  GENE_NOT_FOUND: 'Not found',
  GENE_AMBIGUOUS: 'Choose',
  ZERO_GUIDES: 'No guides',
  GENE_REPEATED: 'Repeated',
  PARALOGS_FOUND: 'Paralogs',
  ESSENTIAL_GENE: 'Essential',
  FEWER_THAN_THREE_GUIDES: 'Few guides',
};
