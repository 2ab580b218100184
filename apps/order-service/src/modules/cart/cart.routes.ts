import { getCart, removeCartItem, updateItemQuantity } from '@cutsite/contracts/cart';
import { checkQuantity, quantityMessage } from '@cutsite/domain/cart';
import { bind, type RouteBinding, refuse } from '../../http/index.ts';
import type { CartDependencies } from './add-to-cart.ts';
import { deleteItem, readCart, setQuantity } from './cart.repository.ts';
import { cartItemToWire, cartToWire } from './cart-to-wire.ts';
import { itemId } from './item-id.ts';

/** The calls under `/api/user/cart/` (Specification 1 §7). */
export function cartRoutes({ pool, clock }: Pick<CartDependencies, 'pool' | 'clock'>): RouteBinding[] {
  return [
    bind(getCart, async ({ user }) => ({ status: 200, body: cartToWire(await readCart(pool, user.id)) })),

    bind(removeCartItem, async ({ user, params }) => {
      const id = itemId(params.id);
      if (id === null || !(await deleteItem(pool, user.id, id))) return refuse.notFound();
      return { status: 200, body: { id } };
    }),

    bind(updateItemQuantity, async ({ user, params, body }) => {
      const id = itemId(params.id);
      const quantity = checkQuantity(body.quantity);
      if (!quantity.ok) {
        return refuse.invalid({ error_message: [quantityMessage], field_errors: { quantity: [quantityMessage] } });
      }
      const command = { accountId: user.id, id: id ?? '', quantity: quantity.value, now: clock.now() };
      const row = id === null ? null : await setQuantity(pool, command);
      return row === null ? refuse.notFound() : { status: 200, body: cartItemToWire(row) };
    }),
  ];
}
