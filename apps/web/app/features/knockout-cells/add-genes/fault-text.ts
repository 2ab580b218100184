import type { KnockoutFaultCode } from '@cutsite/domain/knockout-cells';

/** The faults of a gene in two words. */
export const faultText: Readonly<Record<KnockoutFaultCode, string>> = {
  GENE_MISSING: 'No gene',
  GENE_NOT_FOUND: 'Not found',
  GENE_AMBIGUOUS: 'Which gene?',
  ZERO_GUIDES: 'No guides',
  ESSENTIAL_GENE: 'Essential',
  PARALOGS_FOUND: 'Paralogs',
  REPEATED: 'Repeated',
  CELL_LINE_MISSING: 'No line',
  CELL_LINE_NOT_OFFERED: 'Other line',
  OWN_LINE_INVALID: 'Line',
  QUANTITY_INVALID: 'Amount',
};
