import type { PoolClient } from 'pg';

/** A link to a cart. */
interface SharedCart {
  readonly id: string;
  readonly account_id: string;
  readonly cart_id: string;
}

/**
 * Makes the taker the holder of the cart, if it has none. The active cart of its owner is put aside, so that the
 * owner's next item opens another one. Says whether it did; the caller holds the lock of the cart.
 */
export async function holdCart(client: PoolClient, share: SharedCart, holderId: string, now: Date): Promise<boolean> {
  const { rowCount } = await client.query(
    `with held as (
       update cart set holder_id = $3, updated_at = $5, status = case status when 'cart' then 'saved' else status end
        where account_id = $1 and id = $2 and (holder_id is null or holder_id = $3) and status <> 'ordered'
       returning id)
     update cart_share set taken_by = $3, taken_at = coalesce(taken_at, $5), seen_at = coalesce(seen_at, $5)
      where id = $4 and exists (select from held)`,
    [share.account_id, share.cart_id, holderId, share.id, now],
  );
  return rowCount === 1;
}

/** Gives the cart back to its owner: it has no holder, and the link that led here can be used again. */
export async function releaseCart(client: PoolClient, accountId: string, cartId: string, now: Date): Promise<void> {
  await client.query(
    `with released as (
       update cart set holder_id = null, updated_at = $3 where account_id = $1 and id = $2 and status <> 'ordered'
       returning id)
     update cart_share set taken_by = null, taken_at = null
      where account_id = $1 and cart_id = $2 and exists (select from released)`,
    [accountId, cartId, now],
  );
}
