import type { AnyCart, AnyCartItem } from '@cutsite/contracts/cart';
import { type CartRefusal, cartCan, checkQuantity } from '@cutsite/domain/cart';
import { kindOf, rowOf } from '@cutsite/domain/item';
import { quotedTogetherMessage } from '@cutsite/domain/quoted-line';
import { err, ok, type Result } from '@cutsite/domain/result';
import type { Pool } from 'pg';
import { knownId } from '../order-contents/index.ts';
import { isInCartOfItsQuote } from '../quoted-line/index.ts';
import type { CartDependencies } from './add-to-cart.ts';
import { deleteItem, type OwnedItemRow, readCart, readItem, setQuantity } from './cart.repository.ts';
import { cartItemToWire } from './cart-item-to-wire.ts';
import { cartToWire } from './cart-to-wire.ts';

/** An item of somebody's cart: `id` as it stood in the path. Another account's item is as good as none. */
export interface ItemOfUser {
  readonly userId: string;
  readonly id: string;
}

/** The copies of an item of this kind are fixed (ruling 84), and the sentence says where they are chosen. */
export interface FixedQuantity {
  readonly code: 'quantity_fixed';
  readonly sentence: string;
}

type Dependencies = Pick<CartDependencies, 'pool' | 'clock' | 'tables'>;

/** The active cart of an account, which may be empty. */
export async function showCart({ pool, clock, tables }: Dependencies, accountId: string): Promise<AnyCart> {
  return cartToWire(tables, await readCart(pool, accountId), clock.now());
}

/** What sales has quoted is ordered with its quote, or not at all. */
export interface QuotedTogether {
  readonly code: 'quoted_together';
  readonly sentence: string;
}

/**
 * Takes an item out of its cart. What sales has quoted stays in the cart of its quote while the quote holds. The id it
 * had, in small letters.
 */
export async function removeItem(
  { pool, clock, tables }: Dependencies,
  { userId, id }: ItemOfUser,
): Promise<Result<string, 'no_item' | CartRefusal | QuotedTogether>> {
  const known = knownId(id);
  if (known === null) return err('no_item');
  const now = clock.now();
  const keptKinds = Object.keys(tables.kinds).filter((kind) => rowOf(tables.kinds, kind).lineOf !== undefined);
  if (await deleteItem(pool, { userId, id: known, keptKinds, now })) return ok(known);
  const row = await readItem(pool, userId, known);
  const lineId = row === null ? undefined : kindOf(tables.kinds, row.item).lineOf?.(row.item);
  if (row === null || lineId === undefined) return err(await whyNot(pool, userId, known));
  const can = itemsCanChange(row, userId);
  if (!can.ok) return can;
  if (await isInCartOfItsQuote(pool, { lineId, cartId: row.cart_id, now })) {
    return err({ code: 'quoted_together', sentence: quotedTogetherMessage });
  }
  return (await deleteItem(pool, { userId, id: known, keptKinds: [], now })) ? ok(known) : err('no_item');
}

/** Sets how many copies of an item are in its cart; the number is checked before the item is looked for (CA-5). */
export async function changeQuantity(
  { pool, clock, tables }: Dependencies,
  { userId, id, quantity }: ItemOfUser & { readonly quantity: unknown },
): Promise<Result<AnyCartItem, 'quantity_invalid' | 'no_item' | CartRefusal | FixedQuantity>> {
  const copies = checkQuantity(quantity);
  if (!copies.ok) return copies;
  const known = knownId(id);
  const fixedKinds = Object.keys(tables.kinds).filter((kind) => rowOf(tables.kinds, kind).fixedQuantity !== null);
  const command = { userId, id: known ?? '', quantity: copies.value, fixedKinds, now: clock.now() };
  const row = known === null ? null : await setQuantity(pool, command);
  if (row !== null) return ok(cartItemToWire(tables, row));
  const why = await whyNot(pool, userId, known);
  const kept = why === 'no_item' && known !== null ? await readItem(pool, userId, known) : null;
  const sentence = kept === null ? null : kindOf(tables.kinds, kept.item).fixedQuantity;
  return err(sentence === null ? why : { code: 'quantity_fixed', sentence });
}

/** Whether the items beside this one may be changed by this user. */
export function itemsCanChange(row: OwnedItemRow, userId: string): Result<null, CartRefusal> {
  const mayAct = (row.holder_id ?? row.account_id) === userId;
  return cartCan('change_items', { status: row.cart_status, mayAct });
}

/** An item that was there and could be changed is gone since. */
async function whyNot(pool: Pool, userId: string, id: string | null): Promise<'no_item' | CartRefusal> {
  const row = id === null ? null : await readItem(pool, userId, id);
  const can = row === null ? null : itemsCanChange(row, userId);
  return can === null || can.ok ? 'no_item' : can.error;
}
