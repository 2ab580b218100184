export { settlePayment } from './settle-payment.ts';
