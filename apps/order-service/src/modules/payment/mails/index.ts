export { latePaymentMail } from './late-payment-mail.ts';
export { paymentFailedMail } from './payment-failed-mail.ts';
