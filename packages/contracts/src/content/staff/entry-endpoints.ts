import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint/index.ts';
import { problems } from '../../problem/index.ts';
import {
  draftFields,
  draftUrl,
  entrySchema,
  idText,
  line,
  moment,
  noteText,
  pointedAtSchema,
  publishNote,
  revisionNumber,
  versionRowSchema,
} from './content-schemas.ts';

const shared = { access: 'staff', permission: 'keep_content', tag: 'Staff: content' } as const;
const reading = { ...shared, method: 'GET', looksAt: 'nothing' } as const;
const writing = { ...shared, method: 'POST' } as const;
const params = z.strictObject({ id: idText });
const revision = z.strictObject({ revision: revisionNumber });
/** 400: faults by their way through the fields (`field_errors`); 409: changed by somebody, or used elsewhere. */
const written = { 200: entrySchema, ...problems(400, 404, 409) } as const;
const made = { 201: entrySchema, ...problems(400, 404, 409) } as const;
/** A long text with tables; pictures are media and not in it. */
const bodyLimit = 2 * 1024 * 1024;

export const getEntry = defineEndpoint({
  ...reading,
  path: '/api/staff/content/entries/{id}/',
  summary: 'Get an entry with its draft and what it refers to.',
  params,
  responses: { 200: entrySchema, ...problems(404) },
});

export const createEntry = defineEndpoint({
  ...writing,
  path: '/api/staff/content/entries/',
  summary: 'Create a draft of a type.',
  idempotent: true,
  body: z.strictObject({ type: line(60), url: draftUrl, fields: draftFields }),
  bodyLimit,
  responses: made,
});

export const saveEntry = defineEndpoint({
  ...shared,
  method: 'PUT',
  path: '/api/staff/content/entries/{id}/',
  summary: 'Save the draft of an entry. What visitors see stays as it is.',
  params,
  body: z.strictObject({ revision: revisionNumber, url: draftUrl, fields: draftFields }),
  bodyLimit,
  responses: written,
});

export const duplicateEntry = defineEndpoint({
  ...writing,
  path: '/api/staff/content/entries/{id}/duplicate/',
  summary: 'Duplicate an entry as a new draft without an address.',
  idempotent: true,
  params,
  responses: made,
});

export const publishEntry = defineEndpoint({
  ...writing,
  path: '/api/staff/content/entries/{id}/publish/',
  summary: 'Publish the draft.',
  description:
    'A time to come off that is sent with it counts from then on; null: never. Without one it stays as it was.',
  params,
  body: z.strictObject({
    revision: revisionNumber,
    unpublish_at: z.optional(z.nullable(moment)),
    note: publishNote,
  }),
  responses: written,
});

export const unpublishEntry = defineEndpoint({
  ...writing,
  path: '/api/staff/content/entries/{id}/unpublish/',
  summary: 'Unpublish an entry; its draft and versions stay.',
  params,
  body: revision,
  responses: written,
});

export const scheduleEntry = defineEndpoint({
  ...writing,
  path: '/api/staff/content/entries/{id}/schedule/',
  summary: 'Schedule when the current draft is published and when the entry leaves the site; null clears a time.',
  params,
  body: z.strictObject({
    revision: revisionNumber,
    publish_at: z.nullable(moment),
    unpublish_at: z.nullable(moment),
    note: publishNote,
  }),
  responses: written,
});

export const reviewEntry = defineEndpoint({
  ...writing,
  path: '/api/staff/content/entries/{id}/review/',
  summary: 'Ask for a review of the draft, or record how the review ended.',
  description: 'What is approved is the version of now. A draft that is sent back needs a note that says why.',
  params,
  body: z.strictObject({
    revision: revisionNumber,
    is_in_review: z.boolean(),
    outcome: z.optional(z.enum(['approved', 'sent_back'])),
    note: z.optional(noteText),
  }),
  responses: written,
});

export const trashEntry = defineEndpoint({
  ...writing,
  permission: 'delete_content',
  path: '/api/staff/content/entries/{id}/trash/',
  summary: 'Unpublish an entry that nothing refers to and move it to the trash for 30 days.',
  params,
  body: revision,
  responses: written,
});

export const restoreEntry = defineEndpoint({
  ...writing,
  path: '/api/staff/content/entries/{id}/restore/',
  summary: 'Restore an entry from the trash as a draft.',
  params,
  responses: written,
});

export const listVersions = defineEndpoint({
  ...reading,
  path: '/api/staff/content/entries/{id}/versions/',
  summary: 'List the versions of an entry, newest first; 500 at most.',
  params,
  responses: { 200: z.strictObject({ versions: z.array(versionRowSchema) }), ...problems(404) },
});

const versionParams = z.strictObject({ id: idText, number: idText });

export const getVersion = defineEndpoint({
  ...reading,
  path: '/api/staff/content/entries/{id}/versions/{number}/',
  summary: 'Get the fields of a version, as the type defines them today.',
  params: versionParams,
  responses: {
    200: z.strictObject({
      number: z.int(),
      url: z.nullable(z.string()),
      fields: z.record(z.string(), z.unknown()),
      points_at: z.array(pointedAtSchema),
    }),
    ...problems(404),
  },
});

export const restoreVersion = defineEndpoint({
  ...writing,
  path: '/api/staff/content/entries/{id}/versions/{number}/restore/',
  summary: 'Restore an earlier version as the draft, as a new version. What visitors see stays as it is.',
  params: versionParams,
  body: revision,
  responses: written,
});

export const listEntryLog = defineEndpoint({
  ...reading,
  path: '/api/staff/content/log/',
  summary: 'What was done with content or with one entry, the latest first, 100 at a time.',
  query: z.strictObject({ entry: z.optional(idText), before: z.optional(idText) }),
  responses: {
    200: z.strictObject({
      rows: z.array(
        z.strictObject({
          id: z.string(),
          at: z.string(),
          by: z.string(),
          action: z.string(),
          entry: z.nullable(z.strictObject({ id: z.string(), title: z.string() })),
          detail: z.record(z.string(), z.unknown()),
        }),
      ),
    }),
  },
});

export const lookAtEntry = defineEndpoint({
  ...writing,
  path: '/api/staff/content/entries/{id}/looking/',
  summary: 'Report that you have an entry open, and get who else does and its current state.',
  params,
  responses: { 200: z.strictObject({ others: z.array(z.string()), revision: z.int() }), ...problems(404) },
});

export const sharePreview = defineEndpoint({
  ...writing,
  path: '/api/staff/content/entries/{id}/preview-links/',
  summary: 'Create a link with which anybody can read the draft until a given time.',
  params,
  body: z.strictObject({ hours: z.int().check(z.gte(1), z.lte(336)) }),
  responses: { 201: z.strictObject({ url: z.string(), expires_at: z.string() }), ...problems(404) },
});
