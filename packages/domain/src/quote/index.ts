export {
  type HonourFault,
  honouredDaysFault,
  honourQuote,
  maxHonouredDays,
  minHonouredDays,
} from './honour-quote.ts';
export {
  expiredSentence,
  firstQuoteNumber,
  hasExpired,
  holdsUntil,
  type QuoteDates,
  type QuoteState,
  quoteEnd,
  quoteState,
  quoteStates,
  quoteValidDays,
  quoteVersionNumber,
  replacedWords,
} from './quote-state.ts';
