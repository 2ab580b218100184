import type { CartItemWire, CartWire } from '@cutsite/contracts/cart';
import { checkQuantity } from '@cutsite/domain/cart';
import { err, ok, type Result } from '@cutsite/domain/result';
import { knownId } from '../order-contents/index.ts';
import type { CartDependencies } from './add-to-cart.ts';
import { deleteItem, readCart, setQuantity } from './cart.repository.ts';
import { cartItemToWire, cartToWire } from './cart-to-wire.ts';

/** An item of somebody's cart: `id` as it stood in the path. Another account's item is as good as none. */
export interface ItemOfAccount {
  readonly accountId: string;
  readonly id: string;
}

/** The open cart of an account, which may be empty. */
export async function showCart({ pool }: Pick<CartDependencies, 'pool'>, accountId: string): Promise<CartWire> {
  return cartToWire(await readCart(pool, accountId));
}

/** Takes an item out of the cart. The id it had, in small letters. */
export async function removeItem(
  { pool }: Pick<CartDependencies, 'pool'>,
  { accountId, id }: ItemOfAccount,
): Promise<Result<string, 'no_item'>> {
  const known = knownId(id);
  return known !== null && (await deleteItem(pool, accountId, known)) ? ok(known) : err('no_item');
}

/** Sets how many copies of an item are in the cart; the number is checked before the item is looked for. */
export async function changeQuantity(
  { pool, clock }: Pick<CartDependencies, 'pool' | 'clock'>,
  { accountId, id, quantity }: ItemOfAccount & { readonly quantity: unknown },
): Promise<Result<CartItemWire, 'quantity_invalid' | 'no_item'>> {
  const copies = checkQuantity(quantity);
  if (!copies.ok) return copies;
  const known = knownId(id);
  const command = { accountId, id: known ?? '', quantity: copies.value, now: clock.now() };
  const row = known === null ? null : await setQuantity(pool, command);
  return row === null ? err('no_item') : ok(cartItemToWire(row));
}
