export { accountExistsMail } from './account-exists-mail.ts';
export { addressChangeMail, newAddressMail } from './address-mails.ts';
export { countMails } from './count-mails.ts';
export { passwordChangedMail, passwordResetMail } from './password-mails.ts';
export { verificationMail } from './verification-mail.ts';
