import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';

/** `removed`: none of the items is in a cart or an order any more. */
export const addedStates = ['cart', 'saved', 'quote', 'ordered', 'removed'] as const;

const addedStateSchema = z.strictObject({
  state: z.enum(addedStates),
  /** The cart, quote or order that the items are in now; null when they were removed. */
  order_id: z.nullable(z.uuid()),
  /** The number of the order; null while it is none. */
  number: z.nullable(z.string()),
});

/** @see addedStateSchema */
export type AddedStateWire = z.output<typeof addedStateSchema>;

/** Items of one project that are asked for; of a project that was added more often the last ones are enough. */
export const maxItemsRequested = 100;

export const findAddedItems = defineEndpoint({
  method: 'POST',
  path: '/api/user/cart/find-added/',
  access: 'verified',
  tag: 'Cart',
  summary: 'Look up what became of many adds to carts in one call.',
  description:
    'Each entry names the items of one add, the first one first; the answer has a state for each entry, in the same order. Of items in several places the state is that of the last item. Without item_ids the state is that of the cart order_id. It changes nothing.',
  bodyLimit: 3_000_000,
  body: z.strictObject({
    added: z
      .array(z.strictObject({ order_id: z.uuid(), item_ids: z.array(z.uuid()).check(z.maxLength(maxItemsRequested)) }))
      .check(z.maxLength(500)),
  }),
  responses: { 200: z.strictObject({ added: z.array(addedStateSchema) }) },
});
