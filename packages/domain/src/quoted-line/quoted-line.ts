import type { Temperature } from '../product/index.ts';

/** What sales has set of one line of a quote: what is made, for how much, and how it is handled. */
export interface QuotedTerms {
  /** What it is called on every paper. */
  readonly text: string;
  /** Further words; empty: none. */
  readonly details: string;
  readonly amount: number;
  /** What the amount counts, such as "clones". */
  readonly unit: string;
  /** Of one unit, in US dollars. */
  readonly unitPriceMinor: number;
  readonly temperature: Temperature;
  /** Working days from the release to production until it can leave. */
  readonly makingDays: number;
  /** Somebody looks at it before it is made. */
  readonly needsReview: boolean;
  /** Countries that it may not be shipped to, as ISO codes. */
  readonly restrictedCountries: readonly string[];
}

/** A line as it stands in a quote that still holds. */
export interface QuotedLine {
  readonly id: string;
  readonly terms: QuotedTerms;
  /** The request that it answers: `R-2026-000123`. */
  readonly requestNumber: string;
  /** When the quote ends. */
  readonly holdsUntil: string;
}

/** The lines of quotes that somebody may order by, by their ids. */
export type QuotedLines = ReadonlyMap<string, QuotedLine>;

/**
 * An item that sales has quoted. Sent it is the id of its line and nothing else; what it is and costs is read from the
 * line each time it is priced, so that no price comes from a browser (ruling 30).
 */
export interface QuotedLineItem {
  readonly kind: 'quoted_line';
  readonly productSlug: 'custom_project';
  /** No order form makes one, so that it stands in no project. */
  readonly projectName?: string;
  readonly lineId: string;
  /** As the line said when the item was priced; absent in what was just sent. */
  readonly line?: QuotedLine;
}

/** Why a line is not taken out of the cart of its quote, or replaced by something else (RQ-29). */
export const quotedTogetherMessage =
  'Sales has quoted this. It is ordered as it is, with everything in its quote. Write in the request, or decline the quote there.';

/** Ours: what fits a line of every paper, and amounts that add up to what can be paid. */
export const quotedLineLimits = {
  maxLines: 40,
  maxTextLength: 120,
  maxDetailsLength: 1000,
  maxUnitLength: 30,
  maxUnits: 100_000,
  /** $1,000,000.00 */
  maxPerUnitMinor: 100_000_000,
  /** $5,000,000.00 */
  maxPerLineMinor: 500_000_000,
  maxMakingDays: 365,
} as const;

/** What is wrong with one line, by its field; null: nothing. What a schema says of a number's range is not repeated. */
export function quotedLineFault({ amount, unitPriceMinor }: QuotedTerms): string | null {
  if (unitPriceMinor < 1) return 'A line costs at least $0.01 for each unit.';
  if (unitPriceMinor > quotedLineLimits.maxPerUnitMinor) return 'A unit costs at most $1,000,000.00.';
  if (amount * unitPriceMinor > quotedLineLimits.maxPerLineMinor) return 'A line costs at most $5,000,000.00.';
  return null;
}
