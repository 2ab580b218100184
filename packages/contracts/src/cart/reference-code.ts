import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';
import { problems } from '../problem/index.ts';

const params = z.strictObject({ id: z.string().check(z.maxLength(64)) });

const referenceSchema = z.strictObject({ order_id: z.uuid(), customer_reference_code: z.nullable(z.string()) });

export const applyReferenceCode = defineEndpoint({
  method: 'POST',
  path: '/api/order/{id}/apply-customer-reference-code/',
  access: 'verified',
  tag: 'Cart',
  summary: "Set the customer's own reference, which is printed on every document.",
  params,
  body: z.strictObject({ customer_reference_code: z.string().check(z.maxLength(400)) }),
  responses: { 200: referenceSchema, ...problems(400, 404, 409) },
});

export const removeReferenceCode = defineEndpoint({
  method: 'POST',
  path: '/api/order/{id}/remove-customer-reference-code/',
  access: 'verified',
  tag: 'Cart',
  summary: "Take the customer's own reference off.",
  params,
  responses: { 200: referenceSchema, ...problems(404, 409) },
});
