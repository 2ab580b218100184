export {
  getQuote,
  getQuotePaper,
  type ListedQuoteWire,
  listQuotes,
  type QuoteWire,
  switchCartQuote,
} from './endpoints.ts';
export { honourQuote, listStaffQuotes, type StaffQuoteWire } from './staff-endpoints.ts';
