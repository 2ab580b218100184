export {
  firstQuoteNumber,
  type QuoteDates,
  type QuoteState,
  quoteEnd,
  quoteState,
  quoteStates,
  quoteValidDays,
  quoteVersionNumber,
} from './quote-state.ts';
