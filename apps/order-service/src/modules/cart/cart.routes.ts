import { getCart, removeCartItem, updateItemQuantity } from '@cutsite/contracts/cart';
import { quantityMessage } from '@cutsite/domain/cart';
import { bind, type RouteBinding, refuse } from '../../http/index.ts';
import type { CartDependencies } from './add-to-cart.ts';
import { changeQuantity, removeItem, showCart } from './keep-cart.ts';

const refusals = {
  no_item: refuse.notFound,
  quantity_invalid: () =>
    refuse.invalid({ error_message: [quantityMessage], field_errors: { quantity: [quantityMessage] } }),
} as const;

/** The calls under `/api/user/cart/` (Specification 1 §7). */
export function cartRoutes(dependencies: Pick<CartDependencies, 'pool' | 'clock'>): RouteBinding[] {
  return [
    bind(getCart, async ({ user }) => ({ status: 200, body: await showCart(dependencies, user.id) })),

    bind(removeCartItem, async ({ user, params }) => {
      const removed = await removeItem(dependencies, { accountId: user.id, id: params.id });
      return removed.ok ? { status: 200, body: { id: removed.value } } : refusals[removed.error]();
    }),

    bind(updateItemQuantity, async ({ user, params, body }) => {
      const command = { accountId: user.id, id: params.id, quantity: body.quantity };
      const changed = await changeQuantity(dependencies, command);
      return changed.ok ? { status: 200, body: changed.value } : refusals[changed.error]();
    }),
  ];
}
