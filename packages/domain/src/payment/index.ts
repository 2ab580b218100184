export { leastCardAmountMinor, type PaymentMethod, type PaymentStatus, paymentMethods } from './payment-methods.ts';
export {
  type BillingContact,
  checkPurchaseOrder,
  type PurchaseOrder,
  type PurchaseOrderFaults,
  type PurchaseOrderField,
} from './purchase-order.ts';
