export { cartsQuotingLines, endQuotesWithLines } from './end-quotes-with-lines.ts';
export type { HonouredLines } from './honour/honour-quote.ts';
export { staffQuoteRoutes } from './honour/staff-quote.routes.ts';
export { type IssuedQuote, issueQuote, renewQuote, withdrawQuote } from './issue-quote.ts';
export { printSharedQuote } from './print-quote.ts';
export { hasLiveQuote, readStandingQuote } from './quote.repository.ts';
export { quoteRoutes } from './quote.routes.ts';
