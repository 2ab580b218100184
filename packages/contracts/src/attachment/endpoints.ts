import * as z from 'zod/mini';
import { defineEndpoint, fileSchema } from '../endpoint/index.ts';
import { problems } from '../problem/index.ts';

const tag = 'Attachments';
const id = z.string().check(z.maxLength(64));
const order = z.strictObject({ id });
const one = z.strictObject({ id, attachment_id: id });

const attachmentSchema = z.strictObject({
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

export const addAttachment = defineEndpoint({
  method: 'POST',
  path: '/api/order/{id}/attachments/',
  access: 'verified',
  tag,
  summary: 'Attach a file, such as a purchase order, to an order that is not placed yet.',
  description:
    'PDF, PNG, JPG, DOCX, XLSX, CSV and TXT, below 100,000,000 bytes, at most 20 for an order. The kind is read from the name and from the bytes.',
  rate: 'adding',
  params: order,
  query: z.strictObject({ file_name: z.string().check(z.maxLength(1_000)) }),
  upload: true,
  responses: { 201: attachmentSchema, ...problems(400, 404, 409, 413) },
});

export const listAttachments = defineEndpoint({
  method: 'GET',
  path: '/api/order/{id}/attachments/',
  access: 'verified',
  tag,
  summary: 'The files of an order, oldest first.',
  params: order,
  responses: { 200: z.array(attachmentSchema), ...problems(404) },
});

export const getAttachment = defineEndpoint({
  method: 'GET',
  path: '/api/order/{id}/attachments/{attachment_id}/',
  access: 'verified',
  tag,
  summary: 'A file of an order, to be saved.',
  params: one,
  responses: { 200: fileSchema, ...problems(404) },
});

export const removeAttachment = defineEndpoint({
  method: 'DELETE',
  path: '/api/order/{id}/attachments/{attachment_id}/',
  access: 'verified',
  tag,
  summary: 'Take a file away again; an order that is placed keeps its files.',
  params: one,
  responses: { 200: z.strictObject({ id: z.uuid() }), ...problems(404, 409) },
});
