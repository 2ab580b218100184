import { type CreditType, creditTypes, ledgerKinds } from '@cutsite/domain/edit-credit';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';
import { amountSchema, currencyWord } from '../price-list/index.ts';
import { problems } from '../problem/index.ts';

/** Above zero in, below zero out: a decimal string with two digits. */
const signedAmountSchema = z.string().check(z.regex(/^-?\d{1,13}\.\d{2}$/));

/**
 * One page of what came in and went out, the latest first, and where the next page begins.
 *
 * @param kind what an entry can be
 */
export function ledgerPageSchema<const Kind extends z.ZodMiniType>(kind: Kind) {
  return z.strictObject({
    currency: currencyWord,
    results: z.array(
      z.strictObject({
        id: z.uuid(),
        kind,
        amount: signedAmountSchema,
        balance_after: signedAmountSchema,
        /** The order that it paid for, where it did. */
        order_id: z.nullable(z.uuid()),
        order_number: z.nullable(z.string()),
        note: z.string(),
        at: z.string(),
      }),
    ),
    /** The `cursor` of the next page; null: there is none. */
    next_cursor: z.nullable(z.string()),
  });
}

/** The path and query of a ledger. */
export const ledgerParams = z.strictObject({ id: z.string().check(z.maxLength(64)) });
export const ledgerQuery = z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(64))) });

const tag = 'Edit credit';

const creditTypeWord = z.enum(Object.keys(creditTypes) as [CreditType, ...CreditType[]]);
const kindWord = z.enum(Object.keys(ledgerKinds) as [keyof typeof ledgerKinds, ...(keyof typeof ledgerKinds)[]]);

const creditAccountSchema = z.strictObject({
  id: z.uuid(),
  code: z.string(),
  credit_type: creditTypeWord,
  balance: amountSchema,
  currency: currencyWord,
  created: z.string(),
});

/** @see creditAccountSchema */
export type CreditAccountWire = z.output<typeof creditAccountSchema>;

/** What a customer holds. */
export const creditsSchema = z.strictObject({
  /** Of all accounts together: what an order can be paid from. */
  balance: amountSchema,
  currency: currencyWord,
  gift_card_limit: z.int(),
  num_gift_cards: z.int(),
  accounts: z.array(creditAccountSchema),
});

export const getEditCredit = defineEndpoint({
  method: 'GET',
  path: '/api/user/edit_credit/',
  access: 'verified',
  tag,
  summary: 'List your edit-credit and gift-card accounts with their balances, oldest first.',
  responses: { 200: creditsSchema },
});

const ledgerPage = ledgerPageSchema(kindWord);

/** One page of an account's ledger. */
export type CreditLedgerWire = z.output<typeof ledgerPage>;

export const listCreditTransactions = defineEndpoint({
  method: 'GET',
  path: '/api/user/edit_credit/{id}/transactions/',
  access: 'verified',
  tag,
  summary: 'What came into an account and went out of it, latest first.',
  description: 'Twenty at a time; `next_cursor` of an answer is the `cursor` of the next page.',
  params: ledgerParams,
  query: ledgerQuery,
  responses: { 200: ledgerPage, ...problems(400, 404) },
});
