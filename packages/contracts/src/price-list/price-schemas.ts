import { formatDecimal, usd } from '@cutsite/domain/money';
import type { PriceCandidate, PricedItem } from '@cutsite/domain/price';
import * as z from 'zod/mini';

/** An amount: a decimal string with two digits, with a `currency` beside it (ruling 33). */
export const amountSchema = z.string().check(z.regex(/^\d{1,13}\.\d{2}$/));
export const currencyWord = z.enum(['USD']);

/** One of the prices that applied: all of them together explain the price. */
export const priceCandidateSchema = z.strictObject({
  record_id: z.string(),
  label: z.string(),
  price_type: z.enum(['price', 'percent', 'fixed']),
  price_strategy: z.nullable(z.string()),
  percent: z.nullable(z.number()),
  /** What `fixed` takes off; left out for others, and for what was priced before amounts were taken off. */
  amount_off: z.optional(amountSchema),
  price: amountSchema,
  wins: z.boolean(),
});

/** Units of one item that cost the same: `62 guides × $24.60`. `min_length` and `max_length` count bases. */
export const priceLineSchema = z.strictObject({
  count: z.int(),
  min_length: z.nullable(z.int()),
  max_length: z.nullable(z.int()),
  list_price: amountSchema,
  price: amountSchema,
  subtotal: amountSchema,
  candidates: z.array(priceCandidateSchema),
});

/** @see priceLineSchema */
export type PriceLineWire = z.output<typeof priceLineSchema>;

export function candidateToWire(candidate: PriceCandidate): z.output<typeof priceCandidateSchema> {
  return {
    record_id: candidate.recordId,
    label: candidate.label,
    price_type: candidate.priceType,
    price_strategy: candidate.priceStrategy,
    percent: candidate.percent,
    ...(candidate.offMinor === undefined ? {} : { amount_off: formatDecimal(usd(candidate.offMinor)) }),
    price: formatDecimal(candidate.amount),
    wins: candidate.wins,
  };
}

/** The explained price of one copy of an item. */
export function priceLinesToWire(lines: PricedItem['lines']): PriceLineWire[] {
  return lines.map(({ count, lengths, unit, subtotal }) => ({
    count,
    min_length: lengths?.min ?? null,
    max_length: lengths?.max ?? null,
    list_price: formatDecimal(unit.list),
    price: formatDecimal(unit.unit),
    subtotal: formatDecimal(subtotal),
    candidates: unit.candidates.map(candidateToWire),
  }));
}
