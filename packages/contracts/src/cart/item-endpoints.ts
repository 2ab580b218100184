import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';
import type { SentItem } from '../item/index.ts';
import { amountSchema, currencyWord } from '../price-list/index.ts';
import { problems } from '../problem/index.ts';
import type { AnyCartItem, CartSchemas } from './cart-schemas.ts';

const params = z.strictObject({ id: z.string().check(z.maxLength(64)) });

const addedItemSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  quantity: z.int(),
  subtotal: amountSchema,
  undiscounted_subtotal: amountSchema,
  needs_review: z.boolean(),
});

/** An item as it was sent, with its place. */
const orderedItemSchema = <Sent extends SentItem>(schemas: Pick<CartSchemas<Sent>, 'orderItem'>) =>
  z.strictObject({
    id: z.uuid(),
    order_id: z.uuid(),
    quantity: z.int(),
    data: schemas.orderItem,
  });

/** The calls of this page whose form depends on which kinds there are. */
export const itemEndpointsOf = <Sent extends SentItem, Shown extends AnyCartItem>(
  schemas: CartSchemas<Sent, Shown>,
) => ({
  addToCart: defineEndpoint({
    method: 'POST',
    path: '/api/order/add/',
    access: 'verified',
    tag: 'Cart',
    summary: 'Add items to the cart, of any kind: all of them, or none.',
    description:
      'The service checks and prices every item itself, by the rules of its kind. A refusal (400) names the row and the rule of each fault in `rows`. A price, total or discount in the body is refused as an unknown field.',
    idempotent: true,
    rate: 'adding',
    bodyLimit: 4_000_000,
    body: z.array(schemas.orderItem).check(z.minLength(1), z.maxLength(schemas.maxPerCall)),
    responses: {
      201: z.strictObject({ order_id: z.uuid(), currency: currencyWord, items: z.array(addedItemSchema) }),
      ...problems(400),
    },
  }),

  getOrderedItem: defineEndpoint({
    method: 'GET',
    path: '/api/order/ordereditem/{id}/',
    access: 'verified',
    tag: 'Cart',
    summary: 'Get an item of the cart as it was sent, for editing.',
    params,
    responses: { 200: orderedItemSchema(schemas), ...problems(404) },
  }),

  replaceOrderedItem: defineEndpoint({
    method: 'PUT',
    path: '/api/order/ordereditem/{id}/',
    access: 'verified',
    tag: 'Cart',
    summary: 'Replace an item of the cart, under the same id and with the same checks as when it is added.',
    rate: 'adding',
    bodyLimit: 4_000_000,
    params,
    body: z.strictObject({ data: schemas.orderItem }),
    responses: { 200: orderedItemSchema(schemas), ...problems(400, 404, 409) },
  }),

  getOrderItem: defineEndpoint({
    method: 'GET',
    path: '/api/order/orderitem/{id}/',
    access: 'verified',
    tag: 'Cart',
    summary: 'An item of the cart with its explained price.',
    params,
    responses: { 200: schemas.cartItem, ...problems(404) },
  }),
});
