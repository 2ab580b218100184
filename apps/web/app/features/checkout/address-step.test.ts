import { describe, expect, test } from 'vitest';
import { firstChoice } from './address-step.tsx';

const boston = {
  first_name: 'Mirela',
  last_name: 'Anand',
  company: '',
  line1: '40 Quarry Road',
  line2: '',
  city: 'Boston',
  subdivision: 'MA',
  postal_code: '02130',
  country: 'US',
  phone: '',
};
const elsewhere = { ...boston, line1: '1 Other Road' };

const booked = (id: string, address: typeof boston, shipping_used: string | null, billing_used: string | null) => ({
  id,
  address,
  shipping_used,
  billing_used,
  last_updated: '2026-11-01T00:00:00.000Z',
});
const none = { contents: { shipping_address: null, billing_address: null } };
const toBoston = { contents: { shipping_address: boston, billing_address: null } };
const book = [
  booked('a', boston, '2026-11-02T00:00:00.000Z', null),
  booked('b', elsewhere, '2026-11-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z'),
];

describe('which address is chosen when the step opens', () => {
  test.each([
    ['nothing is known: one is typed', 'shipping', none, [], 'new'],
    ['the book was never used: its first', 'shipping', none, [booked('n', boston, null, null)], 'n'],
    ['the one that was shipped to last', 'shipping', none, book, 'a'],
    ['the one that was billed last, which may be another one', 'billing', toBoston, book, 'b'],
    ['nothing was billed yet: the shipping address', 'billing', toBoston, [booked('a', boston, null, null)], 'same'],
    [
      'the order has one: that',
      'shipping',
      { contents: { shipping_address: elsewhere, billing_address: null } },
      book,
      'b',
    ],
    [
      'the order is billed where it is shipped to',
      'billing',
      { contents: { shipping_address: boston, billing_address: boston } },
      book,
      'same',
    ],
  ] as const)('%s', (_title, use, order, known, chosen) => {
    expect(firstChoice(use, order, known)).toBe(chosen);
  });

  test.each([
    ['it is shipped where the owner of the cart wants it', 'shipping', none, [], 'shared:0'],
    ['which may be an address of the own book', 'shipping', none, book, 'b'],
    ['but the invoice goes where the last one went', 'billing', toBoston, book, 'b'],
    ['and what is chosen in the order stays', 'shipping', toBoston, book, 'a'],
  ] as const)('with an address that was shared: %s (CA-31)', (_title, use, order, known, chosen) => {
    expect(firstChoice(use, order, known, [elsewhere])).toBe(chosen);
  });
});
