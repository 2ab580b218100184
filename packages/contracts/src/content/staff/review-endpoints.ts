import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint/index.ts';
import { problems } from '../../problem/index.ts';
import { idText, line, noteText } from './content-schemas.ts';

const shared = { access: 'staff', permission: 'keep_content', tag: 'Staff: content' } as const;
const reading = { ...shared, method: 'GET', looksAt: 'nothing' } as const;
const params = z.strictObject({ id: idText });

const noteSchema = z.strictObject({
  id: z.string(),
  /** The number of the version that the note speaks of. */
  version: z.int(),
  text: z.string(),
  /** The field that it speaks of, with the id of its block: `blocks.7f0c….heading`. Null: all of the draft. */
  place: z.nullable(z.string()),
  /** Words of that field that it speaks of; null: all of it. */
  quote: z.nullable(z.string()),
  created_at: z.string(),
  created_by: z.string(),
  /** Null: it is still to be done. */
  done_by: z.nullable(z.string()),
});

/** @see noteSchema */
export type NoteWire = z.output<typeof noteSchema>;

const notes = z.strictObject({ notes: z.array(noteSchema) });

export const listNotes = defineEndpoint({
  ...reading,
  path: '/api/staff/content/entries/{id}/notes/',
  summary: 'List the review notes of an entry, oldest first; 200 at most.',
  params,
  responses: { 200: notes, ...problems(404) },
});

export const addNote = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/staff/content/entries/{id}/notes/',
  summary: 'Add a review note to the current draft or one of its fields, for other editors only.',
  idempotent: true,
  params,
  body: z.strictObject({
    text: noteText,
    place: z.optional(z.string().check(z.maxLength(300), z.regex(/^[\w-]+(?:\.[\w-]+)*$/))),
    quote: z.optional(line(300).check(z.regex(/\S/))),
  }),
  responses: { 201: notes, ...problems(404, 409) },
});

export const markNote = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/staff/content/entries/{id}/notes/{note}/',
  summary: 'Mark a review note as done, or reopen it.',
  params: z.strictObject({ id: idText, note: idText }),
  body: z.strictObject({ is_done: z.boolean() }),
  responses: { 200: notes, ...problems(404) },
});

const links = z.strictObject({
  links: z.array(
    z.strictObject({ id: z.string(), created_at: z.string(), created_by: z.string(), expires_at: z.string() }),
  ),
});

export const listPreviewLinks = defineEndpoint({
  ...reading,
  path: '/api/staff/content/entries/{id}/preview-links/',
  summary: 'List the preview links of an entry that work now, without their tokens.',
  params,
  responses: { 200: links, ...problems(404) },
});

export const revokePreviewLink = defineEndpoint({
  ...shared,
  method: 'DELETE',
  path: '/api/staff/content/entries/{id}/preview-links/{link}/',
  summary: 'Revoke a preview link of an entry.',
  params: z.strictObject({ id: idText, link: idText }),
  responses: { 200: links, ...problems(404) },
});
