import { temperatureOf, tubeNames } from '@cutsite/domain/cart';
import type { Pool, PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import type { OrderableItem } from './check-order-items.ts';
import { storedPriceLine } from './stored-price.ts';

/** What is to be written, for whom, and by which price list. */
export interface ItemsToInsert {
  readonly accountId: string;
  readonly items: readonly (OrderableItem & { readonly id: string })[];
  readonly priceListVersion: string;
  readonly priceStrategy: string | null;
  readonly now: Date;
  /** The answer to keep under an Idempotency-Key, without the cart's id, which is known only here; null: none. */
  readonly keep: { readonly key: string; readonly requestHash: Buffer; readonly body: object } | null;
}

/**
 * One statement writes everything: the open cart if there is none, the shipping groups, the items and the names of
 * their tubes. It writes nothing when the price list is no longer the current one, and fails on `cart_tube_name_pkey`
 * when a tube of that name is in the cart, on `idempotency_key_pkey` when the key was used before. The row of the cart is locked first, so that parallel adds queue there and
 * never deadlock. No other row of the cart is read: the hundredth add costs what the first one did.
 */
const insertItemsSql = `
with prices as (
  select version from price_list where is_current and version = $4
), open_cart as (
  insert into cart (account_id, id, created_at, updated_at)
  select $1, $2, $3, $3 from prices
  on conflict (account_id) where status = 'cart' do update set updated_at = excluded.updated_at
  returning id
), shipment as (
  insert into cart_group (account_id, id, cart_id, temperature, last_updated)
  select $1, new.id, open_cart.id, new.temperature, $3
    from open_cart, jsonb_to_recordset($6::jsonb) as new (id uuid, temperature text)
  on conflict (account_id, cart_id, temperature) do update set last_updated = excluded.last_updated
  returning id, cart_id, temperature
), items as (
  insert into cart_item (account_id, id, cart_id, group_id, product_slug, quantity, item, needs_review,
                         price_list_version, price_strategy, price_lines, subtotal_minor, undiscounted_minor,
                         created_at, updated_at)
  select $1, new.id, shipment.cart_id, shipment.id, new.product_slug, new.quantity, new.item, new.needs_review,
         $4, $5, new.price_lines, new.subtotal_minor, new.undiscounted_minor, $3, $3
    from shipment join jsonb_to_recordset($7::jsonb) as new (id uuid, temperature text, product_slug text,
         quantity integer, item jsonb, needs_review boolean, price_lines jsonb, subtotal_minor bigint,
         undiscounted_minor bigint) using (temperature)
), names as (
  insert into cart_tube_name (account_id, cart_id, name, item_id)
  select $1, open_cart.id, new.name, new.item_id
    from open_cart, jsonb_to_recordset($8::jsonb) as new (name text, item_id uuid)
)`;
const keepAnswerSql = `, kept as (
  insert into idempotency_key (account_id, key, request_hash, status, body, created_at)
  select $1, $9, $10, 201, $11::jsonb || jsonb_build_object('order_id', id), $3 from open_cart
)`;
const cartIdSql = ' select id from open_cart';

/** The id of the cart the items went to; null when the price list changed and nothing was written. */
export async function insertItems(db: Pool | PoolClient, command: ItemsToInsert): Promise<string | null> {
  const { accountId, items, priceListVersion, priceStrategy, now, keep } = command;
  const temperatures = [...new Set(items.map((entry) => temperatureOf(entry.priced.item)))];
  const values = [
    accountId,
    uuid(),
    now,
    priceListVersion,
    priceStrategy,
    JSON.stringify(temperatures.map((temperature) => ({ id: uuid(), temperature }))),
    JSON.stringify(items.map(itemRow)),
    JSON.stringify(items.flatMap(({ id, priced }) => tubeNames(priced.item).map((name) => ({ name, item_id: id })))),
  ];
  const { rows } = await db.query<{ id: string }>(
    keep === null
      ? { name: 'add-to-cart', text: insertItemsSql + cartIdSql, values }
      : {
          name: 'add-to-cart-once',
          text: insertItemsSql + keepAnswerSql + cartIdSql,
          values: [...values, keep.key, keep.requestHash, JSON.stringify(keep.body)],
        },
  );
  return rows[0]?.id ?? null;
}

/** The columns of an item that come from the item and its price. */
export function itemRow({ id, priced, quantity, needsReview }: OrderableItem & { readonly id: string }) {
  const { item, lines, subtotal, undiscounted } = priced;
  return {
    id,
    temperature: temperatureOf(item),
    product_slug: item.productSlug,
    quantity,
    item,
    needs_review: needsReview,
    price_lines: lines.map(storedPriceLine),
    subtotal_minor: subtotal.minor,
    undiscounted_minor: undiscounted.minor,
  };
}
