import { maxHonouredDays } from '@cutsite/domain/quote';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';
import { amountSchema, currencyWord } from '../price-list/index.ts';
import { problems } from '../problem/index.ts';
import { headShape } from './endpoints.ts';

const guard = { access: 'staff', permission: 'keep_quotes', tag: 'Staff' } as const;

const staffQuoteSchema = z.strictObject({
  ...headShape,
  id: z.uuid(),
  customer: z.strictObject({ id: z.uuid(), name: z.string(), company: z.string(), email: z.string() }),
  currency: currencyWord,
  total: amountSchema,
  includes_shipping_and_tax: z.boolean(),
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
  }),
  responses: { 200: z.strictObject({ quotes: z.array(staffQuoteSchema), has_more: z.boolean() }) },
});

export const honourQuote = defineEndpoint({
  ...guard,
  method: 'POST',
  path: '/api/staff/quotes/{id}/honour/',
  summary: 'Extend a quote at its prices by some days, for a purchase order that comes late.',
  description:
    'The quote and the day on its paper stay. Its customer gets a mail; the reason stays in the audit. honoured_until: as it was read; 409 if it changed, and where the quote was ordered, withdrawn or replaced.',
  params: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
  body: z.strictObject({
    /** From today; 0: until the end of today. */
    days: z.int().check(z.minimum(0), z.maximum(maxHonouredDays)),
    reason: z.string().check(z.maxLength(500), z.regex(/^(?=.*\S)\P{C}*$/u)),
    honoured_until: z.nullable(z.string().check(z.maxLength(40))),
  }),
  responses: { 200: staffQuoteSchema, ...problems(400, 404, 409) },
});
