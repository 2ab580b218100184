import { type ItemKind, itemKinds } from '@cutsite/domain/item';
import { expect, test } from 'vitest';
import { filterChips, filterChoices } from './filter-choices.ts';
import { readQueueAddress } from './queue-address.ts';

const reps = [
  { value: 'none', label: 'not assigned' },
  { value: '0b0e0000-0000-4000-8000-000000000001', label: 'Nora Lindqvist' },
];

test.each([
  [{ status: 'in_production,shipped' }, 'State: In production, Shipped'],
  [{ review: 'pending' }, 'Review: open'],
  [{ screening: 'not_required' }, 'Screening: not required'],
  [{ temperature: 'dry_ice' }, 'Temperature: Dry ice'],
  [{ due_to: '2026-12-01' }, 'Due by: 1 Dec 2026'],
  [{ placed_from: '2026-12-01' }, 'Placed from (UTC): 1 Dec 2026'],
  [{ placed_to: '2026-13-01' }, 'Placed to (UTC): 2026-13-01'],
  [{ sales_rep: reps[1]?.value ?? '' }, 'Sales: Nora Lindqvist'],
  [{ sales_rep: 'none' }, 'Sales: not assigned'],
  [{ customer: '0b0e0000-0000-4000-8000-000000000002' }, 'Customer: the one chosen'],
  [{ search: 'a, b' }, 'Search: “a, b”'],
])('The filter %j of the list of orders reads as a colleague would say it (OF-23)', (query, text) => {
  expect(filterChips(query, reps)).toEqual([{ name: Object.keys(query)[0], text }]);
});

test('A view, an order and a page are no filters of their own (OF-23)', () => {
  expect(filterChips({ view: 'overdue', sort: 'due', page: '2' }, reps)).toEqual([]);
});

test('Several stand in the order of the fields, whatever the order of the address (OF-23)', () => {
  const chips = filterChips({ search: 'KRAS', product: 'sgrna_kit', status: 'shipped' }, reps);
  expect(chips.map(({ name }) => name)).toEqual(['status', 'product', 'search']);
});

test.each(Object.keys(itemKinds) as ItemKind[])(
  'Orders with items of the kind %s have their filters (OF-23)',
  (kind) => {
    const slugs = Object.keys(itemKinds[kind].products);
    expect(slugs.length).toBeGreaterThan(0);
    expect(filterChoices.product.map(({ value }) => value)).toEqual(expect.arrayContaining(slugs));
    for (const product of slugs) {
      expect(readQueueAddress(new URLSearchParams({ product })).query).toEqual({ product });
    }
  },
);
