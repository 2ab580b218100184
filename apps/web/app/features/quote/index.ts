export { QuotePage } from './quote-page.tsx';
export { QuotesPage } from './quotes-page.tsx';
export { SaveAsQuote } from './save-as-quote.tsx';
