import type { ListedOrderWire } from '@cutsite/contracts/placed-order';
import { expect, test } from 'vitest';
import { ownOrders } from './own-orders.ts';

const order = (number: string, products: string[], names: string[] = ['Plate 1']): ListedOrderWire => ({
  order_id: `id of ${number}`,
  number,
  status: 'confirmed',
  placed: '2026-11-26T10:00:00Z',
  customer_reference_code: null,
  po_number: null,
  item_names: names,
  product_slugs: products,
  tracking_numbers: [],
  currency: 'USD',
  total: '1.00',
  is_owner: true,
  owner_name: 'Ada Test',
});
const numbers = (orders: readonly ListedOrderWire[], products: readonly string[]) =>
  ownOrders(orders, products).map(({ number }) => number);

test('beside an article stand the latest two orders of what it is about (CT-92)', () => {
  const orders = [order('4', ['sgrna_kit']), order('3', ['cell_gko']), order('2', ['custom_rna', 'cell_gko'])];
  expect(numbers([...orders, order('1', ['sgrna_kit'])], ['sgrna_kit', 'custom_rna'])).toEqual(['4', '2']);
  expect(numbers(orders, ['express_ko_pool'])).toEqual([]);
});

test.each([
  [['Plate 1'], 'Plate 1'],
  [['Plate 1', 'Plate 2', 'Buffer'], 'Plate 1, Plate 2, Buffer'],
  [['Plate 1', 'Plate 2', 'Buffer', 'g1', 'g2'], 'Plate 1, Plate 2, Buffer and 2 more'],
])('an order says what it holds: %j', (names, holds) => {
  expect(ownOrders([order('1', ['sgrna_kit'], names)], ['sgrna_kit'])).toEqual([
    { href: '/account/orders/detail?order=id%20of%201', number: '1', holds },
  ]);
});
