export { type ItemTables, shippedItems } from './item-tables.ts';
