import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint/index.ts';
import { problems } from '../../problem/index.ts';

const shared = { access: 'staff', permission: 'keep_content', tag: 'Staff: content' } as const;
const moment = z.nullable(z.string());

const asideItem = z.strictObject({
  kind: z.enum(['entry', 'asset']),
  uid: z.string(),
  /** Their type. */
  type: z.string(),
  title: z.string(),
  reasons: z.array(z.string()),
  since: z.string(),
  /** An older version of the entry is on the site. */
  is_live: z.boolean(),
});

/** Where content is published; of another system, how the reading of it stands. */
const source = z.strictObject({
  kind: z.enum(['here', 'contentstack']),
  /** Why nothing can be published here; null: it can. */
  publishing_off: z.nullable(z.string()),
  reading: z.nullable(
    z.strictObject({
      /** Of which stack: its address, environment and language. */
      of: z.string(),
      read_at: moment,
      failed_since: moment,
      fault: z.nullable(z.string()),
      try_at: moment,
      is_reading: z.boolean(),
      has_webhook: z.boolean(),
      entries: z.int(),
      assets: z.int(),
      waiting: z.int(),
      /** All that are set aside; `aside` lists 200 at most. */
      aside_in_all: z.int(),
      aside: z.array(asideItem),
      left: z.array(z.strictObject({ what: z.string(), count: z.int() })),
    }),
  ),
});

export const getContentSource = defineEndpoint({
  ...shared,
  method: 'GET',
  looksAt: 'nothing',
  path: '/api/staff/content/source/',
  summary: 'Get where content is published, how far it has been read, and what was set aside.',
  responses: { 200: source },
});

export const readContentSource = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/staff/content/source/read/',
  summary: 'Read what has changed now, and retry what was set aside.',
  description: 'The reading goes on after the answer. 409 where content is published here.',
  responses: { 200: source, ...problems(409) },
});
