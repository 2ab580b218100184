import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';

const tag = 'Health';

/** The process answers. It says nothing of the database, so that an outage there doesn't get the process killed. */
export const getHealth = defineEndpoint({
  method: 'GET',
  path: '/health',
  access: 'public',
  tag,
  summary: 'Check that the process answers.',
  responses: { 200: z.strictObject({ status: z.literal('ok') }) },
});

const readinessSchema = z.strictObject({
  status: z.enum(['ready', 'not_ready']),
  checks: z.strictObject({
    database: z.enum(['ok', 'unreachable']),
    migrations: z.enum(['ok', 'pending', 'unknown']),
    disk: z.enum(['ok', 'nearly_full']),
    /** A process that is stopping still answers, and wants no new customers. */
    process: z.enum(['ok', 'stopping']),
  }),
});

/** What the store needs is there: a load balancer sends customers only to a ready process. */
export const getReady = defineEndpoint({
  method: 'GET',
  path: '/ready',
  access: 'public',
  tag,
  summary: 'Check that the database is reachable, its schema current, the disk not full, and the process not stopping.',
  responses: { 200: readinessSchema, 503: readinessSchema },
});
