import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint/index.ts';
import { problems } from '../../problem/index.ts';
import { entryRowSchema, idText, line, mediaSchema, revisionNumber } from './content-schemas.ts';

const shared = { access: 'staff', permission: 'keep_content', tag: 'Staff: content' } as const;
const reading = { ...shared, method: 'GET', looksAt: 'nothing' } as const;
const page = z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/)));

/** What the list of entries can be ordered by. */
export const entrySorts = ['-changed', 'changed', 'title', '-title', 'type', '-used'] as const;

const filter = {
  /** Names of types, joined by commas. */
  type: z.optional(line(500)),
  /** A state, `trash`, or a view: `mine`, `unused`, `clock_failed`. */
  state: z.optional(line(40)),
  /** Who changed it last: an id of an account, or `me`. */
  by: z.optional(line(64)),
  /** The id of an entry that it points at, such as a tag or an author. */
  uses: z.optional(idText),
  /** Changed since then: `today`, `week`, `month`. */
  changed: z.optional(z.enum(['today', 'week', 'month'])),
  /** In title and address; the words of what is published are found, too. */
  search: z.optional(line(200)),
} as const;

export const listEntries = defineEndpoint({
  ...reading,
  path: '/api/staff/content/entries/',
  summary: 'List entries in any state, 50 at a time, with the total count.',
  query: z.strictObject({ ...filter, sort: z.optional(z.enum(entrySorts)), page }),
  responses: { 200: z.strictObject({ entries: z.array(entryRowSchema), total: z.int() }) },
});

const counted = z.strictObject({ name: z.string(), count: z.int() });

export const countEntries = defineEndpoint({
  ...reading,
  path: '/api/staff/content/counts/',
  summary: 'Count the entries of each state and type, and list who changed some.',
  responses: {
    200: z.strictObject({
      states: z.array(counted),
      types: z.array(counted),
      editors: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    }),
  },
});

export const bulkEntryActions = ['publish', 'unpublish', 'ask_review', 'add_tag', 'trash', 'restore'] as const;

export const changeManyEntries = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/staff/content/bulk/',
  summary: 'Apply one action to several entries, each by itself; a refused one stays as it was.',
  description: 'Trash is for administrators. add_tag names the entry of a tag.',
  body: z.strictObject({
    action: z.enum(bulkEntryActions),
    entries: z.array(z.strictObject({ id: idText, revision: revisionNumber })).check(z.minLength(1), z.maxLength(100)),
    tag: z.optional(idText),
  }),
  responses: {
    200: z.strictObject({
      results: z.array(z.strictObject({ id: z.string(), ok: z.boolean(), detail: z.string() })),
    }),
  },
});

const view = z.strictObject({ id: z.string(), name: z.string(), query: z.string() });
const views = z.strictObject({ views: z.array(view) });

export const listViews = defineEndpoint({
  ...reading,
  path: '/api/staff/content/views/',
  summary: 'List your saved filters for entries, by name.',
  responses: { 200: views },
});

export const saveView = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/staff/content/views/',
  summary: 'Save a filter for entries under a name; up to fifty.',
  body: z.strictObject({
    name: z.string().check(z.maxLength(60), z.regex(/^(?=.*\S)\P{C}*$/u)),
    query: line(1_000),
  }),
  responses: { 200: views, ...problems(409) },
});

export const removeView = defineEndpoint({
  ...shared,
  method: 'DELETE',
  path: '/api/staff/content/views/{id}/',
  summary: 'Delete a saved filter.',
  params: z.strictObject({ id: idText }),
  responses: { 200: views, ...problems(404) },
});

/** What the list of media can be narrowed down to. */
export const mediaKinds = [
  ...(['pictures', 'files', 'documents', 'sound'] as const),
  ...(['no_alt', 'unused', 'large', 'alike', 'trash'] as const),
] as const;

/** What the list of media can be ordered by. */
export const mediaSorts = ['-added', 'added', 'name', '-name', '-bytes', 'bytes', '-used', 'used'] as const;

export const listMedia = defineEndpoint({
  ...reading,
  path: '/api/staff/content/media/',
  summary: 'List pictures and files, newest first, 60 at a time.',
  description:
    '`files` are all but pictures. `no_alt`: pictures without words that are not marked as decoration. `large`: pictures ' +
    'of 2 MB and more or wider than 4,800 pixels, other files of 20 MB and more. `unused`: no draft, no published page and ' +
    'no scheduled one shows it. `alike`: pictures that look the same as another one, beside each other.',
  query: z.strictObject({
    kind: z.optional(z.enum(mediaKinds)),
    /** The name of a folder. */
    folder: z.optional(line(60)),
    search: z.optional(line(200)),
    sort: z.optional(z.enum(mediaSorts)),
    page,
  }),
  responses: { 200: z.strictObject({ media: z.array(mediaSchema), total: z.int() }) },
});

export const countMedia = defineEndpoint({
  ...reading,
  path: '/api/staff/content/media/counts/',
  summary: 'Count the pictures and files of each kind and folder, with the space they use and the space there is.',
  responses: {
    200: z.strictObject({
      total: z.int(),
      kinds: z.array(counted),
      folders: z.array(counted),
      bytes: z.int(),
      most_bytes: z.int(),
    }),
  },
});
