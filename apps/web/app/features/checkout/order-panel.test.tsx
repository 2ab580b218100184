import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FailureDialogProvider } from '../../platform/failure/failure-dialog.tsx';
import { OrderPanel } from './order-panel.tsx';
import type { OpenCheckout } from './use-checkout.ts';

const days = {
  making_days: 5,
  transit_days: 1,
  ships_by: '2026-12-21',
  arrives_by: '2026-12-22',
  waits_for_review: false,
};
const groups = [
  { id: 'g1', temperature: 'ambient', shipping_method: 'express' },
  { id: 'g2', temperature: 'dry_ice', shipping_method: null },
];
const contents = {
  groups,
  items: [],
  voucher: null,
  tax: { label: 'Tax', exempt_certificate: null },
  totals: { subtotal: '72.00', discount: '0.00', shipping: '35.00', tax: '0.00', total: '107.00' },
  shipping_address: null,
  customer_reference_code: null,
  cost_centre: null,
};

/** @param deliveries what the service says of each box */
function shown(
  deliveries: readonly object[],
  of: readonly object[] = groups,
  change: object = {},
  head: object = {},
): string {
  const order = {
    order_id: 'o1',
    may_act: false,
    voucher_refusal: null,
    contents: { ...contents, groups: of, ...change },
    deliveries,
    ...head,
  };
  return renderToStaticMarkup(
    <FailureDialogProvider>
      <OrderPanel checkout={{ order } as unknown as OpenCheckout} />
    </FailureDialogProvider>,
  );
}

test('the checkout says of each box when it leaves and arrives if the order is placed today (CO-25)', () => {
  const html = shown([
    { group_id: 'g1', ...days },
    { group_id: 'g2', ...days, ships_by: '2026-12-28', transit_days: null, arrives_by: null },
  ]);
  expect(html).toContain('If you order today');
  expect(html).toContain('<li>Ambient, ships dry: ships by Mon 21 Dec, arrives by Tue 22 Dec.</li>');
  expect(html).toMatch(/<li>Dry ice[^<]*: ships by Mon 28 Dec\.<\/li>/);
});

test('one box needs no name, and one of which nothing is known is left out (CO-25)', () => {
  expect(shown([{ group_id: 'g1', ...days }])).toContain('<li>Ships by Mon 21 Dec, arrives by Tue 22 Dec.</li>');
  expect(shown([])).not.toContain('If you order today');
});

test('a coupon that takes nothing off has no line (CA-17)', () => {
  const voucher = { code: 'GUIDES10', label: 'Ten percent' };
  expect(shown([], groups, { voucher })).not.toContain('GUIDES10');
  const totals = { ...contents.totals, discount: '7.20' };
  expect(shown([], groups, { voucher, totals })).toContain('Coupon GUIDES10');
});

test('the prices are those of the cart, or of the quote by its number', () => {
  expect(shown([])).toContain('Same prices as in your cart.');
  const html = shown([], groups, {}, { status: 'quote', quote_number: 'Q-1A2B-3C4D' });
  expect(html).toContain('Same prices as in your quote Q-1A2B-3C4D.');
  expect(html).not.toContain('cart');
});
