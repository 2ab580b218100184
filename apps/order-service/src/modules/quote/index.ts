export { type IssuedQuote, issueQuote, withdrawQuote } from './issue-quote.ts';
export { hasLiveQuote } from './quote.repository.ts';
export { quoteRoutes } from './quote.routes.ts';
