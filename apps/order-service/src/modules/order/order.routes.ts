import {
  acceptPrices as acceptPricesEndpoint,
  addToCart as addToCartEndpoint,
  applyReferenceCode,
  duplicateItem as duplicateItemEndpoint,
  getOrderedItem,
  getOrderItem,
  orderAgain as orderAgainEndpoint,
  recalculatePrices as recalculatePricesEndpoint,
  removeReferenceCode,
  replaceOrderedItem,
  switchCartQuote as switchCartQuoteEndpoint,
} from '@cutsite/contracts/order';
import { cartTextMessages } from '@cutsite/domain/cart';
import { bind, type RouteBinding, refuse } from '../../http/index.ts';
import { noteEvent, type TrackingDependencies } from '../../tracking/index.ts';
import {
  acceptPrices,
  addToCart,
  type CartDependencies,
  type CartItemRow,
  cartItemToWire,
  duplicateItem,
  orderAgain,
  orderItemToWire,
  readItem,
  recalculatePrices,
  replaceItem,
} from '../cart/index.ts';
import { knownId } from '../order-contents/index.ts';
import { applyReference, removeReference } from './keep-reference.ts';
import { type SwitchDependencies, switchCartQuote } from './switch-cart-quote.ts';

/** Text of ours. */
const emptyQuoteMessage = 'There is nothing in this cart yet. Add something before you save it as a quote.';

/** The calls under `/api/order/` that fill, edit, price and switch carts (Specification 1 §7). */
export function orderRoutes(
  dependencies: CartDependencies & SwitchDependencies & TrackingDependencies,
): RouteBinding[] {
  return [...itemRoutes(dependencies), ...wholeCartRoutes(dependencies)];
}

function itemRoutes(dependencies: CartDependencies & TrackingDependencies): RouteBinding[] {
  const { pool } = dependencies;
  const find = (accountId: string, text: string) => {
    const id = knownId(text);
    return id === null ? null : readItem(pool, accountId, id);
  };
  return [
    bind(addToCartEndpoint, async ({ user, body, idempotencyKey }) => {
      const answer = await addToCart(dependencies, { user, items: body, idempotencyKey });
      // Beside the call: the customer does not wait for marketing.
      const added = { accountId: user.id, event: 'added_to_cart', now: dependencies.clock.now() } as const;
      if (answer.status === 201) void noteEvent(pool, dependencies, added);
      return answer;
    }),

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

    bind(duplicateItemEndpoint, ({ user, params, idempotencyKey }) =>
      duplicateItem(dependencies, { user, id: params.id, idempotencyKey }),
    ),
  ];
}

function wholeCartRoutes(dependencies: CartDependencies & SwitchDependencies): RouteBinding[] {
  return [
    bind(orderAgainEndpoint, ({ user, params, idempotencyKey }) =>
      orderAgain(dependencies, { user, id: params.id, idempotencyKey }),
    ),

    bind(recalculatePricesEndpoint, async ({ user, params }) => {
      const prices = await recalculatePrices(dependencies, { user, id: params.id });
      return 'status' in prices ? prices : { status: 200, body: prices };
    }),

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

    bind(switchCartQuoteEndpoint, async ({ user, params, body }) => {
      const command = { userId: user.id, id: params.id, desired: body.desired_status };
      const switched = await switchCartQuote(dependencies, command);
      if ('status' in switched) return switched;
      return switched.ok ? { status: 200, body: switched.value } : refuse.invalid({ error_message: emptyQuoteMessage });
    }),
  ];
}

function orderedItem({ id, cart_id, quantity, item }: CartItemRow) {
  return { id, order_id: cart_id, quantity, data: orderItemToWire(item, quantity) };
}
