import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint/index.ts';
import { problems } from '../../problem/index.ts';
import { idText, line, mediaDetailSchema, mediaSchema, revisionNumber } from './content-schemas.ts';

const shared = { access: 'staff', permission: 'keep_content', tag: 'Staff: content', method: 'POST' } as const;
const params = z.strictObject({ id: idText });
const fileName = z.string().check(z.maxLength(300), z.regex(/^\P{C}+$/u));
/** The name of a folder; empty: none. */
const folder = z.string().check(z.maxLength(60), z.regex(/^(?:[^\p{C}\s](?:[^\p{C}]*[^\p{C}\s])?)?$/u));
const hundredth = z.int().check(z.gte(0), z.lte(100));

export const addMedia = defineEndpoint({
  ...shared,
  path: '/api/staff/content/media/',
  summary: 'Upload a picture or file; the same bytes are stored once.',
  description:
    'What is there already stays in its folder. ' +
    'Pictures: JPEG, PNG, WebP, AVIF up to 20 MB and 50 megapixels, drawings as SVG up to 2 MB; files: PDF, MP3, WAV, Ogg, MP4, WebM, CSV, XLSX, ZIP ' +
    'below 100 MB. A picture is kept without what stands beside its pixels, such as the place where it was taken.',
  query: z.strictObject({ file_name: fileName, folder: z.optional(folder) }),
  upload: true,
  responses: {
    200: z.strictObject({
      ...mediaSchema.def.shape,
      /** The same bytes were kept before, under the name that they came with then. */
      was_there: z.boolean(),
      /** Another picture that looks the same, that which is shown most; null: there is none. */
      twin: z.nullable(mediaSchema),
    }),
    ...problems(400, 404, 413, 507),
  },
});

export const getMedia = defineEndpoint({
  ...shared,
  method: 'GET',
  looksAt: 'nothing',
  path: '/api/staff/content/media/{id}/',
  summary: 'Get a picture or file as it is now, with its copies and who added it.',
  params,
  responses: { 200: mediaDetailSchema, ...problems(404) },
});

export const replaceMedia = defineEndpoint({
  ...shared,
  path: '/api/staff/content/media/{id}/replace/',
  summary: 'Replace a picture or file; every page that shows it shows the new one.',
  description: '409 where somebody changed it since that revision: then nothing is written.',
  params,
  query: z.strictObject({ file_name: fileName, revision: z.string().check(z.regex(/^[1-9]\d{0,8}$/)) }),
  upload: true,
  responses: { 200: mediaSchema, ...problems(400, 404, 409, 413, 507) },
});

export const changeMedia = defineEndpoint({
  ...shared,
  path: '/api/staff/content/media/{id}/',
  summary: 'Set the default text alternative, focal point, credit and folder of a picture.',
  params,
  description: '409 where somebody changed it since that revision: then nothing is written.',
  body: z.strictObject({
    revision: revisionNumber,
    alt: line(500),
    /** Then its words are empty. Left out: as it was. */
    is_decorative: z.optional(z.boolean()),
    focus: z.nullable(z.tuple([hundredth, hundredth])),
    /** Who made it. Left out: as it was. */
    credit: z.optional(line(200)),
    /** Left out: it stays where it lies. */
    folder: z.optional(folder),
  }),
  responses: { 200: mediaSchema, ...problems(404, 409) },
});

export const trashMedia = defineEndpoint({
  ...shared,
  permission: 'delete_content',
  path: '/api/staff/content/media/{id}/trash/',
  summary: 'Move a picture or file that nothing uses to the trash for 30 days.',
  params,
  responses: { 200: mediaSchema, ...problems(404, 409) },
});

export const restoreMedia = defineEndpoint({
  ...shared,
  path: '/api/staff/content/media/{id}/restore/',
  summary: 'Restore a picture or file from the trash.',
  params,
  responses: { 200: mediaSchema, ...problems(404) },
});

export const renameFolder = defineEndpoint({
  ...shared,
  path: '/api/staff/content/media/folders/rename/',
  summary: 'Rename a folder of media, for everything in it at once.',
  description:
    'Where a folder has that name already, both are one afterwards. 404: nothing lies in a folder of the first name, ' +
    'because somebody has renamed it meanwhile, say.',
  body: z.strictObject({ from: folder.check(z.minLength(1)), to: folder.check(z.minLength(1)) }),
  responses: {
    /** How many lie under the other name now. */
    200: z.strictObject({ moved: z.int() }),
    ...problems(404),
  },
});
