export {
  buyEditCredit,
  confirmCreditPurchase,
  confirmPayment,
  payByBlanketPurchaseOrder,
  payByCard,
  payByEditCredit,
  payByPurchaseOrder,
  receiveCardNetworkEvent,
} from './endpoints.ts';
export type { PaymentWire } from './payment-schema.ts';
