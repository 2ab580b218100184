import { type AttachmentHolder, attachmentHolders, attachmentKinds } from '@cutsite/domain/attachment';
import * as z from 'zod/mini';
import { defineEndpoint, fileSchema } from '../endpoint/index.ts';
import { problems } from '../problem/index.ts';

const tag = 'Attachments';
const id = z.string().check(z.maxLength(64));
const owner = z.strictObject({ id });
const one = z.strictObject({ id, attachment_id: id });

export const attachmentSchema = z.strictObject({
  id: z.uuid(),
  file_name: z.string(),
  media_type: z.string(),
  byte_size: z.int(),
  /** Of the bytes as they are kept, in hexadecimal digits. */
  sha256: z.string(),
  created: z.string(),
});

/** @see attachmentSchema */
export type AttachmentWire = z.output<typeof attachmentSchema>;

/** "PDF, PNG, JPG" */
const kindsOf = ({ kinds }: AttachmentHolder): string =>
  [...new Set(kinds.map((kind) => attachmentKinds[kind].label))].join(', ');

/**
 * The four calls for the files of whatever stands at a path with an `{id}` in it.
 *
 * @param holder who they are of, for descriptions and the limit
 * @param words what is said of adding and removing
 */
export function attachmentEndpoints(
  path: `/${string}/{id}`,
  holder: AttachmentHolder,
  words: { readonly add: string; readonly remove: string },
) {
  const all = `${path}/attachments/` as const;
  const each = `${path}/attachments/{attachment_id}/` as const;
  return {
    addAttachment: defineEndpoint({
      method: 'POST',
      path: all,
      access: 'verified',
      tag,
      summary: words.add,
      description: `${kindsOf(holder)}, below 100,000,000 bytes, at most ${holder.maxFiles} for ${holder.noun}. The kind is read from the name and from the bytes.`,
      rate: 'adding',
      idempotent: true,
      params: owner,
      query: z.strictObject({ file_name: z.string().check(z.maxLength(1_000)) }),
      upload: true,
      responses: { 201: attachmentSchema, ...problems(400, 404, 409, 413) },
    }),
    listAttachments: defineEndpoint({
      method: 'GET',
      path: all,
      access: 'verified',
      tag,
      summary: `The files of ${holder.noun}, oldest first.`,
      params: owner,
      responses: { 200: z.array(attachmentSchema), ...problems(404) },
    }),
    getAttachment: defineEndpoint({
      method: 'GET',
      path: each,
      access: 'verified',
      tag,
      summary: `A file of ${holder.noun}, to be saved.`,
      params: one,
      responses: { 200: fileSchema, ...problems(404) },
    }),
    removeAttachment: defineEndpoint({
      method: 'DELETE',
      path: each,
      access: 'verified',
      tag,
      summary: words.remove,
      params: one,
      responses: { 200: z.strictObject({ id: z.uuid() }), ...problems(404, 409) },
    }),
  };
}

/** @see attachmentEndpoints */
export type AttachmentEndpoints = ReturnType<typeof attachmentEndpoints>;

/** The files of an order, as a cart and after it is placed (LI-11 to LI-13, CO-18); paths of ours. */
export const orderAttachmentCalls = attachmentEndpoints('/api/order/{id}', attachmentHolders.order, {
  add: 'Attach a file, such as a purchase order, to an order that is not placed yet.',
  remove: 'Take a file away again; an order that is placed keeps its files.',
});
