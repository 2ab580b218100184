export { cancelledMail } from './cancelled-mail.ts';
export { shippedMail } from './shipped-mail.ts';
