import { type RowFault, type Severity } from '@cutsite/domain/guide-rna';
import { explained } from '../words/explained.ts';

/** What stands under a field: all its errors, or all its warnings. Null when there is nothing to say. */
export function said(faults: readonly RowFault[], field: RowFault['field'], severity: Severity): string | null {
  const sentences = faults.filter((fault) => fault.field === field && fault.severity === severity).map(explained);
  return sentences.length === 0 ? null : sentences.join(' ');
}
