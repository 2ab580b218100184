import { addDays, startOfDay } from '../time/index.ts';

/** What is known of a quote. */
export interface QuoteDates {
  readonly expiresAt: Date;
  /** Sales lets it be ordered until then although its own day has passed; null: nobody does. */
  readonly honouredUntil: Date | null;
  readonly withdrawnAt: Date | null;
  /** The number of the version that took its place; null: none did. */
  readonly replacedBy: string | null;
  /** The order of the quote is placed. */
  readonly isOrdered: boolean;
}

/** What a quote is good for; the words are ours. */
export const quoteStates = {
  valid: 'Valid',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
  replaced: 'Replaced',
  ordered: 'Ordered',
} as const satisfies Record<string, string>;

export type QuoteState = keyof typeof quoteStates;

/** What is said of a quote whose prices no longer hold, before the way to a new version. */
export const expiredSentence = 'The prices of this quote have expired.';

/** What is said of a version that a later one has replaced, around the number of that one. */
export const replacedWords = {
  before: 'This version was replaced by ',
  after: ' and can no longer be ordered.',
} as const;

/**
 * The prices of a quote hold for 30 days, whatever becomes of the price list. The number is ours:
 * docs/open-questions.md.
 */
export const quoteValidDays = 30;

/**
 * The last moment of a quote that is issued now: the end of the day that its paper names, in UTC. Whoever orders on
 * that day is in time, whatever the hour at which the quote was issued.
 */
export function quoteEnd(issuedAt: Date, days: number = quoteValidDays): Date {
  return new Date(addDays(startOfDay(issuedAt), days + 1).getTime() - 1);
}

/** The last moment at which a quote can be ordered at its prices. */
export const holdsUntil = ({ expiresAt, honouredUntil }: Pick<QuoteDates, 'expiresAt' | 'honouredUntil'>): Date =>
  honouredUntil ?? expiresAt;

/** Whether that moment has come, by the clock of the store. */
export const hasExpired = (quote: Pick<QuoteDates, 'expiresAt' | 'honouredUntil'>, now: Date): boolean =>
  holdsUntil(quote) <= now;

/** An ordered quote stays ordered; otherwise a quote ends with its day, or with the one to which sales honours it. */
export function quoteState(quote: QuoteDates, now: Date): QuoteState {
  if (quote.replacedBy !== null) return 'replaced';
  if (quote.withdrawnAt !== null) return 'withdrawn';
  if (quote.isOrdered) return 'ordered';
  return hasExpired(quote, now) ? 'expired' : 'valid';
}

/** "Q-7K3M-PX9A-2": the number of a version (ruling 48); the first one is the number itself. */
export function quoteVersionNumber(first: string, version: number): string {
  return version === 1 ? first : `${first}-${version}`;
}

/** The number that all versions of a quote begin with. */
export const firstQuoteNumber = (number: string): string => number.split('-').slice(0, 3).join('-');
