export { byBlanketPo } from './by-blanket-po.ts';
export { byEditCredit } from './by-edit-credit.ts';
export { byPurchaseOrder } from './by-purchase-order.ts';
export type { WayToPay } from './way-to-pay.ts';
