export { quoteMail } from './quote-mail.ts';
