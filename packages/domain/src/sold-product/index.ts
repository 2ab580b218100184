export { type MadeProduct, type SoldProduct, soldProducts } from './sold-products.table.ts';
