export { hasLiveQuote } from './has-live-quote.ts';
export { type IssuedQuote, issueQuote, withdrawQuote } from './issue-quote.ts';
export { quoteRoutes } from './quote.routes.ts';
