import { cartStatuses } from '@cutsite/domain/cart';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';
import { problems } from '../problem/index.ts';

export const switchCartQuote = defineEndpoint({
  method: 'POST',
  path: '/api/order/{id}/cart-quote-switch/',
  access: 'verified',
  tag: 'Cart',
  summary: 'Turn a cart into a quote, or a quote back into the active cart.',
  description:
    'A quote that becomes a cart is withdrawn; the cart that was active is put aside. The status that is there already is no fault.',
  params: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
  body: z.strictObject({ desired_status: z.enum(['cart', 'quote']) }),
  responses: {
    200: z.strictObject({ order_id: z.uuid(), status: z.enum(cartStatuses) }),
    ...problems(400, 404, 409),
  },
});
