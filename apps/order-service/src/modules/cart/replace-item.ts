import type { SentItem } from '@cutsite/contracts/item';
import { cartCan, cartRefusalMessages } from '@cutsite/domain/cart';
import { kindOf, uniqueNames } from '@cutsite/domain/item';
import { quotedTogetherMessage } from '@cutsite/domain/quoted-line';
import { withTransaction } from '@cutsite/service-base/database';
import { type Refusal, type RequestUser, refuse } from '@cutsite/service-base/http';
import type { PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import { itemVersion, lockOrder } from '../order-contents/index.ts';
import { type CartDependencies, namesIn } from './add-to-cart.ts';
import { deleteLine, type OwnedItemRow, readItem } from './cart.repository.ts';
import { factsOfSent } from './catalogue-facts.ts';
import { itemsCanChange } from './change-cart.ts';
import { checkOrderItems, type OrderableItem } from './check-order-items.ts';
import { itemRow } from './insert-items.ts';
import { mergeKeyOf, otherLine, saveMergedLine } from './merged-line.repository.ts';
import { quotedLinesOfSent } from './quoted-lines-of.ts';
import { retryOnWriteRace } from './write-races.ts';

export interface ReplaceItem {
  readonly user: Pick<RequestUser, 'id' | 'priceStrategy'>;
  readonly id: string;
  readonly data: SentItem;
}

type Refused = Refusal<400 | 409>;

/**
 * Puts an edited item in the place of the old one, under the same id (CA-8): the same rules as when it is added, except
 * that its own names are free, and the price of today. What becomes the same as another line of the cart takes that
 * line in, with its copies. An item that says no copies keeps those it has while its kind stays: five vials of a buffer
 * are no reason to make a guide five times. Null when the user has no such item.
 */
export async function replaceItem(
  dependencies: CartDependencies,
  command: ReplaceItem,
): Promise<OwnedItemRow | Refused | null> {
  const { pool, prices } = dependencies;
  const { user, id } = command;
  return retryOnWriteRace(async () => {
    const old = await readItem(pool, user.id, id);
    if (old === null) return null;
    const can = itemsCanChange(old, user.id);
    if (!can.ok) return refuse.conflict(cartRefusalMessages[can.error]);
    if (kindOf(dependencies.tables.kinds, old.item).lineOf !== undefined) return refuse.conflict(quotedTogetherMessage);
    const list = await prices.current();
    return withTransaction(pool, (client) => replaceLocked(client, dependencies, command, old, list));
  });
}

type List = Awaited<ReturnType<CartDependencies['prices']['current']>>;

/** Everything is checked under the lock of the cart: what is in it cannot change any more. */
async function replaceLocked(
  client: PoolClient,
  dependencies: CartDependencies,
  { user, id, data }: ReplaceItem,
  old: OwnedItemRow,
  list: List,
): Promise<OwnedItemRow | Refused | null> {
  const { tables, clock } = dependencies;
  const { account_id: accountId, cart_id: cartId } = old;
  const cart = await lockOrder(client, { accountId, id: cartId, actorId: user.id });
  if (cart === null) return null;
  const can = cartCan('change_items', cart);
  if (!can.ok) return refuse.conflict(cartRefusalMessages[can.error]);
  const place = { accountId, cartId, itemId: id };
  const key = mergeKeyOf(tables, data);
  const other = key === null ? null : await otherLine(client, { ...place, key });
  const checked = checkOrderItems(tables, [data], {
    prices: list,
    priceStrategy: user.priceStrategy,
    namesInCart: await namesOfOthers(client, place, namesIn(tables, [data])),
    mergedInCart: new Map(key === null || other === null ? [] : [[key, other.quantity]]),
    catalogue: await factsOfSent(client, tables, [data]),
    quotedLines: await quotedLinesOfSent(client, tables, [data], { accountId: user.id, now: clock.now() }),
  });
  if (!checked.ok) return refuse.invalid(checked.error);
  const [orderable] = checked.value;
  if (orderable === undefined) throw new Error('One item was checked and none came back');
  if (other !== null) await deleteLine(client, accountId, other.id);
  const { item } = orderable.priced;
  const copies = kindOf(tables.kinds, item).copies(item) ?? (item.kind === old.item.kind ? null : 1);
  const quantity = copies === null ? null : copies + (other?.quantity ?? 0);
  const replaced = await write(client, dependencies, { place, orderable, quantity, list, user, now: clock.now() });
  return replaced ? readItem(client, user.id, id) : null;
}

interface Place {
  readonly accountId: string;
  readonly cartId: string;
  readonly itemId: string;
}

/** Which of these names other items of the cart have. */
async function namesOfOthers(client: PoolClient, place: Place, names: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    'select name from cart_tube_name where account_id = $1 and cart_id = $2 and name = any($3) and item_id <> $4',
    [place.accountId, place.cartId, names, place.itemId],
  );
  return new Set(rows.map((row) => row.name));
}

interface Replacement {
  readonly place: Place;
  readonly orderable: OrderableItem;
  /** Null: it keeps its copies. */
  readonly quantity: number | null;
  readonly list: List;
  readonly user: ReplaceItem['user'];
  readonly now: Date;
}

async function write(
  client: PoolClient,
  { tables: { kinds } }: CartDependencies,
  { place, orderable, quantity, list, user, now }: Replacement,
): Promise<boolean> {
  const row = itemRow(kinds, { ...orderable, id: place.itemId });
  const { rowCount } = await client.query(
    `with shipment as (
       insert into cart_group (account_id, id, cart_id, temperature, last_updated)
       select account_id, $14::uuid, cart_id, $3, $4 from cart_item where account_id = $1 and id = $2
       on conflict (account_id, cart_id, temperature) do update set last_updated = excluded.last_updated
       returning id
     )
     update cart_item i
        set group_id = shipment.id, product_slug = $5, quantity = coalesce($6, quantity), item = $7, needs_review = $8,
            price_list_version = $9, price_strategy = $10, price_lines = $11, subtotal_minor = $12,
            undiscounted_minor = $13, report = $15, item_version = ${itemVersion}, updated_at = $4, priced_at = $4
       from shipment where i.account_id = $1 and i.id = $2`,
    [
      place.accountId,
      place.itemId,
      row.temperature,
      now,
      row.product_slug,
      quantity,
      JSON.stringify(row.item),
      row.needs_review,
      list.version,
      user.priceStrategy,
      JSON.stringify(row.price_lines),
      row.subtotal_minor,
      row.undiscounted_minor,
      uuid(),
      row.report === null ? null : JSON.stringify(row.report),
    ],
  );
  if (rowCount === 0) return false;
  await saveMergedLine(client, { ...place, key: orderable.mergeKey });
  await replaceNames(client, place, uniqueNames(kinds, orderable.priced.item));
  return true;
}

async function replaceNames(client: PoolClient, place: Place, names: readonly string[]): Promise<void> {
  const { accountId, cartId, itemId } = place;
  await client.query('delete from cart_tube_name where account_id = $1 and cart_id = $2 and item_id = $3', [
    accountId,
    cartId,
    itemId,
  ]);
  if (names.length === 0) return;
  await client.query(
    `insert into cart_tube_name (account_id, cart_id, name, item_id) select $1, $2, unnest($4::text[]), $3`,
    [accountId, cartId, itemId, names],
  );
}
