import {
  applyReferenceCode,
  bringBackItem,
  type CartEndpoints,
  duplicateItem as duplicateItemEndpoint,
  orderAgain as orderAgainEndpoint,
  removeReferenceCode,
} from '@cutsite/contracts/cart';
import { itemToWire, tooManyOfAKind } from '@cutsite/contracts/item';
import { cartTextMessages } from '@cutsite/domain/cart';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import type { ItemTables } from '../../item-tables/index.ts';
import { noteEvent, type TrackingDependencies } from '../../tracking/put-event.ts';
import { knownId } from '../order-contents/index.ts';
import { addToCart, type CartDependencies } from './add-to-cart.ts';
import type { CartItemRow } from './cart.repository.ts';
import { cartItemToWire, findItem } from './cart-item-to-wire.ts';
import { duplicateItem, orderAgain } from './copies/order-again.ts';
import { acceptPrices } from './prices/recalculate-prices.ts';
import { bringBack } from './removed-items/removed-items.ts';
import { replaceItem } from './replace-item.ts';
import { applyReference, removeReference } from './set-reference.ts';

/** The calls under `/api/order/` that fill, edit and price carts (CA-1, CA-7 to CA-10, CA-19, CA-20, OR-5). */
export function cartItemRoutes(
  dependencies: CartDependencies & TrackingDependencies,
  endpoints: CartEndpoints,
): RouteBinding[] {
  return [...oneItemRoutes(dependencies, endpoints), ...wholeCartRoutes(dependencies, endpoints)];
}

function oneItemRoutes(
  dependencies: CartDependencies & TrackingDependencies,
  { addToCart: addToCartEndpoint, getOrderedItem, replaceOrderedItem, getOrderItem }: CartEndpoints,
): RouteBinding[] {
  const { pool, tables } = dependencies;
  return [
    bind(addToCartEndpoint, async ({ user, body, idempotencyKey }) => {
      const tooMany = tooManyOfAKind(tables.wires, body);
      if (tooMany !== null) return refuse.invalid({ detail: tooMany });
      const answer = await addToCart(dependencies, { user, items: body, idempotencyKey });
      // Beside the call: the customer does not wait for marketing.
      const added = { accountId: user.id, event: 'added_to_cart', now: dependencies.clock.now() } as const;
      if (answer.status === 201) void noteEvent(pool, dependencies, added);
      return answer;
    }),

    bind(getOrderedItem, async ({ user, params }) => {
      const row = await findItem(pool, user.id, params.id);
      return row === null ? refuse.notFound() : { status: 200, body: orderedItem(tables, row) };
    }),

    bind(replaceOrderedItem, async ({ user, params, body }) => {
      const id = knownId(params.id);
      const row = id === null ? null : await replaceItem(dependencies, { user, id, data: body.data });
      if (row === null) return refuse.notFound();
      return 'status' in row ? row : { status: 200, body: orderedItem(tables, row) };
    }),

    bind(getOrderItem, async ({ user, params }) => {
      const row = await findItem(pool, user.id, params.id);
      return row === null ? refuse.notFound() : { status: 200, body: cartItemToWire(tables, row) };
    }),

    bind(duplicateItemEndpoint, ({ user, params, idempotencyKey }) =>
      duplicateItem(dependencies, { user, id: params.id, idempotencyKey }),
    ),

    bind(bringBackItem, ({ user, params, idempotencyKey }) =>
      bringBack(dependencies, { user, id: params.id, idempotencyKey }),
    ),
  ];
}

function wholeCartRoutes(
  dependencies: CartDependencies,
  { acceptPrices: acceptPricesEndpoint }: CartEndpoints,
): RouteBinding[] {
  return [
    bind(orderAgainEndpoint, ({ user, params, idempotencyKey }) =>
      orderAgain(dependencies, { user, id: params.id, idempotencyKey }),
    ),

    bind(acceptPricesEndpoint, async ({ user, params, body }) => {
      const cart = await acceptPrices(dependencies, { user, id: params.id, proposal: body.proposal });
      return 'groups' in cart ? { status: 200, body: cart } : cart;
    }),

    bind(applyReferenceCode, async ({ user, params, body }) => {
      const text = body.customer_reference_code;
      const kept = await applyReference(dependencies, { userId: user.id, id: params.id, text });
      if ('status' in kept) return kept;
      if (kept.ok) return { status: 200, body: kept.value };
      const sentence = cartTextMessages[kept.error];
      return refuse.invalid({ error_message: sentence, field_errors: { customer_reference_code: [sentence] } });
    }),

    bind(removeReferenceCode, async ({ user, params }) => {
      const kept = await removeReference(dependencies, { userId: user.id, id: params.id });
      return 'status' in kept ? kept : { status: 200, body: kept };
    }),
  ];
}

function orderedItem({ wires }: ItemTables, { id, cart_id, quantity, item }: CartItemRow) {
  return { id, order_id: cart_id, quantity, data: itemToWire(wires, item, quantity) };
}
