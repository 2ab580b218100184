export { getQuote, type ListedQuoteWire, listQuotes, type QuoteWire } from './endpoints.ts';
