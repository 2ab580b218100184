export { isInCartOfItsQuote, readEndedLines, readQuotedLines } from './quoted-line.repository.ts';
export {
  endRequestQuote,
  honourRequestQuotes,
  insertRequestQuote,
  type LatestQuote,
  readLatestQuote,
  readRequestOfLines,
  readRequestsOfLines,
  readRequestTotals,
} from './request-quote.repository.ts';
