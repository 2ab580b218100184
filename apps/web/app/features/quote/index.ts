export { QuotePage } from './quote-page.tsx';
export { QuotesPage } from './quotes-page.tsx';
