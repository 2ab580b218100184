export {
  getQuote,
  getQuotePaper,
  type ListedQuoteWire,
  listQuotes,
  type QuoteWire,
  switchCartQuote,
} from './endpoints.ts';
