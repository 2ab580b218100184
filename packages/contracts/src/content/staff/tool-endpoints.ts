import * as z from 'zod/mini';
import { defineEndpoint, fileSchema } from '../../endpoint/index.ts';
import { problems } from '../../problem/index.ts';
import { draftFields, line } from './content-schemas.ts';

const shared = { access: 'staff', permission: 'keep_content', tag: 'Staff: content' } as const;
const reading = { ...shared, method: 'GET', looksAt: 'nothing' } as const;

const redirect = z.strictObject({
  from: z.string(),
  to: z.string(),
  /** The entry that left the address; null: an administrator set it. */
  entry: z.nullable(z.strictObject({ id: z.string(), title: z.string() })),
  created_at: z.string(),
  created_by: z.nullable(z.string()),
  /** A write names the one that it started from. */
  revision: z.int(),
});
const redirectRevision = z.int().check(z.gte(1));
const redirects = z.strictObject({ redirects: z.array(redirect), total: z.int() });

export const listRedirects = defineEndpoint({
  ...reading,
  path: '/api/staff/content/redirects/',
  summary: 'List former addresses and where they lead now; 500 at most.',
  query: z.strictObject({ search: z.optional(line(200)) }),
  responses: { 200: redirects },
});

export const setRedirect = defineEndpoint({
  ...shared,
  permission: 'keep_redirects',
  method: 'POST',
  path: '/api/staff/content/redirects/',
  summary: 'Redirect an address to another one.',
  description:
    'revision: of the redirect that stands there as it was seen; null where none was. 409 where it is another one by now: ' +
    'then nothing is written.',
  body: z.strictObject({ from: line(300), to: line(2_000), revision: z.nullable(redirectRevision) }),
  responses: { 200: redirects, ...problems(400, 409) },
});

export const removeRedirect = defineEndpoint({
  ...shared,
  permission: 'keep_redirects',
  method: 'POST',
  path: '/api/staff/content/redirects/remove/',
  summary: 'Remove a redirect.',
  description: '409 where somebody let it lead elsewhere since that revision.',
  body: z.strictObject({ from: line(300), revision: redirectRevision }),
  responses: { 200: redirects, ...problems(404, 409) },
});

export const exportEntries = defineEndpoint({
  ...reading,
  path: '/api/staff/content/export/',
  summary: 'Export all drafts and media as a file for import.',
  description:
    'Media with their words and focal points, the smaller ones first, 256 MB in all. What has no place is named in it as missing.',
  responses: { 200: fileSchema },
});

const entryLine = z.string();

export const importEntries = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/staff/content/import/',
  summary: 'Import the entries of a file, all or none; a dry run says what would happen.',
  description: 'An entry that is there gets a new draft; what visitors see is never overwritten.',
  body: z.strictObject({ dry_run: z.boolean(), file: draftFields }),
  bodyLimit: 16 * 1024 * 1024,
  responses: {
    200: z.strictObject({
      is_done: z.boolean(),
      added: z.array(entryLine),
      changed: z.array(entryLine),
      same: z.int(),
      media: z.int(),
      /** Pictures and files that are neither in the file nor in the store, and the entries that show them. */
      missing: z.array(z.strictObject({ name: z.string(), entries: z.array(entryLine) })),
      faults: z.array(z.strictObject({ entry: entryLine, message: z.string() })),
    }),
  },
});
