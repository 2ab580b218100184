export type { OrderContents, OrderedItem, OrderTotals, Shipment, TaxRule } from './order-contents.ts';
export { orderTotals, type Summands } from './order-totals.ts';
