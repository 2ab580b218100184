export { cartsQuotingLines, endQuotesWithLines } from './end-quotes-with-lines.ts';
export { type IssuedQuote, issueQuote, renewQuote, withdrawQuote } from './issue-quote.ts';
export { printSharedQuote } from './print-quote.ts';
export { hasLiveQuote, readStandingQuote, salesRepOfQuote } from './quote.repository.ts';
export { quoteRoutes } from './quote.routes.ts';
export type { HonouredLines } from './staff/honour-quote.ts';
export { selectQuotesByNumber } from './staff/staff-quote.repository.ts';
export { staffQuoteRoutes } from './staff/staff-quote.routes.ts';
