export {
  getQuote,
  getQuotePaper,
  type ListedQuoteWire,
  listQuotes,
  type QuoteWire,
  switchCartQuote,
} from './endpoints.ts';
export {
  getStaffQuote,
  getStaffQuoteLists,
  getStaffQuotePaper,
  honourQuote,
  listStaffQuotes,
  type StaffQuoteDetailWire,
  type StaffQuoteWire,
  setQuoteSalesRep,
} from './staff-endpoints.ts';
