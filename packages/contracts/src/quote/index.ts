export { switchCartQuote } from './cart-quote-switch.ts';
export { getQuote, getQuotePaper, type ListedQuoteWire, listQuotes, type QuoteWire } from './endpoints.ts';
