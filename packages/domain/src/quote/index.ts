export { type QuoteDates, type QuoteState, quoteEnd, quoteState, quoteStates, quoteValidDays } from './quote-state.ts';
