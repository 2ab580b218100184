import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';
import { problems } from '../problem/index.ts';

const params = z.strictObject({ id: z.string().check(z.maxLength(64)) });

const appliedSchema = z.strictObject({
  order_id: z.uuid(),
  /** As it is printed; null: none. */
  voucher_code: z.nullable(z.string()),
});

export const applyVoucher = defineEndpoint({
  method: 'POST',
  path: '/order/{id}/apply-voucher/',
  access: 'verified',
  tag: 'Cart',
  summary: 'Apply a voucher to a cart, replacing any earlier one.',
  description:
    'Spaces around the code and small letters make no difference. A refusal (400) says why in error_message and in field_errors.code. Applying uses nothing up: paying does.',
  params,
  body: z.strictObject({ code: z.string().check(z.maxLength(10_000)) }),
  responses: { 200: appliedSchema, ...problems(400, 404, 409) },
});

export const removeVoucher = defineEndpoint({
  method: 'POST',
  path: '/order/{id}/remove-voucher/',
  access: 'verified',
  tag: 'Cart',
  summary: 'Remove the voucher from a cart.',
  params,
  responses: { 200: appliedSchema, ...problems(404, 409) },
});
