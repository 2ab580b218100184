import type { CartStatus } from '@cutsite/domain/cart';
import type { Pool } from 'pg';

/** Where items are that were added: a cart, a quote or an order. */
export interface AddedPlace {
  readonly order_id: string;
  readonly status: CartStatus;
  /** The number of the order; null while it is none. */
  readonly number: string | null;
}

/** Which of these items of an account are in a cart, a quote or an order now, by their id. */
export async function readPlaces(
  pool: Pool,
  accountId: string,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, AddedPlace>> {
  if (itemIds.length === 0) return new Map();
  const { rows } = await pool.query<AddedPlace & { readonly id: string }>(
    `select i.id, c.id as order_id, c.status, p.number
       from cart_item i
       join cart c on c.account_id = i.account_id and c.id = i.cart_id
       left join placed_order p on p.account_id = c.account_id and p.id = c.id
      where i.account_id = $1 and i.id = any($2)`,
    [accountId, itemIds],
  );
  return new Map(rows.map(({ id, ...place }) => [id, place]));
}

/** A cart with the ids of what is in it; of an order those that were paid for, whatever became of its cart. */
export interface CartContents extends AddedPlace {
  readonly item_ids: readonly string[];
}

/** These carts of an account, by their id. */
export async function readContentsOf(
  pool: Pool,
  accountId: string,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, CartContents>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await pool.query<CartContents>(
    `select c.id as order_id, c.status, p.number,
            case when v.id is null
              then array(select i.id::text from cart_item i where i.account_id = c.account_id and i.cart_id = c.id)
              else array(select item ->> 'id' from jsonb_array_elements(v.contents -> 'items') item)
            end as item_ids
       from cart c
       left join placed_order p on p.account_id = c.account_id and p.id = c.id
       left join order_version v on v.account_id = p.account_id and v.id = p.version_id
      where c.account_id = $1 and c.id = any($2)`,
    [accountId, orderIds],
  );
  return new Map(rows.map((row) => [row.order_id, row]));
}
