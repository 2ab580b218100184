export type { PaymentWire } from './endpoints.ts';
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
