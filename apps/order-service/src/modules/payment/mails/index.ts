export { orderConfirmationMail } from './order-confirmation-mail.ts';
export { paymentFailedMail } from './payment-failed-mail.ts';
