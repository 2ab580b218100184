import { formatDecimal, type Money, parseDecimal } from '@cutsite/domain/money';
import { type ItemReport, type PriceBreak, priceBreakKinds } from '@cutsite/domain/report';
import * as z from 'zod/mini';
import { processingWord } from '../guide-rna/index.ts';
import { amountSchema } from '../price-list/index.ts';

const rowShape = { well: z.nullable(z.string()), name: z.string() };

/**
 * The pre-flight report that is kept with an item of the cart: what the service found when the item was added, by the
 * rules and the prices of that moment. No call takes it. `as_is` and `instead` are amounts for one copy.
 */
export const itemReportSchema = z.strictObject({
  guides: z.int(),
  faults: z.array(z.strictObject({ ...rowShape, severity: z.enum(['error', 'warning']), message: z.string() })),
  same_targets: z.array(z.strictObject({ raw_sequence: z.string(), rows: z.array(z.strictObject(rowShape)) })),
  scaffold: z.nullable(z.strictObject({ side: z.enum(['appended', 'prepended']), label: z.string() })),
  processing: z.array(processingWord),
  needs_review: z.boolean(),
  price_breaks: z.array(
    z.strictObject({
      kind: z.enum(priceBreakKinds),
      count: z.int(),
      missing: z.int(),
      as_is: z.nullable(amountSchema),
      instead: z.nullable(amountSchema),
    }),
  ),
});

/** @see itemReportSchema */
export type ItemReportWire = z.output<typeof itemReportSchema>;

const amountOf = (money: Money | null): string | null => (money === null ? null : formatDecimal(money));

function moneyOf(amount: string | null): Money | null {
  const read = amount === null ? null : parseDecimal(amount);
  return read?.ok === true ? read.value : null;
}

export function itemReportToWire(report: ItemReport): ItemReportWire {
  return {
    guides: report.guides,
    faults: [...report.faults],
    same_targets: report.sameTargets.map(({ rawSequence, rows }) => ({ raw_sequence: rawSequence, rows: [...rows] })),
    scaffold: report.added.scaffold,
    processing: [...report.added.steps],
    needs_review: report.needsReview,
    price_breaks: report.breaks.map(({ kind, count, missing, asIs, instead }) => ({
      kind,
      count,
      missing,
      as_is: amountOf(asIs),
      instead: amountOf(instead),
    })),
  };
}

export function itemReportFromWire(wire: ItemReportWire): ItemReport {
  return {
    guides: wire.guides,
    faults: wire.faults,
    sameTargets: wire.same_targets.map(({ raw_sequence: rawSequence, rows }) => ({ rawSequence, rows })),
    added: { scaffold: wire.scaffold, steps: wire.processing },
    needsReview: wire.needs_review,
    breaks: wire.price_breaks.map(
      ({ kind, count, missing, as_is: asIs, instead }): PriceBreak => ({
        kind,
        count,
        missing,
        asIs: moneyOf(asIs),
        instead: moneyOf(instead),
      }),
    ),
  };
}
