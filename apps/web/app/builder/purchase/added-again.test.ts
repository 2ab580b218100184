import { expect, test } from 'vitest';
import { addedAgain } from './added-again.ts';

const before = { orderId: 'cart-1', itemIds: ['item-1'], at: 100 };
const now = { orderId: 'cart-2', itemIds: ['item-2'], at: 200 };

test.each(['cart', 'saved', 'quote', 'ordered'] as const)(
  'a project whose first items are in a %s goes into the cart as a copy, and says so (PJ-8, ruling 55)',
  (state) =>
    expect(addedAgain(before, now, { state, order_id: 'cart-1', number: null }, ' Kinase screen ')).toEqual({
      added: { ...now, itemIds: ['item-1', 'item-2'] },
      text: 'Added to the cart once more: a copy of “Kinase screen”.',
    }),
);

test('one whose items were removed from the cart is no copy: only the new items are its own (PJ-8)', () =>
  expect(addedAgain(before, now, { state: 'removed', order_id: null, number: null }, 'Kinase screen')).toEqual({
    added: now,
    text: 'Added to the cart: “Kinase screen”.',
  }));

test('while the service has not said where they are, nothing is forgotten', () =>
  expect(addedAgain(before, now, undefined, '')).toEqual({
    added: { ...now, itemIds: ['item-1', 'item-2'] },
    text: 'Added to the cart once more: a copy of the project.',
  }));

test('of very many copies the last hundred items are remembered, as many as the service is asked about', () => {
  const many = { ...before, itemIds: Array.from({ length: 100 }, (_, at) => `item-${at}`) };
  expect(addedAgain(many, now, undefined, 'Screen').added.itemIds).toHaveLength(100);
});
