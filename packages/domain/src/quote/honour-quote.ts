import { err, ok, type Result } from '../result/index.ts';
import { type QuoteDates, quoteEnd, quoteState, quoteStates } from './quote-state.ts';

/** How many days from today a quote can be honoured at most: purchasing departments take weeks. */
export const maxHonouredDays = 90;

/** Why a quote cannot be honoured, with the field that is wrong; none: it is the state of the quote. */
export interface HonourFault {
  readonly field: 'days' | null;
  readonly message: string;
}

/** What is wrong with a number of days; null: nothing. */
export const honouredDaysFault = (days: number): string | null =>
  Number.isInteger(days) && days >= 0 && days <= maxHonouredDays
    ? null
    : `Enter 0 to ${maxHonouredDays} days; 0 is until the end of today.`;

/**
 * From how many days on a quote holds longer than by itself; null: it does so beyond all that it can be honoured for.
 *
 * @param expiresAt the end on its paper
 */
export function minHonouredDays(expiresAt: Date, now: Date): number | null {
  for (let days = 0; days <= maxHonouredDays; days += 1) if (quoteEnd(now, days) > expiresAt) return days;
  return null;
}

/**
 * Until when a quote is honoured that is to hold for so many days from today (wish 1 of procurement): the end of that
 * day, in UTC. Refused where the quote was ordered, withdrawn or replaced, and where it would not hold any longer.
 */
export function honourQuote(quote: QuoteDates, days: number, now: Date): Result<Date, HonourFault> {
  const state = quoteState(quote, now);
  if (state !== 'expired' && state !== 'valid') {
    const message = `This quote is ${quoteStates[state].toLowerCase()}: there is nothing to honour.`;
    return err({ field: null, message });
  }
  const fault = honouredDaysFault(days);
  if (fault !== null) return err({ field: 'days', message: fault });
  const until = quoteEnd(now, days);
  if (until <= quote.expiresAt) {
    return err({ field: 'days', message: 'The quote holds that long by itself. Enter more days.' });
  }
  return ok(until);
}
