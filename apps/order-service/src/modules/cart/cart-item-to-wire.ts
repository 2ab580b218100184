import type { AnyCartItem } from '@cutsite/contracts/cart';
import { priceLinesToWire } from '@cutsite/contracts/price-list';
import { itemReportToWire } from '@cutsite/contracts/report';
import { itemName, rowOf } from '@cutsite/domain/item';
import { formatDecimal, multiplyMoney, usd } from '@cutsite/domain/money';
import type { Pool } from 'pg';
import type { ItemTables } from '../../item-tables/index.ts';
import { knownId, priceLineOf } from '../order-contents/index.ts';
import { type CartItemRow, readItem } from './cart.repository.ts';

/** An item as the cart shows it: what all kinds have, and the fields of each kind, empty but for those of its own. */
export const cartItemToWire = (tables: ItemTables, row: CartItemRow): AnyCartItem => cartItemsToWire(tables)(row);

/** The same for all items of a cart. What several of them share, such as a price, is put into its wire form once. */
export function cartItemsToWire({ kinds, wires }: ItemTables): (row: CartItemRow) => AnyCartItem {
  const linesOf = onceForEach((lines: CartItemRow['price_lines']) => priceLinesToWire(lines.map(priceLineOf)));
  const reportOf = onceForEach(itemReportToWire);
  const empty = emptyFieldsOf(wires);
  return (row) => {
    const { item, quantity } = row;
    return {
      ...empty,
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
      ...rowOf(wires, item.kind).cartFields.of(item),
    };
  };
}

/** Makes each value once. */
function onceForEach<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
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

const emptyFields = new WeakMap<ItemTables['wires'], Readonly<Record<string, unknown>>>();

/**
 * The fields of all kinds of a table, empty: made once. By way of JSON, which makes an object that is copied ten times
 * as fast as one that grew field by field: for a cart of 30 items that is a tenth of the time of reading it.
 */
function emptyFieldsOf(wires: ItemTables['wires']): Readonly<Record<string, unknown>> {
  const made = emptyFields.get(wires);
  if (made !== undefined) return made;
  const all = Object.assign({}, ...Object.values(wires).map(({ cartFields }) => cartFields.ofOthers));
  const empty = JSON.parse(JSON.stringify(all)) as Readonly<Record<string, unknown>>;
  emptyFields.set(wires, empty);
  return empty;
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
