import { type Money, multiplyMoney, sumMoney, usd } from '../money/index.ts';
import type { PriceLine } from './price-item.ts';

/** What one rule takes off all items together. */
export interface Discount {
  /** The label of the rule, as the price list has it. */
  readonly label: string;
  readonly amount: Money;
}

/** What is taken off the list prices of a cart, by the rule that does it, in the order in which they first apply. */
export function discountsByReason(
  entries: readonly { readonly lines: readonly Pick<PriceLine, 'count' | 'unit'>[]; readonly quantity: number }[],
): Discount[] {
  const byLabel = new Map<string, Money[]>();
  for (const { lines, quantity } of entries) {
    for (const { count, unit } of lines) {
      const off = usd(unit.list.minor - unit.unit.minor);
      if (off.minor === 0) continue;
      const { label } = unit.winner;
      byLabel.set(label, [...(byLabel.get(label) ?? []), multiplyMoney(off, count * quantity)]);
    }
  }
  return [...byLabel].map(([label, amounts]) => ({ label, amount: sumMoney(amounts) }));
}
