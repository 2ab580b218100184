import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CartSums, totalText } from './cart-sums.tsx';

const box = (temperature: 'ambient' | 'cold_packs', amount: string | null) => ({
  id: temperature,
  temperature,
  shipping_amount_charged: amount,
});

test.each([
  ['no shipment', [box('ambient', null), box('cold_packs', null)], 'Total before shipping and tax', /Shipping and tax/],
  ['one of two shipments', [box('ambient', '32.00'), box('cold_packs', null)], 'Total so far', /not chosen yet/],
  ['every shipment', [box('ambient', '32.00'), box('cold_packs', '64.00')], 'Total before tax', /\$64\.00/],
] as const)('with a method for %s the total is called what it holds (CA-13)', (_which, groups, called, line) => {
  expect(totalText(groups)).toBe(called);
  const cart = { undiscounted_subtotal: '95.00', discounts: [], subtotal: '95.00', voucher: null, groups };
  const html = renderToStaticMarkup(<CartSums cart={cart} />);
  expect(html).toMatch(line);
  expect(html.includes('$32.00')).toBe(groups[0].shipping_amount_charged !== null);
});

test.each([
  ['0.00', false],
  ['4.75', true],
])('a coupon that takes off %s has a line: %s (CA-17)', (discount, isShown) => {
  const voucher = { code: 'GUIDES10', label: 'Ten percent', discount, refusal: null };
  const cart = { undiscounted_subtotal: '95.00', discounts: [], subtotal: '95.00', voucher, groups: [] };
  expect(renderToStaticMarkup(<CartSums cart={cart} />).includes('Coupon GUIDES10')).toBe(isShown);
});
