import type { OrderItemWire } from '@cutsite/contracts/cart';
import { cartCan, cartRefusalMessages, tubeNames } from '@cutsite/domain/cart';
import { withTransaction } from '@cutsite/service-base/database';
import { type Refusal, type RequestUser, refuse } from '@cutsite/service-base/http';
import type { Pool, PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import { lockOrder } from '../order-contents/index.ts';
import { forgetAddOnLine, isAddOn, keepAddOnLine } from './add-ons/index.ts';
import { type CartDependencies, namesIn } from './add-to-cart.ts';
import { type OwnedItemRow, readItem } from './cart.repository.ts';
import { checkOrderItems, type OrderableItem } from './check-order-items.ts';
import { itemRow } from './insert-items.ts';
import { itemsCanChange } from './keep-cart.ts';
import { raceOf } from './write-races.ts';

export interface ReplaceItem {
  readonly user: Pick<RequestUser, 'id' | 'priceStrategy'>;
  readonly id: string;
  readonly data: OrderItemWire;
}

type Refused = Refusal<400 | 409>;

const mostRounds = 8;

/**
 * Puts an edited item in the place of the old one, under the same id (CA-8): the same rules as
 * when it is added, except that its own tube names are free, and the price of today. Guides keep their number of copies.
 * Null when the user has no such item.
 */
export async function replaceItem(
  dependencies: CartDependencies,
  command: ReplaceItem,
): Promise<OwnedItemRow | Refused | null> {
  const { pool, prices } = dependencies;
  const { user, id, data } = command;
  for (let round = 0; round < mostRounds; round += 1) {
    const old = await readItem(pool, user.id, id);
    if (old === null) return null;
    const can = itemsCanChange(old, user.id);
    if (!can.ok) return refuse.conflict(cartRefusalMessages[can.error]);
    const list = await prices.current();
    const checked = checkOrderItems([data], {
      prices: list,
      priceStrategy: user.priceStrategy,
      tubeNamesInCart: await namesOfOthers(pool, old, namesIn([data])),
      addOnsInCart: new Map(),
    });
    if (!checked.ok) return refuse.invalid(checked.error);
    const [item] = checked.value;
    if (item === undefined) throw new Error('One item was checked and none came back');
    try {
      return await withTransaction(pool, (client) => write(client, dependencies, command, old, item, list.version));
    } catch (error) {
      if (raceOf(error) === null) throw error;
    }
  }
  throw new Error('The item could not be replaced: every try met another writer');
}

/** Which of these names tubes of the same cart have, those of the item itself not counted. */
async function namesOfOthers(pool: Pool, item: OwnedItemRow, names: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ name: string }>(
    'select name from cart_tube_name where account_id = $1 and cart_id = $2 and name = any($3) and item_id <> $4',
    [item.account_id, item.cart_id, names, item.id],
  );
  return new Set(rows.map((row) => row.name));
}

async function write(
  client: PoolClient,
  { clock }: CartDependencies,
  { user, id }: ReplaceItem,
  old: OwnedItemRow,
  orderable: OrderableItem,
  priceListVersion: string,
): Promise<OwnedItemRow | Refused | null> {
  const { account_id: accountId, cart_id: cartId } = old;
  const cart = await lockOrder(client, { accountId, id: cartId, actorId: user.id });
  if (cart === null) return null;
  const can = cartCan('change_items', cart);
  if (!can.ok) return refuse.conflict(cartRefusalMessages[can.error]);
  const row = itemRow({ ...orderable, id });
  const isGuides = !isAddOn(orderable.priced.item);
  await forgetAddOnLine(client, accountId, id);
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
            undiscounted_minor = $13, report = $15, updated_at = $4, priced_at = $4
       from shipment where i.account_id = $1 and i.id = $2`,
    [
      accountId,
      id,
      row.temperature,
      clock.now(),
      row.product_slug,
      isGuides ? null : row.quantity,
      JSON.stringify(row.item),
      row.needs_review,
      priceListVersion,
      user.priceStrategy,
      JSON.stringify(row.price_lines),
      row.subtotal_minor,
      row.undiscounted_minor,
      uuid(),
      row.report === null ? null : JSON.stringify(row.report),
    ],
  );
  if (rowCount === 0) return null;
  if (!isGuides) await keepAddOnLine(client, accountId, id);
  await replaceTubeNames(client, accountId, id, tubeNames(orderable.priced.item));
  return readItem(client, user.id, id);
}

async function replaceTubeNames(
  client: PoolClient,
  accountId: string,
  itemId: string,
  names: readonly string[],
): Promise<void> {
  await client.query(
    `delete from cart_tube_name n using cart_item i
      where n.account_id = $1 and i.account_id = $1 and i.id = $2 and n.cart_id = i.cart_id and n.item_id = i.id`,
    [accountId, itemId],
  );
  if (names.length === 0) return;
  await client.query(
    `insert into cart_tube_name (account_id, cart_id, name, item_id)
     select account_id, cart_id, unnest($3::text[]), id from cart_item where account_id = $1 and id = $2`,
    [accountId, itemId, names],
  );
}
