export { listMails, type OutboxEntry } from './list-mails.ts';
export { mailGateway } from './mail-gateway.ts';
export type { DrawPaper, Mail, MailPort } from './mail-port.ts';
export { type MailAbout, mailsAbout, putMailAgain } from './mails-about.ts';
export { putMail } from './put-mail.ts';
export { sendDueMails } from './send-due-mails.ts';
export { type MailParagraph, writeMail } from './write-mail.ts';
