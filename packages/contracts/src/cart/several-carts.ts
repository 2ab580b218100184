import { cartStatuses } from '@cutsite/domain/cart';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';
import type { SentItem } from '../item/index.ts';
import { amountSchema, currencyWord } from '../price-list/index.ts';
import { problems } from '../problem/index.ts';
import type { AnyCartItem, CartSchemas } from './cart-schemas.ts';

const params = z.strictObject({ id: z.string().check(z.maxLength(64)) });

/** One of several carts, as a list shows it. */
export const cartEntrySchema = z.strictObject({
  order_id: z.uuid(),
  /** Empty: it was given none. */
  name: z.string(),
  status: z.enum(cartStatuses),
  /** `holder`: somebody else's cart that this user took over. */
  role: z.enum(['owner', 'holder']),
  /** The name of the other person, where a cart was taken over. */
  shared_with: z.nullable(z.string()),
  item_count: z.int(),
  currency: currencyWord,
  subtotal: amountSchema,
  created: z.string(),
  last_updated: z.string(),
});

/** @see cartEntrySchema */
export type CartEntryWire = z.output<typeof cartEntrySchema>;

const cartsSchema = z.strictObject({ carts: z.array(cartEntrySchema) });
const named = z.strictObject({ name: z.string().check(z.maxLength(10_000)) });

export const listCarts = defineEndpoint({
  method: 'GET',
  path: '/api/user/carts/',
  access: 'verified',
  tag: 'Cart',
  summary: 'List all carts and quotes that are not ordered yet, the active cart first.',
  responses: { 200: cartsSchema },
});

export const renameCart = defineEndpoint({
  method: 'PATCH',
  path: '/api/user/carts/{id}/',
  access: 'verified',
  tag: 'Cart',
  summary: 'Rename a cart.',
  params,
  body: named,
  responses: { 200: z.strictObject({ order_id: z.uuid(), name: z.string() }), ...problems(400, 404, 409) },
});

export const putCartAside = defineEndpoint({
  method: 'POST',
  path: '/api/user/carts/{id}/put-aside/',
  access: 'verified',
  tag: 'Cart',
  summary: 'Set the active cart aside. The next item added starts a new one.',
  params,
  responses: { 200: cartsSchema, ...problems(404, 409) },
});

/** The calls of this page whose form depends on which kinds there are. */
export const severalCartsEndpointsOf = <Sent extends SentItem, Shown extends AnyCartItem>(
  schemas: CartSchemas<Sent, Shown>,
) => ({
  readOneCart: defineEndpoint({
    method: 'GET',
    path: '/api/user/cart/{id}/',
    access: 'verified',
    tag: 'Cart',
    summary: 'Get one of your carts, active or not, as the cart-detail response.',
    params,
    responses: { 200: schemas.cart, ...problems(404) },
  }),

  createCart: defineEndpoint({
    method: 'POST',
    path: '/api/user/carts/',
    access: 'verified',
    tag: 'Cart',
    summary: 'Start another cart. It becomes the active one, and the previous one is set aside.',
    idempotent: true,
    body: named,
    responses: { 201: schemas.cart, ...problems(400, 409) },
  }),

  setActiveCart: defineEndpoint({
    method: 'POST',
    path: '/api/user/cart/set-active/',
    access: 'verified',
    tag: 'Cart',
    summary: 'Make another cart the active one; the previous one is set aside.',
    description: 'token is the order_id of a cart of this user.',
    body: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
    responses: { 200: schemas.cart, ...problems(404, 409) },
  }),
});
