import type { PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import { itemVersion } from '../../order-contents/index.ts';
import type { itemRow } from '../insert-items.ts';

interface OfCart {
  readonly accountId: string;
  readonly cartId: string;
}

/** A cart that is put aside from the beginning: the active one of its owner stays. */
export async function insertAside(
  client: PoolClient,
  cart: { readonly accountId: string; readonly id: string; readonly name: string; readonly now: Date },
): Promise<void> {
  await client.query(
    `insert into cart (account_id, id, name, status, created_at, updated_at) values ($1, $2, $3, 'saved', $4, $4)`,
    [cart.accountId, cart.id, cart.name, cart.now],
  );
}

/** Takes out the lines that sales has quoted before; what their customer put beside them stays. */
export async function takeOutItems(client: PoolClient, { accountId, cartId }: OfCart): Promise<void> {
  await client.query(`delete from cart_item where account_id = $1 and cart_id = $2 and item ? 'lineId'`, [
    accountId,
    cartId,
  ]);
}

/** Items with their shipping groups, into a cart that has none; items without a merge key and without unique names. */
export async function insertOnlyItems(
  client: PoolClient,
  items: OfCart & {
    readonly rows: readonly ReturnType<typeof itemRow>[];
    readonly version: string;
    readonly priceStrategy: string | null;
    readonly now: Date;
  },
): Promise<void> {
  const temperatures = [...new Set(items.rows.map(({ temperature }) => temperature))];
  await client.query(
    `with shipment as (
       insert into cart_group (account_id, id, cart_id, temperature, last_updated)
       select $1, new.id, $2, new.temperature, $3 from jsonb_to_recordset($6::jsonb) as new (id uuid, temperature text)
       on conflict (account_id, cart_id, temperature) do update set last_updated = excluded.last_updated
       returning id, temperature)
     insert into cart_item (account_id, id, cart_id, group_id, product_slug, quantity, item, item_version, needs_review,
                            price_list_version, price_strategy, price_lines, subtotal_minor, undiscounted_minor,
                            created_at, updated_at, priced_at)
     select $1, new.id, $2, shipment.id, new.product_slug, new.quantity, new.item, ${itemVersion}, new.needs_review, $4, $5,
            new.price_lines, new.subtotal_minor, new.undiscounted_minor, $3, $3, $3
       from shipment join jsonb_to_recordset($7::jsonb) as new (id uuid, temperature text, product_slug text,
            quantity integer, item jsonb, needs_review boolean, price_lines jsonb, subtotal_minor bigint,
            undiscounted_minor bigint) using (temperature)`,
    [
      items.accountId,
      items.cartId,
      items.now,
      items.version,
      items.priceStrategy,
      JSON.stringify(temperatures.map((temperature) => ({ id: uuid(), temperature }))),
      JSON.stringify(items.rows),
    ],
  );
}
