import * as z from 'zod/mini';
import { currencyWord } from '../price-list/index.ts';

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
