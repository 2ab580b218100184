export { isInCartOfItsQuote, readQuotedLines } from './quoted-line.repository.ts';
export {
  endRequestQuote,
  insertRequestQuote,
  type LatestQuote,
  readLatestQuote,
  readRequestsOfLines,
  readRequestTotals,
} from './request-quote.repository.ts';
