import type { PriceableItem } from '@cutsite/domain/price';
import type { AddOnItem } from '@cutsite/domain/product';
import type { Pool, PoolClient } from 'pg';

type Queryable = Pool | PoolClient;

/** Add-ons have a line of their own in the cart and a quantity; guides are lines by themselves. */
export function isAddOn(item: PriceableItem): item is AddOnItem {
  return !('sequences' in item);
}

/** How many of these add-ons are on the lines that an add would go to. */
export async function addOnsInCart(
  db: Queryable,
  accountId: string,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (slugs.length === 0) return new Map();
  const { rows } = await db.query<{ product_slug: string; quantity: number }>(
    `select a.product_slug, i.quantity
       from cart c
       join cart_add_on a on a.account_id = c.account_id and a.cart_id = c.id
       join cart_item i on i.account_id = a.account_id and i.id = a.item_id
      where c.account_id = $1 and c.status = 'cart' and a.product_slug = any($2)`,
    [accountId, slugs],
  );
  return new Map(rows.map((row) => [row.product_slug, row.quantity]));
}

/** An item that is about to become another one is no add-on's line any more. */
export async function forgetAddOnLine(db: Queryable, accountId: string, itemId: string): Promise<void> {
  await db.query('delete from cart_add_on where account_id = $1 and item_id = $2', [accountId, itemId]);
}

/** From now on this item takes what is added of its add-on, unless another line does already. */
export async function keepAddOnLine(db: Queryable, accountId: string, itemId: string): Promise<void> {
  await db.query(
    `insert into cart_add_on (account_id, cart_id, product_slug, item_id)
     select account_id, cart_id, product_slug, id from cart_item where account_id = $1 and id = $2
     on conflict (account_id, cart_id, product_slug) do nothing`,
    [accountId, itemId],
  );
}
