export { placeOrder } from './place-order.ts';
export { settlePayment } from './settle-payment.ts';
