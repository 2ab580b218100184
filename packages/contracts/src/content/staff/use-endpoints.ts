import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint/index.ts';
import { problems } from '../../problem/index.ts';
import { idText, revisionNumber } from './content-schemas.ts';

const shared = { access: 'staff', permission: 'keep_content', tag: 'Staff: content' } as const;
const reading = { ...shared, method: 'GET', looksAt: 'nothing' } as const;

const use = z.strictObject({
  id: z.string(),
  title: z.string(),
  type: z.string(),
  /** A write names the one that it started from. */
  revision: z.int(),
  /** Its published page shows it; else its draft alone does. */
  is_published: z.boolean(),
  /** It is on the site, and its draft holds other changes that are not. */
  is_changed: z.boolean(),
});

export const listUses = defineEndpoint({
  ...reading,
  path: '/api/staff/content/uses/{id}/',
  summary: 'List the drafts and published pages that use an entry, picture or file.',
  params: z.strictObject({ id: idText }),
  responses: { 200: z.strictObject({ uses: z.array(use) }) },
});

export const replaceUses = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/staff/content/uses/{id}/replace/',
  summary: 'Make entries that use an entry, picture or file use another one, each by itself; a refused one stays.',
  description:
    'With publish, an entry whose draft is what visitors see is published with it; one with other changes gets a new draft. ' +
    'Words and captions that a use has of its own stay.',
  params: z.strictObject({ id: idText }),
  body: z.strictObject({
    by: idText,
    publish: z.boolean(),
    entries: z.array(z.strictObject({ id: idText, revision: revisionNumber })).check(z.minLength(1), z.maxLength(100)),
  }),
  responses: {
    200: z.strictObject({
      results: z.array(
        z.strictObject({ id: z.string(), ok: z.boolean(), detail: z.string(), is_published: z.boolean() }),
      ),
    }),
    ...problems(404),
  },
});

const brokenLink = z.strictObject({
  entry: z.strictObject({ id: z.string(), type: z.string(), title: z.string() }),
  /** The way to the field that points there. */
  path: z.array(z.union([z.string(), z.int()])),
  kind: z.enum(['entry', 'media', 'link']),
  /** An id, or the address of a link. */
  target: z.string(),
  /** Of an entry that is pointed at; null: there is none. */
  target_title: z.nullable(z.string()),
  because: z.enum(['not_published', 'in_trash', 'gone', 'no_page', 'no_anchor']),
});

export const listBrokenLinks = defineEndpoint({
  ...reading,
  path: '/api/staff/content/broken-links/',
  summary: 'List broken links, references and media of published entries; 100 at a time.',
  query: z.strictObject({ page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))) }),
  responses: { 200: z.strictObject({ links: z.array(brokenLink), total: z.int() }) },
});
