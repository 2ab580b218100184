import * as z from 'zod/mini';
import { addressTypeWord } from '../address/index.ts';
import { defineEndpoint } from '../endpoint/index.ts';
import { addressSchema, itemListsSchema } from '../order-contents/index.ts';
import { problems } from '../problem/index.ts';
import { carrierWord, orderSummarySchema, shippingEstimatesSchema, shippingMethodWord } from './checkout-schemas.ts';

const tag = 'Checkout';
const params = z.strictObject({ id: z.string().check(z.maxLength(64)) });
const text = z.string().check(z.maxLength(10_000));

/** Each change answers with the summary as it is then, so that the screen needs no second call. */
const changed = { 200: orderSummarySchema, ...problems(400, 404, 409) };

export const getOrderSummary = defineEndpoint({
  method: 'GET',
  path: '/api/order/summary/{id}/',
  access: 'verified',
  tag,
  summary: 'Get an order with its totals, its step of the checkout, and what is missing.',
  params,
  responses: { 200: orderSummarySchema, ...problems(404) },
});

export const getItemLists = defineEndpoint({
  method: 'GET',
  path: '/api/order/{id}/item-lists/',
  access: 'verified',
  tag,
  summary: 'List what the items of an order contain: each guide with its well and sequence.',
  description: 'Of a cart as it is now; of an order that is placed as it was paid.',
  params,
  responses: { 200: itemListsSchema, ...problems(404) },
});

export const updateOrderAddress = defineEndpoint({
  method: 'POST',
  path: '/api/order/update-address/{id}/',
  access: 'verified',
  tag,
  summary: 'Set the shipping or billing address of the order.',
  description:
    'Either address_id, an address of the book, or address, which is put in the book; with both, the address of the book is corrected first. A shipping address where an item is not sold is refused with 400 and names the item. A shipping method whose price is another one there has to be chosen again.',
  params,
  body: z.strictObject({
    address_type: addressTypeWord,
    address_id: z.optional(z.nullable(text)),
    address: z.optional(z.nullable(addressSchema)),
  }),
  responses: changed,
});

export const getShippingEstimates = defineEndpoint({
  method: 'GET',
  path: '/api/order/shipping-estimates/{id}/',
  access: 'verified',
  tag,
  summary: 'List the shipping methods for each shipment and what they cost.',
  description: 'Without a shipping address: 409.',
  params,
  responses: { 200: shippingEstimatesSchema, ...problems(404, 409) },
});

export const updateShippingMethod = defineEndpoint({
  method: 'POST',
  path: '/api/order/{id}/update-shipping-method/',
  access: 'verified',
  tag,
  summary: 'Choose the shipping method of the order.',
  description:
    'For all shipments, or for one of them with group_id. A method that one of the shipments does not have is refused with 400 and names the shipment. With carrier_account, carrier_account_number and shipping_carrier are required; with the other methods they are left out.',
  params,
  body: z.strictObject({
    shipping_method: shippingMethodWord,
    carrier_account_number: z.optional(z.nullable(text)),
    shipping_carrier: z.optional(z.nullable(carrierWord)),
    group_id: z.optional(z.nullable(text)),
  }),
  responses: changed,
});

export const acceptTerms = defineEndpoint({
  method: 'POST',
  path: '/api/order/{id}/accept-terms/',
  access: 'verified',
  tag,
  summary: 'Accept the terms of sale of this version for the order.',
  description: 'The version of the summary. Another one than the current version is refused with 409.',
  params,
  body: z.strictObject({ terms_version: text }),
  responses: changed,
});

export const updateCostCentre = defineEndpoint({
  method: 'POST',
  path: '/api/order/{id}/update-cost-centre/',
  access: 'verified',
  tag,
  summary: 'Set or clear the cost centre that stands on the papers of the order.',
  params,
  body: z.strictObject({ cost_centre: z.nullable(text) }),
  responses: changed,
});
