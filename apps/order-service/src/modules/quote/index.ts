export { type IssuedQuote, issueQuote, withdrawQuote } from './issue-quote.ts';
export { quoteRoutes } from './quote.routes.ts';
