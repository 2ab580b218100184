import { isContentTypeName } from '@cutsite/content/type';
import { err, ok, type Result } from '@cutsite/domain/result';
import * as z from 'zod';

const id = z.uuid();
const name = z.string().min(1).max(200);
const hundredths = z.int().min(0).max(100);
const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** Whether it is base64 as a whole; a pattern would run out of stack over the bytes of a film. */
const isBase64 = (text: string): boolean =>
  text.length % 4 === 0 && Buffer.byteLength(text, 'base64') === Buffer.from(text, 'base64').length;

/**
 * A file of content: entries with their fields as drafts keep them, the media that they show, in base64, and the media
 * that have no place in it.
 */
const fileSchema = z.strictObject({
  format: z.literal(1),
  media: z
    .array(
      z.strictObject({
        id,
        name,
        alt: z.string().max(500),
        base64: z.string().refine(isBase64, { error: 'It is no base64.' }),
        focus: z.tuple([hundredths, hundredths]).optional(),
        decorative: z.literal(true).optional(),
        credit: z.string().min(1).max(200).optional(),
        folder: z.string().min(1).max(60).optional(),
      }),
    )
    .max(5_000),
  missing: z
    .array(z.strictObject({ id, name, bytes: z.int().min(0), hash }))
    .max(5_000)
    .optional(),
  entries: z
    .array(
      z.strictObject({
        id,
        type: z.string().refine(isContentTypeName, { error: 'There is no such type.' }),
        type_version: z.int().min(1),
        url: z.string().max(300).nullable(),
        published: z.boolean(),
        fields: z.record(z.string(), z.unknown()),
      }),
    )
    .max(20_000),
});

export type ContentFile = z.infer<typeof fileSchema>;
export type FileEntry = ContentFile['entries'][number];

/** What an entry is called where faults and changes are listed. */
export function labelOf({ type, url, fields, id }: FileEntry): string {
  const title = fields['title'];
  return `${type} ${url ?? (typeof title === 'string' ? title : id)}`;
}

/** Reads a file; each fault says where it is. */
export function readContentFile(text: string): Result<ContentFile, readonly string[]> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return err(['It is no JSON.']);
  }
  return readContent(json);
}

/** The same of what was read already. */
export function readContent(json: unknown): Result<ContentFile, readonly string[]> {
  const read = fileSchema.safeParse(json);
  if (read.success) return ok(read.data);
  return err(read.error.issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`));
}
