import type { AddedStateWire } from '@cutsite/contracts/cart';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AddedPill } from './added-to-cart.tsx';

const added = { orderId: 'cart-1', itemIds: ['item-1'], at: 200 };
const shown = (state: AddedStateWire | null) =>
  renderToStaticMarkup(<AddedPill added={added} states={new Map(state === null ? [] : [[added, state]])} />);

test.each([
  ['cart', null, 'In the cart', '/cart'],
  ['saved', null, 'In a cart put aside', '/cart'],
  ['quote', null, 'In a quote', '/quote?order=order-1'],
  ['ordered', 'CS-1234-5678', 'Ordered, CS-1234-5678', '/account/orders/detail?order=order-1'],
] as const)('a project whose items are in a %s says so, and leads there (PJ-8)', (state, number, text, address) => {
  const html = shown({ state, order_id: 'order-1', number });
  expect(html).toContain(text);
  expect(html).toContain(`href="${address}"`);
});

test('a project whose items were removed from the cart is a project like any other (PJ-8)', () =>
  expect(shown({ state: 'removed', order_id: null, number: null })).toBe(''));

test('while the store has not answered it says no more than is known', () =>
  expect(shown(null)).toContain('Added to a cart'));
