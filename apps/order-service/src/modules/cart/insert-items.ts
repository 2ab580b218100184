import { type ItemKinds, temperatureOf, uniqueNames } from '@cutsite/domain/item';
import { newId } from '@cutsite/service-base/new-id';
import type { Pool, PoolClient } from 'pg';
import { itemVersion, storedPriceLine } from '../order-contents/index.ts';
import type { OrderableItem } from './check-order-items.ts';
import { linesToWrite } from './merged-line.repository.ts';

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
 * One statement writes everything: the open cart if there is none, the shipping groups, the items and the names in them
 * that no other item may have. It writes nothing when the price list is no longer the current one, and fails on
 * `cart_tube_name_pkey` when a tube of that name is in the cart, on `idempotency_key_pkey` when the key was used
 * before. The row of the cart is locked first, so that parallel adds queue there and never deadlock. No other row of
 * the cart is read: the hundredth add costs what the first one did.
 */
const cartSql = `
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
), names as (
  insert into cart_tube_name (account_id, cart_id, name, item_id)
  select $1, open_cart.id, new.name, new.item_id
    from open_cart, jsonb_to_recordset($8::jsonb) as new (name text, item_id uuid)
)`;

const itemsSql = (id: string, lines: string) => `, items as (
  insert into cart_item (account_id, id, cart_id, group_id, product_slug, quantity, item, item_version, needs_review,
                         report, price_list_version, price_strategy, price_lines, subtotal_minor, undiscounted_minor,
                         created_at, updated_at, priced_at)
  select $1, ${id}, shipment.cart_id, shipment.id, new.product_slug, new.quantity, new.item, ${itemVersion},
         new.needs_review, new.report, $4, $5, new.price_lines, new.subtotal_minor, new.undiscounted_minor, $3, $3, $3
    from shipment join jsonb_to_recordset($7::jsonb) as new (id uuid, temperature text, product_slug text,
         quantity integer, item jsonb, needs_review boolean, report jsonb, price_lines jsonb,
         subtotal_minor bigint, undiscounted_minor bigint, merge_key text) using (temperature)${lines}
)`;

const keptSql = (answer: string) => `, kept as (
  insert into idempotency_key (account_id, key, request_hash, status, body, created_at)
  select $1, $9, $10, 201, ${answer} || jsonb_build_object('order_id', id), $3 from open_cart
)`;

interface InsertStatement {
  readonly name: string;
  readonly items: string;
  readonly kept: string;
  readonly result: string;
}

const byThemselves: InsertStatement = {
  name: 'add-to-cart',
  items: itemsSql('new.id', ''),
  kept: keptSql('$11::jsonb'),
  result: ' select id, null as merged_lines from open_cart',
};

/**
 * With items that have a merge key: one whose key is in the cart already stays on its line, which then has both
 * quantities and the price of now. Fails on `cart_item_quantity_check` when that is more than can be ordered. The kept
 * answer names that line. `cart_add_on.product_slug` holds the merge key, which of an add-on is its slug.
 */
const withMerging: InsertStatement = {
  name: 'add-to-cart-merging',
  items: `, merged_line as (
  insert into cart_add_on (account_id, cart_id, product_slug, item_id)
  select $1, open_cart.id, new.merge_key, new.id
    from open_cart, jsonb_to_recordset($7::jsonb) as new (id uuid, merge_key text)
   where new.merge_key is not null
  on conflict (account_id, cart_id, product_slug) do update set item_id = cart_add_on.item_id
  returning product_slug as merge_key, item_id
)${itemsSql(
    'coalesce(merged_line.item_id, new.id)',
    `
    left join merged_line on merged_line.merge_key = new.merge_key
  on conflict (account_id, id) do update
     set quantity = cart_item.quantity + excluded.quantity, price_list_version = excluded.price_list_version,
         price_strategy = excluded.price_strategy, price_lines = excluded.price_lines,
         subtotal_minor = excluded.subtotal_minor, undiscounted_minor = excluded.undiscounted_minor,
         updated_at = excluded.updated_at, priced_at = excluded.priced_at`,
  )}`,
  kept: keptSql(`$11::jsonb || jsonb_build_object('items', (
    select jsonb_agg(case when line.item_id is null then sent.item
                          else sent.item || jsonb_build_object('id', line.item_id) end order by sent.place)
      from jsonb_array_elements($11::jsonb -> 'items') with ordinality as sent (item, place)
      left join jsonb_to_recordset($7::jsonb) as new (id uuid, merge_key text)
             on new.id = (sent.item ->> 'id')::uuid
      left join merged_line line on line.merge_key = new.merge_key))`),
  result: ' select id, (select jsonb_object_agg(merge_key, item_id) from merged_line) as merged_lines from open_cart',
};

/** Where the items went. */
export interface Inserted {
  readonly cartId: string;
  /** The line of each merge key: a new one, or the one that was in the cart already. */
  readonly mergedLines: Readonly<Record<string, string>>;
}

/** Where the items went; null when the price list changed and nothing was written. */
export async function insertItems(
  db: Pool | PoolClient,
  kinds: ItemKinds,
  command: ItemsToInsert,
): Promise<Inserted | null> {
  const { accountId, priceListVersion, priceStrategy, now, keep } = command;
  const items = linesToWrite(command.items);
  const temperatures = [...new Set(items.map((entry) => temperatureOf(kinds, entry.priced.item)))];
  const values = [
    accountId,
    newId(),
    now,
    priceListVersion,
    priceStrategy,
    JSON.stringify(temperatures.map((temperature) => ({ id: newId(), temperature }))),
    JSON.stringify(items.map((entry) => itemRow(kinds, entry))),
    JSON.stringify(
      items.flatMap(({ id, priced }) => uniqueNames(kinds, priced.item).map((name) => ({ name, item_id: id }))),
    ),
  ];
  const statement = items.some((entry) => entry.mergeKey !== null) ? withMerging : byThemselves;
  const { rows } = await db.query<{ id: string; merged_lines: Record<string, string> | null }>(
    keep === null
      ? { name: statement.name, text: cartSql + statement.items + statement.result, values }
      : {
          name: `${statement.name}-once`,
          text: cartSql + statement.items + statement.kept + statement.result,
          values: [...values, keep.key, keep.requestHash, JSON.stringify(keep.body)],
        },
  );
  const [row] = rows;
  return row === undefined ? null : { cartId: row.id, mergedLines: row.merged_lines ?? {} };
}

/** The columns of an item that come from the item and its price. */
export function itemRow(
  kinds: ItemKinds,
  { id, priced, quantity, mergeKey, needsReview, report }: OrderableItem & { readonly id: string },
) {
  const { item, lines, subtotal, undiscounted } = priced;
  return {
    id,
    temperature: temperatureOf(kinds, item),
    product_slug: item.productSlug,
    merge_key: mergeKey,
    quantity,
    item,
    needs_review: needsReview,
    report,
    price_lines: lines.map(storedPriceLine),
    subtotal_minor: subtotal.minor,
    undiscounted_minor: undiscounted.minor,
  };
}
