import type { AddedStateWire } from '@cutsite/contracts/cart';
import type { Pool } from 'pg';
import { type AddedPlace, readContentsOf, readPlaces } from './added-items.repository.ts';

/** What was added to a cart at once; ids in small letters. */
interface Added {
  readonly orderId: string;
  /** The first one first; empty where it was not remembered which they were. */
  readonly itemIds: readonly string[];
}

const removed: AddedStateWire = { state: 'removed', order_id: null, number: null };

const stateOf = ({ status, order_id, number }: AddedPlace): AddedStateWire => ({ state: status, order_id, number });

/**
 * What became of each of these (PJ-8), in two queries for all of them: an item is looked for by its own id first, as it
 * may have moved to another cart, and then in what was paid for, as it may have left its cart while it was being paid.
 */
export async function findAdded(
  { pool }: { readonly pool: Pool },
  accountId: string,
  added: readonly Added[],
): Promise<AddedStateWire[]> {
  const places = await readPlaces(
    pool,
    accountId,
    added.flatMap(({ itemIds }) => itemIds),
  );
  const lastPlace = ({ itemIds }: Added) => itemIds.flatMap((id) => places.get(id) ?? []).at(-1);
  const others = added.filter((one) => lastPlace(one) === undefined).map(({ orderId }) => orderId);
  const carts = await readContentsOf(pool, accountId, [...new Set(others)]);
  return added.map((one) => {
    const place = lastPlace(one);
    if (place !== undefined) return stateOf(place);
    const cart = carts.get(one.orderId);
    if (cart === undefined) return removed;
    const isThere = one.itemIds.length === 0 ? cart.item_ids.length > 0 : one.itemIds.some(isIn(cart.item_ids));
    return isThere ? stateOf(cart) : removed;
  });
}

const isIn = (ids: readonly string[]) => (id: string) => ids.includes(id);
