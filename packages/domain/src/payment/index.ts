export { cardText, type PaidCard } from './card-brands.ts';
export {
  minCardAmountMinor,
  type PaymentMethod,
  type PaymentStatus,
  paymentMethods,
  wayOfPaying,
} from './payment-methods.ts';
export {
  type BillingContact,
  checkPurchaseOrder,
  isSamePoNumber,
  type PurchaseOrder,
  type PurchaseOrderFaults,
  type PurchaseOrderField,
} from './purchase-order.ts';
export {
  checkRefund,
  type Refundable,
  type RefundDestination,
  type RefundFault,
  type RefundTarget,
  refundDestination,
  refundDestinations,
  refundMessage,
  refundTargets,
  taxOfRefund,
} from './refund.ts';
