export { listDemoMails, type OutboxMail, outboxMailSchema } from './endpoints.ts';
