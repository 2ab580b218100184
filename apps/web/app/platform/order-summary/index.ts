export { OrderItems } from './order-items.tsx';
export { OrderTotals } from './order-totals.tsx';
