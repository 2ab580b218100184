import { type Money, usd } from '@cutsite/domain/money';
import type { AddedCost } from './list-preview.ts';

/** What a project costs: its sum, and so many at each price. */
export interface PricedLines {
  readonly subtotal: Money;
  readonly lines: readonly { readonly count: number; readonly each: Money }[];
}

/**
 * What is added by rows: the price with them less the price without. Its parts are listed where each price only gained
 * rows; where more rows make those that were there cheaper, only the sum is true.
 */
export function addedCost(before: PricedLines, after: PricedLines): AddedCost {
  const counts = new Map<number, number>();
  for (const { count, each } of after.lines) counts.set(each.minor, (counts.get(each.minor) ?? 0) + count);
  for (const { count, each } of before.lines) counts.set(each.minor, (counts.get(each.minor) ?? 0) - count);
  const changed = [...counts].filter(([, count]) => count !== 0).toSorted(([one], [other]) => one - other);
  const added = usd(after.subtotal.minor - before.subtotal.minor);
  const isGain = changed.every(([, count]) => count > 0);
  return { added, parts: isGain ? changed.map(([minor, count]) => ({ count, each: usd(minor) })) : null };
}
