import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';

/** A mail as the customer would get it. */
export const outboxMailSchema = z.strictObject({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Addresses of this store in the mail, in their order. */
  links: z.array(z.string()),
  created: z.iso.datetime(),
  /** The paper that goes along as a PDF. A service of the version before leaves it out. */
  paper: z.optional(z.nullable(z.string())),
});

/** @see outboxMailSchema */
export type OutboxMail = z.output<typeof outboxMailSchema>;

export const listDemoMails = defineEndpoint({
  method: 'GET',
  path: '/api/demo/outbox/',
  access: 'public',
  tag: 'Demo',
  summary: 'The mails of the demo store, newest first.',
  description: 'Exists in demo mode only, which listens on the loopback address alone.',
  query: z.strictObject({ to: z.optional(z.string().check(z.maxLength(254))) }),
  responses: { 200: z.array(outboxMailSchema) },
});
