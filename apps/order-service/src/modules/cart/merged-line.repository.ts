import { readSentItem, type SentItem } from '@cutsite/contracts/item';
import { kindOf } from '@cutsite/domain/item';
import type { Pool, PoolClient } from 'pg';
import type { ItemTables } from '../../item-tables/index.ts';
import type { OrderableItem } from './check-order-items.ts';

type Queryable = Pool | PoolClient;

/**
 * How many copies are on the lines that an add would go to, by merge key. The table is called after the first kind that
 * had such lines, and its column `product_slug` holds the merge key, which of an add-on is its slug.
 */
export async function mergedInCart(
  db: Queryable,
  accountId: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (keys.length === 0) return new Map();
  const { rows } = await db.query<{ key: string; quantity: number }>(
    `select a.product_slug as key, i.quantity
       from cart c
       join cart_add_on a on a.account_id = c.account_id and a.cart_id = c.id
       join cart_item i on i.account_id = a.account_id and i.id = a.item_id
      where c.account_id = $1 and c.status = 'cart' and a.product_slug = any($2)`,
    [accountId, keys],
  );
  return new Map(rows.map((row) => [row.key, row.quantity]));
}

/** The other line of a cart that has this merge key, with its copies; null: there is none. */
export async function otherLine(
  client: PoolClient,
  line: { readonly accountId: string; readonly cartId: string; readonly itemId: string; readonly key: string },
): Promise<{ readonly id: string; readonly quantity: number } | null> {
  const { rows } = await client.query<{ id: string; quantity: number }>(
    `select i.id, i.quantity from cart_add_on a join cart_item i on i.account_id = a.account_id and i.id = a.item_id
      where a.account_id = $1 and a.cart_id = $2 and a.product_slug = $3 and i.id <> $4`,
    [line.accountId, line.cartId, line.key, line.itemId],
  );
  return rows[0] ?? null;
}

/** Makes the item the line of its merge key, and of no other key any more; null: it is a line by itself. */
export async function saveMergedLine(
  client: PoolClient,
  line: { readonly accountId: string; readonly cartId: string; readonly itemId: string; readonly key: string | null },
): Promise<void> {
  const { accountId, cartId, itemId, key } = line;
  await client.query('delete from cart_add_on where account_id = $1 and item_id = $2', [accountId, itemId]);
  if (key === null) return;
  await client.query(
    `insert into cart_add_on (account_id, cart_id, product_slug, item_id) values ($1, $2, $3, $4)
     on conflict (account_id, cart_id, product_slug) do nothing`,
    [accountId, cartId, key, itemId],
  );
}

type Line = OrderableItem & { readonly id: string };

/** Gives each item the id of its line: items of one merge key in one call are one line. `newId`: of the item there. */
export function withLineIds(items: readonly OrderableItem[], newId: (at: number) => string): Line[] {
  const lineOf = new Map<string, string>();
  return items.map((entry, at) => {
    const { mergeKey } = entry;
    const id = (mergeKey === null ? undefined : lineOf.get(mergeKey)) ?? newId(at);
    if (mergeKey !== null) lineOf.set(mergeKey, id);
    return { ...entry, id };
  });
}

/** One row for each line, with the sum of its quantities. */
export function linesToWrite(items: readonly Line[]): Line[] {
  const lines = new Map<string, Line>();
  for (const item of items) {
    const line = lines.get(item.id);
    lines.set(item.id, line === undefined ? item : { ...line, quantity: line.quantity + item.quantity });
  }
  return [...lines.values()];
}

/** The merge key of an item as it was sent; null: it is a line by itself. */
export function mergeKeyOf({ kinds, wires }: ItemTables, sent: SentItem): string | null {
  const { item } = readSentItem(wires, sent);
  return kindOf(kinds, item).mergeKey(item);
}
