export { pageData } from './page-data.ts';
