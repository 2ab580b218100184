import type { Pool, PoolClient } from 'pg';

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
export async function keepMergedLine(
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
