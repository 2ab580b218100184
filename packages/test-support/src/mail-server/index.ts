export { aMailServer, type MailServer, type ReceivedMail } from './a-mail-server.ts';
