import type { AnyCartItem } from '@cutsite/contracts/cart';
import { priceLinesToWire } from '@cutsite/contracts/price-list';
import { itemReportToWire } from '@cutsite/contracts/report';
import { itemName, rowOf } from '@cutsite/domain/item';
import { formatDecimal, multiplyMoney, usd } from '@cutsite/domain/money';
import type { Pool } from 'pg';
import type { ItemTables } from '../../item-tables/index.ts';
import { knownId, priceLineOf } from '../order-contents/index.ts';
import { type CartItemRow, readItem } from './cart.repository.ts';

/** An item as the cart shows it: what all kinds have, and the fields of its kind. The answer fills in the others. */
export const cartItemToWire = (tables: ItemTables, row: CartItemRow): AnyCartItem => cartItemsToWire(tables)(row);

/** The same for all items of a cart. What several of them share, such as a price, is put into its wire form once. */
export function cartItemsToWire({ kinds, wires }: ItemTables): (row: CartItemRow) => AnyCartItem {
  const linesOf = memoiseByObject((lines: CartItemRow['price_lines']) => priceLinesToWire(lines.map(priceLineOf)));
  const reportOf = memoiseByObject(itemReportToWire);
  return (row) => {
    const { item, quantity } = row;
    return {
      ...rowOf(wires, item.kind).cartFields.of(item),
      id: row.id,
      kind: item.kind,
      name: itemName(kinds, item),
      project_name: item.projectName ?? null,
      product_slug: item.productSlug,
      quantity,
      currency: 'USD',
      subtotal: formatDecimal(multiplyMoney(usd(row.subtotal_minor), quantity)),
      undiscounted_subtotal: formatDecimal(multiplyMoney(usd(row.undiscounted_minor), quantity)),
      price_lines: linesOf(row.price_lines),
      price_list_version: row.price_list_version,
      needs_review: row.needs_review,
      report: row.report === null ? null : reportOf(row.report),
      created: row.created_at.toISOString(),
      last_updated: row.updated_at.toISOString(),
    };
  };
}

/** Makes each value once. */
function memoiseByObject<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    let value = made.get(key);
    if (value === undefined) {
      value = make(key);
      made.set(key, value);
    }
    return value;
  };
}

/**
 * The item of this id in a cart that the user owns or holds; null when there is none, or the text is no id.
 *
 * @param text the id as it stood in the path
 */
export async function findItem(pool: Pool, userId: string, text: string): Promise<CartItemRow | null> {
  const id = knownId(text);
  return id === null ? null : readItem(pool, userId, id);
}
