export { mailGateway } from './mail-gateway.ts';
export type { Mail, MailPort } from './port.ts';
