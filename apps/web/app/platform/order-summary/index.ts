export { OrderItems } from './order-items.tsx';
export { NoSuchOrder, orderSummaryQuery } from './order-summary-query.ts';
export { OrderTotals } from './order-totals.tsx';
export { tellOtherWindows, useOtherWindows } from './other-windows.ts';
