import { maxFoundCounted, searchWords } from '@cutsite/domain/placed-order';
import { countText, groupedDigits } from '@cutsite/domain/text';

/** Whether a search found more than are counted; what is narrowed down without one is counted whole. */
export const isMoreThanCounted = (count: number, search: string): boolean =>
  count > maxFoundCounted && searchWords(search).length > 0;

/** How many a list has: `1 order`, `2,310 orders`, and of a search `More than 10,000 orders`. */
export function foundText(count: number, search: string, noun: 'order' | 'request'): string {
  if (isMoreThanCounted(count, search)) return `More than ${groupedDigits(maxFoundCounted)} ${noun}s`;
  return countText(count, noun);
}
