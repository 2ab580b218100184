import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const apps = join(import.meta.dirname, '../../../..');

/** Where amounts stand below each other: the style sheet, and the rule of the column. */
const columns = [
  ['web/app/features/cart/items/cart-item.module.css', '.price'],
  ['web/app/features/cart/summary/summary.module.css', '.summary dd'],
  ['web/app/features/cart/recalculation/recalculation.module.css', '.difference td'],
  ['web/app/features/checkout/checkout-screen.module.css', '.panel dd'],
  ['web/app/features/payment/pay/payment-panel.module.css', '.sums dd'],
  ['web/app/features/placed-order/list/orders-page.module.css', '.table .amount'],
  ['web/app/features/placed-order/detail/order-page.module.css', '.items tr > :last-child'],
  ['web/app/features/quote/quote.module.css', '.tableFrame tr > :nth-child(5)'],
  ['web/app/platform/order-summary/order-summary.module.css', '.totals dd'],
  ['office/app/features/orders/queue/order-table.module.css', '.table .amount'],
  ['office/app/platform/record/items.module.css', '.items .amount'],
] as const;

/** What the first rule of a selector says; the rules for narrow screens come after it. */
function ruleOf(file: string, selector: string): string {
  const rules = readFileSync(join(apps, file), 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  for (const [, selectors = '', declarations = ''] of rules) {
    if (selectors.split(',').some((one) => one.trim() === selector)) return declarations;
  }
  return '';
}

describe('amounts below each other end at the same place', () => {
  test.each(columns)('%s: %s', (file, selector) => {
    expect(ruleOf(file, selector)).toContain('text-align: right');
  });

  test('their figures are of one width, on every page', () => {
    expect(ruleOf('../packages/ui/src/theme/base.css', 'body')).toContain('tabular-nums');
  });
});
