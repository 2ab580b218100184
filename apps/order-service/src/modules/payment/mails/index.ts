export { latePaymentMail } from './late-payment-mail.ts';
export { orderConfirmationMail } from './order-confirmation-mail.ts';
export { paymentFailedMail } from './payment-failed-mail.ts';
