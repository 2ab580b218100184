import type { CartItemWire, CartWire } from '@cutsite/contracts/cart';
import { type CartRefusal, cartCan, checkQuantity } from '@cutsite/domain/cart';
import { err, ok, type Result } from '@cutsite/domain/result';
import type { Pool } from 'pg';
import { knownId } from '../order-contents/index.ts';
import type { CartDependencies } from './add-to-cart.ts';
import { deleteItem, type OwnedItemRow, readCart, readItem, setQuantity } from './cart.repository.ts';
import { cartItemToWire } from './cart-item-to-wire.ts';
import { cartToWire } from './cart-to-wire.ts';

/** An item of somebody's cart: `id` as it stood in the path. Another account's item is as good as none. */
export interface ItemOfUser {
  readonly userId: string;
  readonly id: string;
}

type Keeping = Pick<CartDependencies, 'pool' | 'clock'>;

/** The active cart of an account, which may be empty. */
export async function showCart({ pool, clock }: Keeping, accountId: string): Promise<CartWire> {
  return cartToWire(await readCart(pool, accountId), clock.now());
}

/** Takes an item out of its cart. The id it had, in small letters. */
export async function removeItem(
  { pool }: Keeping,
  { userId, id }: ItemOfUser,
): Promise<Result<string, 'no_item' | CartRefusal>> {
  const known = knownId(id);
  if (known !== null && (await deleteItem(pool, userId, known))) return ok(known);
  return err(await whyNot(pool, userId, known));
}

/** Sets how many copies of an item are in its cart; the number is checked before the item is looked for. */
export async function changeQuantity(
  { pool, clock }: Keeping,
  { userId, id, quantity }: ItemOfUser & { readonly quantity: unknown },
): Promise<Result<CartItemWire, 'quantity_invalid' | 'no_item' | CartRefusal>> {
  const copies = checkQuantity(quantity);
  if (!copies.ok) return copies;
  const known = knownId(id);
  const command = { userId, id: known ?? '', quantity: copies.value, now: clock.now() };
  const row = known === null ? null : await setQuantity(pool, command);
  return row === null ? err(await whyNot(pool, userId, known)) : ok(cartItemToWire(row));
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
