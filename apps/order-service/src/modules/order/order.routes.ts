import {
  addToCart as addToCartEndpoint,
  getOrderedItem,
  getOrderItem,
  replaceOrderedItem,
} from '@cutsite/contracts/order';
import { bind, type RouteBinding, refuse } from '../../http/index.ts';
import {
  addToCart,
  type CartDependencies,
  type CartItemRow,
  cartItemToWire,
  orderItemToWire,
  readItem,
  replaceItem,
} from '../cart/index.ts';
import { knownId } from '../order-contents/index.ts';

/** The calls under `/api/order/` that fill and edit the cart (Specification 1 §7). */
export function orderRoutes(dependencies: CartDependencies): RouteBinding[] {
  const { pool } = dependencies;
  const find = (accountId: string, text: string) => {
    const id = knownId(text);
    return id === null ? null : readItem(pool, accountId, id);
  };
  return [
    bind(addToCartEndpoint, ({ user, body, idempotencyKey }) =>
      addToCart(dependencies, { user, items: body, idempotencyKey }),
    ),

    bind(getOrderedItem, async ({ user, params }) => {
      const row = await find(user.id, params.id);
      return row === null ? refuse.notFound() : { status: 200, body: orderedItem(row) };
    }),

    bind(replaceOrderedItem, async ({ user, params, body }) => {
      const id = knownId(params.id);
      const row = id === null ? null : await replaceItem(dependencies, { user, id, data: body.data });
      if (row === null) return refuse.notFound();
      return 'status' in row ? row : { status: 200, body: orderedItem(row) };
    }),

    bind(getOrderItem, async ({ user, params }) => {
      const row = await find(user.id, params.id);
      return row === null ? refuse.notFound() : { status: 200, body: cartItemToWire(row) };
    }),
  ];
}

function orderedItem({ id, cart_id, quantity, item }: CartItemRow) {
  return { id, order_id: cart_id, quantity, data: orderItemToWire(item, quantity) };
}
