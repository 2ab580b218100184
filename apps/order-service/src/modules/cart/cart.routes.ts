import { type CartEndpoints, findAddedItems, listRemovedItems, removeCartItem } from '@cutsite/contracts/cart';
import { type CartRefusal, cartRefusalMessages, quantityMessage } from '@cutsite/domain/cart';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import type { CartDependencies } from './add-to-cart.ts';
import { findAdded } from './added-items/find-added.ts';
import { changeQuantity, removeItem, showCart } from './change-cart.ts';
import { showRemoved } from './removed-items/removed-items.ts';
import { severalCartsRoutes } from './several/several-carts.routes.ts';

const quantityRefused = (sentence: string) =>
  refuse.invalid({ error_message: [sentence], field_errors: { quantity: [sentence] } });

const refuseItem = (why: 'no_item' | CartRefusal) =>
  why === 'no_item' ? refuse.notFound() : refuse.conflict(cartRefusalMessages[why]);

/** The calls under `/api/user/` that are about carts (CA-3 to CA-5). */
export function cartRoutes(
  dependencies: Pick<CartDependencies, 'pool' | 'clock' | 'tables'>,
  endpoints: CartEndpoints,
): RouteBinding[] {
  const { getCart, updateItemQuantity } = endpoints;
  return [
    bind(getCart, async ({ user }) => ({ status: 200, body: await showCart(dependencies, user.id) })),

    bind(listRemovedItems, async ({ user }) => ({ status: 200, body: await showRemoved(dependencies, user.id) })),

    bind(findAddedItems, async ({ user, body }) => {
      const added = body.added.map(({ order_id: orderId, item_ids: itemIds }) => ({
        orderId: orderId.toLowerCase(),
        itemIds: itemIds.map((id) => id.toLowerCase()),
      }));
      return { status: 200, body: { added: await findAdded(dependencies, user.id, added) } };
    }),

    bind(removeCartItem, async ({ user, params }) => {
      const removed = await removeItem(dependencies, { userId: user.id, id: params.id });
      if (removed.ok) return { status: 200, body: { id: removed.value } };
      return typeof removed.error === 'string' ? refuseItem(removed.error) : refuse.conflict(removed.error.sentence);
    }),

    bind(updateItemQuantity, async ({ user, params, body }) => {
      const command = { userId: user.id, id: params.id, quantity: body.quantity };
      const changed = await changeQuantity(dependencies, command);
      if (changed.ok) return { status: 200, body: changed.value };
      if (changed.error === 'quantity_invalid') return quantityRefused(quantityMessage);
      return typeof changed.error === 'string' ? refuseItem(changed.error) : quantityRefused(changed.error.sentence);
    }),

    ...severalCartsRoutes(dependencies, endpoints),
  ];
}
