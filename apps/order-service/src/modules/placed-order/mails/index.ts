export { cancelledMail } from './cancelled-mail.ts';
export { orderConfirmationMail } from './order-confirmation-mail.ts';
export { refundedMail } from './refunded-mail.ts';
export { shippedMail } from './shipped-mail.ts';
