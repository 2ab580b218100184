import type { CartItemWire } from '@cutsite/contracts/cart';
import { itemWires } from '@cutsite/contracts/item';
import type { OrderItem } from '@cutsite/domain/item';
import { generatedItems, type ListedKind, pricedUnits } from '@cutsite/test-support/items';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ItemView } from '../platform/item-view.ts';
import { itemViews } from './item-views.ts';

/** The item as the cart shows it, as far as its kind says. */
function shown(item: OrderItem): CartItemWire {
  const { cartFields } = itemWires[item.kind];
  return {
    kind: item.kind,
    product_slug: item.productSlug,
    ...cartFields.of(item as never),
  } as unknown as CartItemWire;
}

test.each(Object.keys(generatedItems) as ListedKind[])(
  'today’s price of a line in the cart is asked by the query that has priced it: %s (PR-13)',
  (kind) => {
    fc.assert(
      fc.property(generatedItems[kind], (item) => {
        const view: ItemView = itemViews[kind];
        for (const { query, count, length } of pricedUnits(item)) {
          const line = { count, min_length: length, max_length: length } as CartItemWire['price_lines'][number];
          expect(view.priceQuery?.(shown(item), line)).toEqual(query);
        }
      }),
    );
  },
);

test('a line of one’s own is one whose name has the word Other, as where it is priced (KO-2)', () => {
  const item = { kind: 'knockout_cells', product_slug: 'cell_gko', species: 'homo_sapiens', guaranteed_yield: null };
  const asked = (cellLine: string) =>
    itemViews.knockout_cells.priceQuery?.({ ...item, cell_line: cellLine } as unknown as CartItemWire, {} as never);
  expect(asked('OTHER: mine')).toMatchObject({ options: { cell_line: 'own' } });
  expect(asked('Otherwise-1')).toMatchObject({ options: { cell_line: 'catalogue' } });
});

test('of what sales has quoted no price of today is asked: no list has one (PR-13)', () => {
  const view: ItemView = itemViews.quoted_line;
  expect(view.priceQuery).toBeUndefined();
});
