import { isContentTypeName } from '@cutsite/content/type';
import { err, ok, type Result } from '@cutsite/domain/result';
import * as z from 'zod';

const id = z.uuid();
const name = z.string().min(1).max(200);

/** A file of content: entries with their fields as drafts keep them, and the media that they show, in base64. */
const fileSchema = z.strictObject({
  format: z.literal(1),
  media: z.array(z.strictObject({ id, name, alt: z.string().max(500), base64: z.base64() })).max(5_000),
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
