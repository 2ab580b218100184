export { confirmPayment, payByBlanketPurchaseOrder, payByEditCredit, payByPurchaseOrder } from './endpoints.ts';
export type { PaymentWire } from './payment-schema.ts';
