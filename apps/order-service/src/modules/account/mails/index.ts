export { accountExistsMail } from './account-exists-mail.ts';
export { verificationMail } from './verification-mail.ts';
