import { groupedDigits } from '@cutsite/domain/text';
import type { Chosen } from './use-chosen.ts';

/** Whether what is selected is of this page or of the filter, in words. */
export function selectedText({ selected, scope }: Pick<Chosen, 'selected' | 'scope'>): string {
  if (selected.length === 0) return 'None selected';
  const count = groupedDigits(selected.length);
  if (scope === 'filter') return `All ${count} of the filter selected`;
  return scope === 'page' ? `${count} of this page selected` : `${count} of several pages selected`;
}
