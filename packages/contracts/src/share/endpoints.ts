import * as z from 'zod/mini';
import { defineEndpoint, fileSchema } from '../endpoint/index.ts';
import { addressSchema, itemListsSchema } from '../order-contents/index.ts';
import { problems } from '../problem/index.ts';
import { heldOrderSchema, sharedCartSchema, shareSchema } from './share-schemas.ts';

const tag = 'Shared carts';
const params = z.strictObject({ id: z.string().check(z.maxLength(64)) });
const token = z.strictObject({ token: z.string().check(z.maxLength(200)) });

export const shareOrder = defineEndpoint({
  method: 'POST',
  path: '/api/order/{id}/share/',
  access: 'verified',
  tag,
  summary: 'Send somebody a link to a cart or quote.',
  description:
    'The link shows it for 30 days and lets one person take it over to pay. address_ids are addresses of the book that the link shows as they are now; revoking the link takes them back. The link is in this answer and in the mail, and nowhere else: the same call again sends nothing, and its link is null.',
  idempotent: true,
  params,
  body: z.strictObject({
    email: z.string().check(z.maxLength(1_000)),
    message: z.optional(z.string().check(z.maxLength(4_000))),
    address_ids: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(100))),
  }),
  responses: { 201: z.strictObject({ share: shareSchema, link: z.nullable(z.string()) }), ...problems(400, 404, 409) },
});

export const listShares = defineEndpoint({
  method: 'GET',
  path: '/api/order/{id}/shares/',
  access: 'verified',
  tag,
  summary: 'List the share links of a cart and what became of them.',
  params,
  responses: { 200: z.strictObject({ shares: z.array(shareSchema) }), ...problems(404) },
});

export const revokeShare = defineEndpoint({
  method: 'DELETE',
  path: '/api/user/shares/{id}/',
  access: 'verified',
  tag,
  summary: 'Revoke a share link and take the cart back.',
  params,
  responses: { 200: shareSchema, ...problems(404, 409) },
});

export const openSharedCart = defineEndpoint({
  method: 'POST',
  path: '/api/shared-cart/open/',
  access: 'anonymous',
  tag,
  summary: 'Get the cart or quote that a share link shows.',
  description: 'A POST, so that the token stands in no log of addresses. The link can be opened without an account.',
  body: token,
  responses: { 200: sharedCartSchema, ...problems(404) },
});

export const openSharedLists = defineEndpoint({
  method: 'POST',
  path: '/api/shared-cart/item-lists/',
  access: 'anonymous',
  tag,
  summary: 'List what the items of a shared cart contain: each guide with its well and sequence.',
  body: token,
  responses: { 200: itemListsSchema, ...problems(404) },
});

export const openSharedQuotePaper = defineEndpoint({
  method: 'POST',
  path: '/api/shared-cart/quote-pdf/',
  access: 'anonymous',
  tag,
  summary: 'Get the quote that a share link shows as a PDF.',
  description: 'Without an account. Of its addresses it has those that the link shows; the others are left out.',
  body: token,
  responses: { 200: fileSchema, ...problems(404) },
});

export const takeSharedCartOver = defineEndpoint({
  method: 'POST',
  path: '/api/shared-cart/take-over/',
  access: 'verified',
  tag,
  summary: 'Take a shared cart over, to check it out and pay it.',
  description: 'Of two people who do so at once, one succeeds. Prices stay as they are in the cart.',
  body: token,
  responses: { 200: sharedCartSchema, ...problems(404, 409) },
});

export const listSharedAddresses = defineEndpoint({
  method: 'GET',
  path: '/api/order/{id}/shared-addresses/',
  access: 'verified',
  tag,
  summary: 'List the addresses that the owner of a cart shared with whoever took it over; none for anybody else.',
  params,
  responses: { 200: z.strictObject({ addresses: z.array(addressSchema) }), ...problems(404) },
});

export const giveCartBack = defineEndpoint({
  method: 'POST',
  path: '/api/order/{id}/give-back/',
  access: 'verified',
  tag,
  summary: 'Give a cart that you took over back to its owner.',
  params,
  responses: { 200: z.strictObject({ order_id: z.uuid() }), ...problems(404, 409) },
});

export const listHeldOrders = defineEndpoint({
  method: 'GET',
  path: '/api/user/held_orders/',
  access: 'verified',
  tag,
  summary: 'List the carts and quotes of others that you have taken over and not yet paid for.',
  responses: { 200: z.strictObject({ orders: z.array(heldOrderSchema) }) },
});
