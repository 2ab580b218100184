export { searchVariants } from './search-variants.ts';
