import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';
import type { SentItem } from '../item/index.ts';
import { problems } from '../problem/index.ts';
import type { AnyCartItem, CartSchemas } from './cart-schemas.ts';

const params = z.strictObject({ id: z.string().check(z.maxLength(64)) });

export const removeCartItem = defineEndpoint({
  method: 'DELETE',
  path: '/api/user/cart/remove/{id}/',
  access: 'verified',
  tag: 'Cart',
  summary: 'Remove an item from the cart.',
  params,
  responses: { 200: z.strictObject({ id: z.uuid() }), ...problems(404, 409) },
});

/** The calls of this page whose form depends on which kinds there are. */
export const cartEndpointsOf = <Sent extends SentItem, Shown extends AnyCartItem>(
  schemas: CartSchemas<Sent, Shown>,
) => ({
  getCart: defineEndpoint({
    method: 'GET',
    path: '/api/user/cart/',
    access: 'verified',
    tag: 'Cart',
    summary: 'Get the cart with its shipments, items and explained prices.',
    responses: { 200: schemas.cart },
  }),

  updateItemQuantity: defineEndpoint({
    method: 'PATCH',
    path: '/api/user/cart/update-item-quantity/{id}/',
    access: 'verified',
    tag: 'Cart',
    summary: 'Change how many copies of an item are in the cart.',
    params,
    body: z.strictObject({ quantity: z.number() }),
    responses: { 200: schemas.cartItem, ...problems(400, 404, 409) },
  }),
});
