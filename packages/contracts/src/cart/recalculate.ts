import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';
import type { SentItem } from '../item/index.ts';
import { amountSchema, currencyWord } from '../price-list/index.ts';
import { problems } from '../problem/index.ts';
import type { AnyCartItem, CartSchemas } from './cart-schemas.ts';

const params = z.strictObject({ id: z.string().check(z.maxLength(64)) });

const recalculationSchema = z.strictObject({
  order_id: z.uuid(),
  currency: currencyWord,
  price_list_version: z.string(),
  /** Stands for exactly these new prices: `accept-prices` takes it. */
  proposal: z.string(),
  old_subtotal: amountSchema,
  /** With the old price of what is no longer offered. */
  subtotal: amountSchema,
  items: z.array(
    z.strictObject({
      id: z.uuid(),
      name: z.string(),
      quantity: z.int(),
      /** All copies. */
      old_subtotal: amountSchema,
      /** Null: it is no longer offered. */
      subtotal: z.nullable(amountSchema),
      /** Why it is not offered today; empty where it is. */
      reasons: z.array(z.string()),
    }),
  ),
  /** Of a quote: the new version of it, which was issued with this call. */
  quote: z.optional(z.strictObject({ number: z.string(), expires: z.string(), replaces: z.string() })),
  /** Of a quote: the coupon that cannot be used any more, and why; it is not in the new version. Null: none. */
  left_out_voucher: z.optional(z.nullable(z.strictObject({ code: z.string(), message: z.string() }))),
});

/** @see recalculationSchema */
export type RecalculationWire = z.output<typeof recalculationSchema>;

export const recalculatePrices = defineEndpoint({
  method: 'POST',
  path: '/api/order/recalculate_order_prices/{id}/',
  access: 'verified',
  tag: 'Cart',
  summary: 'Show what the items cost at today’s prices, item by item; of a quote, issue a new version at these prices.',
  description:
    'Of a cart nothing is changed: accept-prices with the proposal of this answer sets exactly the prices that it shows. A quote gets a new version with the same number and -2, -3 behind it, and a new end; the version before is replaced. Refused with 409 when something of the quote is not offered today.',
  params,
  idempotent: true,
  responses: { 200: recalculationSchema, ...problems(404, 409, 422) },
});

/** The calls of this page whose form depends on which kinds there are. */
export const repriceEndpointsOf = <Sent extends SentItem, Shown extends AnyCartItem>(
  schemas: CartSchemas<Sent, Shown>,
) => ({
  acceptPrices: defineEndpoint({
    method: 'POST',
    path: '/api/order/{id}/accept-prices/',
    access: 'verified',
    tag: 'Cart',
    summary: 'Apply the prices that recalculate_order_prices showed. They are held for 30 days from now.',
    description:
      'A proposal that no longer fits, because prices or items changed meanwhile, is refused with 409. What is no longer offered keeps its price until it expires.',
    params,
    body: z.strictObject({ proposal: z.string().check(z.maxLength(100)) }),
    responses: { 200: schemas.cart, ...problems(404, 409) },
  }),
});
