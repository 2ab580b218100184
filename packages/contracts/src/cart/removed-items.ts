import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';
import { problems } from '../problem/index.ts';
import { copiedSchema } from './order-again.ts';

const tag = 'Cart';

const removedItemSchema = z.strictObject({
  id: z.uuid(),
  /** With the name of its project: “Kinase screen / Plate 1”. */
  name: z.string(),
  quantity: z.int(),
  removed_at: z.string(),
  /** Until when it can be brought back. */
  kept_until: z.string(),
});

/** @see removedItemSchema */
export type RemovedItemWire = z.output<typeof removedItemSchema>;

export const listRemovedItems = defineEndpoint({
  method: 'GET',
  path: '/api/user/cart/removed/',
  access: 'verified',
  tag,
  summary: 'List the items removed from carts in the last 30 days, most recent first.',
  responses: { 200: z.array(removedItemSchema) },
});

export const bringBackItem = defineEndpoint({
  method: 'POST',
  path: '/api/user/cart/removed/{id}/bring-back/',
  access: 'verified',
  tag,
  summary: 'Put a removed item back in the active cart, by today’s rules and prices.',
  description:
    'It is checked and priced again. What is no longer offered stays among the removed items and is named in not_added with the reasons; names that are taken by now become others, named in renamed.',
  idempotent: true,
  rate: 'adding',
  params: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
  responses: { 200: copiedSchema, ...problems(404) },
});
