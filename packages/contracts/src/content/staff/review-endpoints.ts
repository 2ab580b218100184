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
  summary: 'What editors said to each other of an entry, the oldest first; 200 at most.',
  params,
  responses: { 200: notes, ...problems(404) },
});

export const addNote = defineEndpoint({
  ...shared,
  method: 'POST',
  path: '/api/staff/content/entries/{id}/notes/',
  summary: 'Say something of the draft of now, or of one field of it, to other editors. No visitor reads it.',
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
  summary: 'Say that a note is done, or open it again.',
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
  summary: 'The links that open the draft of an entry now, without their tokens.',
  params,
  responses: { 200: links, ...problems(404) },
});

export const revokePreviewLink = defineEndpoint({
  ...shared,
  method: 'DELETE',
  path: '/api/staff/content/entries/{id}/preview-links/{link}/',
  summary: 'End a link to the preview of an entry before its time.',
  params: z.strictObject({ id: idText, link: idText }),
  responses: { 200: links, ...problems(404) },
});
