import type { WellFaultCode } from '@cutsite/domain/gene-library';

/** Two words for a fault, in lists and tables. */
export const faultText: Readonly<Record<WellFaultCode, string>> = {
  GENE_NOT_FOUND: 'Not found',
  GENE_AMBIGUOUS: 'Choose',
  ZERO_GUIDES: 'No guides',
  FEWER_THAN_THREE_GUIDES: 'Fewer than 3',
  ESSENTIAL_GENE: 'Essential',
  GENE_REPEATED: 'Repeated',
};
