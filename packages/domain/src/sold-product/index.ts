export { type MadeProduct, type SoldProduct, soldProducts } from './sold-products.table.ts';
export { whoMayOrder } from './who-may-order.ts';
