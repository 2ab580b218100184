import type { OrderItemWire } from '@cutsite/contracts/cart';
import { tubeNames } from '@cutsite/domain/cart';
import type { Pool, PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import { withTransaction } from '../../database/index.ts';
import { type Refusal, type RequestUser, refuse } from '../../http/index.ts';
import { forgetAddOnLine, isAddOn, keepAddOnLine } from './add-ons/index.ts';
import { type CartDependencies, namesIn } from './add-to-cart.ts';
import { type CartItemRow, readItem, readTubeNamesInCart } from './cart.repository.ts';
import { checkOrderItems, type OrderableItem } from './check-order-items.ts';
import { itemRow } from './insert-items.ts';
import { raceOf } from './write-races.ts';

export interface ReplaceItem {
  readonly user: Pick<RequestUser, 'id' | 'priceStrategy'>;
  readonly id: string;
  readonly data: OrderItemWire;
}

const mostRounds = 8;

/**
 * Puts an edited item in the place of the old one, under the same id (Specification 1 §4 "Edit mode"): the same rules as
 * when it is added, except that its own tube names are free, and the price of today. Guides keep their number of copies.
 * Null when the account has no such item.
 */
export async function replaceItem(
  dependencies: CartDependencies,
  command: ReplaceItem,
): Promise<CartItemRow | Refusal | null> {
  const { pool, prices } = dependencies;
  const { user, id, data } = command;
  for (let round = 0; round < mostRounds; round += 1) {
    if ((await readItem(pool, user.id, id)) === null) return null;
    const list = await prices.current();
    const tubeNamesInCart = await readTubeNamesInCart(pool, user.id, namesIn([data]), id);
    const checked = checkOrderItems([data], {
      prices: list,
      priceStrategy: user.priceStrategy,
      tubeNamesInCart,
      addOnsInCart: new Map(),
    });
    if (!checked.ok) return refuse.invalid(checked.error);
    const [item] = checked.value;
    if (item === undefined) throw new Error('One item was checked and none came back');
    try {
      return await withTransaction(pool, (client) => write(client, dependencies, command, item, list.version));
    } catch (error) {
      if (raceOf(error) === null) throw error;
    }
  }
  throw new Error('The item could not be replaced: every try met another writer');
}

async function write(
  client: PoolClient,
  { clock }: CartDependencies,
  { user, id }: ReplaceItem,
  orderable: OrderableItem,
  priceListVersion: string,
): Promise<CartItemRow | null> {
  const row = itemRow({ ...orderable, id });
  const isGuides = !isAddOn(orderable.priced.item);
  await forgetAddOnLine(client, user.id, id);
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
            undiscounted_minor = $13, report = $15, updated_at = $4
       from shipment where i.account_id = $1 and i.id = $2`,
    [
      user.id,
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
  if (!isGuides) await keepAddOnLine(client, user.id, id);
  await replaceTubeNames(client, user.id, id, tubeNames(orderable.priced.item));
  return readItem(client, user.id, id);
}

async function replaceTubeNames(
  client: Pool | PoolClient,
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
