import { maxHonouredDays } from '@cutsite/domain/quote';
import * as z from 'zod/mini';
import { salesRepBody, salesRepWord } from '../customer/index.ts';
import { defineEndpoint, fileSchema } from '../endpoint/index.ts';
import { itemListsSchema, orderContentsSchema } from '../order-contents/index.ts';
import { amountSchema, currencyWord } from '../price-list/index.ts';
import { problems } from '../problem/index.ts';
import { headShape } from './endpoints.ts';

const guard = { access: 'staff', permission: 'keep_quotes', tag: 'Staff' } as const;
const idText = z.string().check(z.maxLength(64));
const params = z.strictObject({ id: idText });

const staffQuoteSchema = z.strictObject({
  ...headShape,
  id: z.uuid(),
  customer: z.strictObject({ id: z.uuid(), name: z.string(), company: z.string(), email: z.string() }),
  currency: currencyWord,
  total: amountSchema,
  includes_shipping_and_tax: z.boolean(),
  /** A service of the version before answers without the field. */
  sales_rep: z.optional(salesRepWord),
});

/** @see staffQuoteSchema */
export type StaffQuoteWire = z.output<typeof staffQuoteSchema>;

export const listStaffQuotes = defineEndpoint({
  ...guard,
  method: 'GET',
  path: '/api/staff/quotes/',
  looksAt: 'quote',
  summary: 'Quotes of all customers, the latest first: fifty at most.',
  query: z.strictObject({
    /** The beginning of a number, or a part of the name, company or address of the customer. */
    search: z.optional(z.string().check(z.maxLength(100))),
    /** The id of who can order it. */
    customer: z.optional(idText),
    /** The id of the sales representative; `none`: nobody is. */
    sales_rep: z.optional(idText),
  }),
  responses: { 200: z.strictObject({ quotes: z.array(staffQuoteSchema), has_more: z.boolean() }) },
});

const linked = z.strictObject({ id: z.uuid(), number: z.string() });

const staffQuoteDetailSchema = z.strictObject({
  ...staffQuoteSchema.shape,
  /** 1 or more: calculated again, a quote has versions. */
  version: z.int(),
  contents: orderContentsSchema,
  /** All versions of it, the first one first. */
  versions: z.array(z.strictObject({ ...linked.shape, version: z.int(), state: headShape.state })),
  /** The order that it became. */
  order: z.nullable(linked),
  /** The request that it answers. */
  request: z.nullable(linked),
  /** What happened to it, the first thing first. */
  log: z.array(
    z.strictObject({
      at: z.string(),
      /** Null: its customer or the store. */
      by: z.nullable(z.string()),
      what: z.string(),
      note: z.string(),
    }),
  ),
});

/** @see staffQuoteDetailSchema */
export type StaffQuoteDetailWire = z.output<typeof staffQuoteDetailSchema>;

export const getStaffQuote = defineEndpoint({
  ...guard,
  method: 'GET',
  path: '/api/staff/quotes/{id}/',
  looksAt: 'quote',
  summary: 'A quote with its lines, its versions, what it became and what happened to it.',
  params,
  responses: { 200: staffQuoteDetailSchema, ...problems(404) },
});

export const getStaffQuoteLists = defineEndpoint({
  ...guard,
  method: 'GET',
  path: '/api/staff/quotes/{id}/lists/',
  looksAt: 'quote',
  summary: 'List what the items of a quote contain: wells and tubes with their guides.',
  params,
  responses: { 200: itemListsSchema, ...problems(404) },
});

export const getStaffQuotePaper = defineEndpoint({
  ...guard,
  method: 'GET',
  path: '/api/staff/quotes/{id}/pdf/',
  looksAt: 'quote',
  summary: 'A quote as a PDF, as its customer gets it.',
  params,
  responses: { 200: fileSchema, ...problems(404) },
});

export const setQuoteSalesRep = defineEndpoint({
  ...guard,
  permission: 'assign_sales_rep',
  method: 'POST',
  path: '/api/staff/quotes/{id}/sales-rep/',
  summary: 'Set the sales representative of a quote (ruling 52).',
  params,
  body: salesRepBody,
  responses: { 200: staffQuoteSchema, ...problems(400, 404, 409) },
});

export const honourQuote = defineEndpoint({
  ...guard,
  method: 'POST',
  path: '/api/staff/quotes/{id}/honour/',
  summary: 'Extend a quote at its prices by some days, for a purchase order that comes late.',
  description:
    'The quote and the day on its paper stay. Its customer gets a mail; the reason stays in the audit. honoured_until: as it was read; 409 if it changed, and where the quote was ordered, withdrawn or replaced.',
  params,
  body: z.strictObject({
    /** From today; 0: until the end of today. */
    days: z.int().check(z.minimum(0), z.maximum(maxHonouredDays)),
    reason: z.string().check(z.maxLength(500), z.regex(/^(?=.*\S)\P{C}*$/u)),
    honoured_until: z.nullable(z.string().check(z.maxLength(40))),
  }),
  responses: { 200: staffQuoteSchema, ...problems(400, 404, 409) },
});
