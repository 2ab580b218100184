export { orderConfirmationMail } from './order-confirmation-mail.ts';
