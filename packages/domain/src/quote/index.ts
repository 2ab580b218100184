export { type HonourFault, honourQuote, mostHonouredDays } from './honour-quote.ts';
export {
  firstQuoteNumber,
  holdsUntil,
  type QuoteDates,
  type QuoteState,
  quoteEnd,
  quoteState,
  quoteStates,
  quoteValidDays,
  quoteVersionNumber,
} from './quote-state.ts';
