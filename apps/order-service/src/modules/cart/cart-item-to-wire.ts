import type { AnyCartItem } from '@cutsite/contracts/cart';
import { priceLinesToWire } from '@cutsite/contracts/price-list';
import { itemReportToWire } from '@cutsite/contracts/report';
import { itemName, type KindedItem, rowOf } from '@cutsite/domain/item';
import { formatDecimal, multiplyMoney, usd } from '@cutsite/domain/money';
import type { Pool } from 'pg';
import type { ItemTables } from '../../item-tables/index.ts';
import { knownId, priceLineOf } from '../order-contents/index.ts';
import { type CartItemRow, readItem } from './cart.repository.ts';

/** An item as the cart shows it: what all kinds have, and the fields of each kind, empty but for those of its own. */
export function cartItemToWire({ kinds, wires }: ItemTables, row: CartItemRow): AnyCartItem {
  const { item, quantity } = row;
  return {
    id: row.id,
    kind: item.kind,
    name: itemName(kinds, item),
    project_name: item.projectName ?? null,
    product_slug: item.productSlug,
    ...fieldsOfKinds(wires, item),
    quantity,
    currency: 'USD',
    subtotal: formatDecimal(multiplyMoney(usd(row.subtotal_minor), quantity)),
    undiscounted_subtotal: formatDecimal(multiplyMoney(usd(row.undiscounted_minor), quantity)),
    price_lines: priceLinesToWire(row.price_lines.map(priceLineOf)),
    price_list_version: row.price_list_version,
    needs_review: row.needs_review,
    report: row.report === null ? null : itemReportToWire(row.report),
    created: row.created_at.toISOString(),
    last_updated: row.updated_at.toISOString(),
  };
}

/** The fields of all kinds of a table, empty: made once. */
const emptyFields = new WeakMap<ItemTables['wires'], Readonly<Record<string, unknown>>>();

function fieldsOfKinds(wires: ItemTables['wires'], item: KindedItem): Readonly<Record<string, unknown>> {
  const empty = emptyFields.get(wires) ?? Object.assign({}, ...Object.values(wires).map(emptyOf));
  emptyFields.set(wires, empty);
  return { ...empty, ...rowOf(wires, item.kind).cartFields.of(item) };
}

const emptyOf = ({ cartFields }: ItemTables['wires'][string]) => cartFields.ofOthers;

/**
 * The item of this id in a cart that the user owns or holds; null when there is none, or the text is no id.
 *
 * @param text the id as it stood in the path
 */
export async function findItem(pool: Pool, userId: string, text: string): Promise<CartItemRow | null> {
  const id = knownId(text);
  return id === null ? null : readItem(pool, userId, id);
}
