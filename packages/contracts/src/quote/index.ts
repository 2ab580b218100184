export { getQuote, getQuotePaper, type ListedQuoteWire, listQuotes, type QuoteWire } from './endpoints.ts';
