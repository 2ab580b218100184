import * as z from 'zod/mini';
import { ledgerPageSchema, ledgerParams, ledgerQuery } from '../edit-credit/index.ts';
import { defineEndpoint } from '../endpoint/index.ts';
import { amountSchema, currencyWord } from '../price-list/index.ts';
import { problems } from '../problem/index.ts';

const tag = 'Blanket purchase orders';

export const blanketPoSchema = z.strictObject({
  id: z.uuid(),
  number: z.string(),
  amount: amountSchema,
  balance: amountSchema,
  currency: currencyWord,
  /** The last day, in UTC; null: without an end. */
  valid_until: z.nullable(z.string()),
  has_ended: z.boolean(),
});

/** @see blanketPoSchema */
export type BlanketPoWire = z.output<typeof blanketPoSchema>;

export const listBlanketPos = defineEndpoint({
  method: 'GET',
  path: '/api/user/blanket_purchase_orders/',
  access: 'verified',
  tag,
  summary: 'List your blanket purchase orders with what is left of each.',
  responses: { 200: z.array(blanketPoSchema) },
});

const ledgerPage = ledgerPageSchema(z.enum(['order', 'credit']));

/** One page of what was drawn. */
export type BlanketPoLedgerWire = z.output<typeof ledgerPage>;

export const listBlanketPoTransactions = defineEndpoint({
  method: 'GET',
  path: '/api/user/blanket_purchase_orders/{id}/transactions/',
  access: 'verified',
  tag,
  summary: 'What was drawn from a blanket purchase order, latest first.',
  description: 'Twenty at a time; `next_cursor` of an answer is the `cursor` of the next page.',
  params: ledgerParams,
  query: ledgerQuery,
  responses: { 200: ledgerPage, ...problems(400, 404) },
});
