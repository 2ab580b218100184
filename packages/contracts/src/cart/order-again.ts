import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';
import { amountSchema, currencyWord } from '../price-list/index.ts';
import { problems } from '../problem/index.ts';

const params = z.strictObject({ id: z.string().check(z.maxLength(64)) });

/** What became of the copied items: all that can be ordered today is in the cart, and the rest says why it is not. */
export const copiedSchema = z.strictObject({
  /** The active cart; null when nothing went in and there is none. */
  order_id: z.nullable(z.uuid()),
  currency: currencyWord,
  added: z.array(
    z.strictObject({
      id: z.uuid(),
      /** The item it was copied from. */
      source_id: z.uuid(),
      name: z.string(),
      quantity: z.int(),
      /** All copies, at the price of then and of today. */
      old_subtotal: amountSchema,
      subtotal: amountSchema,
      needs_review: z.boolean(),
      /** Tubes (and, of a duplicate, the plate) whose name is in the cart already. */
      renamed: z.array(z.strictObject({ from: z.string(), to: z.string() })),
    }),
  ),
  not_added: z.array(
    z.strictObject({ source_id: z.uuid(), name: z.string(), quantity: z.int(), reasons: z.array(z.string()) }),
  ),
});

/** @see copiedSchema */
export type CopiedItemsWire = z.output<typeof copiedSchema>;

export const orderAgain = defineEndpoint({
  method: 'POST',
  path: '/api/order/{id}/order-again/',
  access: 'verified',
  tag: 'Order',
  summary: 'Put the items of an order or a quote in the active cart, by today’s rules and prices.',
  description:
    'Every item is checked and priced again, in one transaction. What is no longer offered is left out and named in not_added with the reasons; a tube whose name is in the cart already gets another name, named in renamed.',
  idempotent: true,
  rate: 'adding',
  params,
  responses: { 200: copiedSchema, ...problems(404, 409) },
});

export const duplicateItem = defineEndpoint({
  method: 'POST',
  path: '/api/order/orderitem/{id}/duplicate/',
  access: 'verified',
  tag: 'Cart',
  summary: 'Put a copy of an item in the active cart, under names that are free; of an add-on, as many again.',
  idempotent: true,
  rate: 'adding',
  params,
  responses: { 200: copiedSchema, ...problems(404) },
});
