import { cartStatuses } from '@cutsite/domain/cart';
import { quoteStates } from '@cutsite/domain/quote';
import * as z from 'zod/mini';
import { defineEndpoint, fileSchema } from '../endpoint/index.ts';
import { deliverySchema, orderContentsSchema } from '../order-contents/index.ts';
import { amountSchema, currencyWord } from '../price-list/index.ts';
import { problems } from '../problem/index.ts';

const tag = 'Quotes';
const params = z.strictObject({ id: z.string().check(z.maxLength(64)) });
const states = Object.keys(quoteStates) as [keyof typeof quoteStates, ...(keyof typeof quoteStates)[]];

export const headShape = {
  order_id: z.uuid(),
  number: z.string(),
  state: z.enum(states),
  /** The version that took its place. A service of the version before answers without the field. */
  replaced_by: z.optional(z.nullable(z.string())),
  issued: z.string(),
  expires: z.string(),
  /** The end to which sales honours it. A service of the version before answers without the field. */
  honoured_until: z.optional(z.nullable(z.string())),
};

/** A quote with all that it promises. */
export const quoteSchema = z.strictObject({
  ...headShape,
  /** Whether the user may order it, or only look on. */
  may_act: z.boolean(),
  contents: orderContentsSchema,
  /** Why the voucher cannot be used any more; null: it can, or there is none. Absent from the version before. */
  voucher_refusal: z.optional(z.nullable(z.strictObject({ code: z.string(), message: z.string() }))),
  /** What its total says, on its paper as on its page. */
  includes_shipping_and_tax: z.optional(z.boolean()),
  /** When each shipment leaves and arrives if the quote is ordered now; empty once it cannot be. */
  deliveries: z.optional(z.array(z.strictObject({ group_id: z.uuid(), ...deliverySchema.shape }))),
});

/** @see quoteSchema */
export type QuoteWire = z.output<typeof quoteSchema>;

/** Without a number the latest version. */
const query = z.strictObject({ number: z.optional(z.string().check(z.maxLength(40))) });

export const getQuote = defineEndpoint({
  method: 'GET',
  path: '/api/order/{id}/quote/',
  access: 'verified',
  tag,
  summary: 'The latest quote of an order or the one of a number, with the contents and prices that it promises.',
  params,
  query,
  responses: { 200: quoteSchema, ...problems(404) },
});

export const getQuotePaper = defineEndpoint({
  method: 'GET',
  path: '/api/order/{id}/quote/pdf/',
  access: 'verified',
  tag,
  summary: 'The latest quote of an order, or the one of a number, as a PDF.',
  params,
  query,
  responses: { 200: fileSchema, ...problems(404) },
});

const listedQuoteSchema = z.strictObject({
  ...headShape,
  item_count: z.int(),
  customer_reference_code: z.nullable(z.string()),
  currency: currencyWord,
  /** As its paper says it: without shipping and tax until address and methods are chosen. */
  total: amountSchema,
  includes_shipping_and_tax: z.optional(z.boolean()),
});

/** @see listQuotes */
export type ListedQuoteWire = z.output<typeof listedQuoteSchema>;

export const listQuotes = defineEndpoint({
  method: 'GET',
  path: '/api/user/quotes/',
  access: 'verified',
  tag,
  summary: 'The quotes of the user, the latest first.',
  responses: { 200: z.strictObject({ quotes: z.array(listedQuoteSchema) }) },
});

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
