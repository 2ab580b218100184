import type { CartStatus } from '@cutsite/domain/cart';
import type { Pool, PoolClient } from 'pg';
import { fullName } from '../../../database/index.ts';

type Queryable = Pool | PoolClient;

/** A cart in the list of somebody who owns or holds it. */
export interface CartEntryRow {
  readonly id: string;
  readonly name: string;
  readonly status: CartStatus;
  readonly role: 'owner' | 'holder';
  /** First and last name of the other person, where somebody took it over. */
  readonly shared_with: string | null;
  readonly item_count: number;
  readonly subtotal_minor: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** Everything that is not ordered yet: the active cart first, then what was changed last. */
export async function listCartRows(db: Queryable, userId: string): Promise<readonly CartEntryRow[]> {
  const { rows } = await db.query<CartEntryRow>({
    name: 'list-carts',
    text: `with mine as (
        select c.*, 'owner' as role, c.holder_id as other_id from cart c where c.account_id = $1 and c.status <> 'ordered'
        union all
        select c.*, 'holder', c.account_id from cart c where c.holder_id = $1 and c.status <> 'ordered'
      )
      select m.id, m.name, m.status, m.role, nullif(${fullName('o')}, '') as shared_with,
             sum.item_count, sum.subtotal_minor, m.created_at, m.updated_at
        from mine m
        left join account o on o.id = m.other_id
        cross join lateral (
          select count(*)::int as item_count, coalesce(sum(i.subtotal_minor * i.quantity), 0)::bigint as subtotal_minor
            from cart_item i where i.account_id = m.account_id and i.cart_id = m.id) sum
       order by m.status = 'cart' and m.role = 'owner' desc, m.updated_at desc, m.id desc`,
    values: [userId],
  });
  return rows;
}

/** How many carts an account has that are not ordered yet. */
export async function countCarts(db: Queryable, accountId: string): Promise<number> {
  const { rows } = await db.query<{ carts: number }>(
    `select count(*)::int as carts from cart where account_id = $1 and status <> 'ordered'`,
    [accountId],
  );
  return rows[0]?.carts ?? 0;
}

export async function insertActiveCart(
  client: PoolClient,
  cart: { readonly accountId: string; readonly id: string; readonly name: string; readonly now: Date },
): Promise<void> {
  await client.query(`insert into cart (account_id, id, name, created_at, updated_at) values ($1, $2, $3, $4, $4)`, [
    cart.accountId,
    cart.id,
    cart.name,
    cart.now,
  ]);
}

export async function writeCartName(
  client: PoolClient,
  cart: { readonly accountId: string; readonly id: string; readonly name: string },
): Promise<void> {
  await client.query('update cart set name = $3 where account_id = $1 and id = $2', [
    cart.accountId,
    cart.id,
    cart.name,
  ]);
}

export async function writeCartStatus(
  client: PoolClient,
  cart: { readonly accountId: string; readonly id: string; readonly status: CartStatus; readonly now: Date },
): Promise<void> {
  await client.query('update cart set status = $3, updated_at = $4 where account_id = $1 and id = $2', [
    cart.accountId,
    cart.id,
    cart.status,
    cart.now,
  ]);
}

/**
 * Takes the place of the active cart away from whatever cart has it, so that another one can take it. A cart that never
 * held a name, a thing or a paper is not worth keeping.
 */
export async function putActiveAside(client: PoolClient, accountId: string, now: Date): Promise<void> {
  // Only who holds its lock can say that nothing is in it: an add may be under way.
  await client.query(`select id from cart where account_id = $1 and status = 'cart' for update`, [accountId]);
  await client.query(
    `delete from cart c
      where c.account_id = $1 and c.status = 'cart' and c.name = '' and c.holder_id is null
        and not exists (select from cart_item i where i.account_id = c.account_id and i.cart_id = c.id)
        and not exists (select from order_version v where v.account_id = c.account_id and v.cart_id = c.id)
        and not exists (select from order_history h where h.account_id = c.account_id and h.order_id = c.id)
        and not exists (select from quote q where q.account_id = c.account_id and q.cart_id = c.id)
        and not exists (select from cart_share s where s.account_id = c.account_id and s.cart_id = c.id)`,
    [accountId],
  );
  await client.query(`update cart set status = 'saved', updated_at = $2 where account_id = $1 and status = 'cart'`, [
    accountId,
    now,
  ]);
}
