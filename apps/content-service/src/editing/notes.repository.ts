import type { ClientBase, Pool } from 'pg';
import { v7 as uuid } from 'uuid';
import { insertAudit, selectEntry, type Writer } from '../entries/index.ts';

/** What somebody said of a draft. */
export interface Note {
  readonly id: string;
  readonly version: number;
  readonly text: string;
  /** The field that it speaks of; null: all of the draft. */
  readonly place: string | null;
  /** Words of the field that it speaks of. */
  readonly quote: string | null;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly doneBy: string | null;
}

const maxNotes = 200;

/** Those of an entry, the oldest first. */
export async function selectNotes(pool: Pool, entryId: string): Promise<readonly Note[]> {
  const { rows } = await pool.query<Note>(
    `select id, version, text, place, quote, created_at as "createdAt", created_by_name as "createdBy", done_by_name as "doneBy"
       from content.note where entry_id = $1 order by created_at, id limit ${maxNotes}`,
    [entryId],
  );
  return rows;
}

/** What somebody says, of what. */
interface NewNote {
  readonly text: string;
  readonly place?: string | null;
  readonly quote?: string | null;
}

/** Keeps a note. False: there are as many as one entry may have; what the store itself says has room all the same. */
export async function insertNote(
  client: ClientBase,
  note: NewNote & { readonly entryId: string; readonly version: number },
  { by, now }: Writer,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into content.note (id, entry_id, version, text, created_at, created_by, created_by_name, place, quote)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9 
      where $6::uuid is null or (select count(*) from content.note where entry_id = $2) < ${maxNotes}`,
    [uuid(), note.entryId, note.version, note.text.trim(), now, by.id, by.name, note.place ?? null, note.quote ?? null],
  );
  return rowCount === 1;
}

/** A note of the draft of now. */
export async function addNote(
  client: ClientBase,
  { id, ...note }: NewNote & { readonly id: string },
  writer: Writer,
): Promise<'kept' | 'too_many' | 'not_found'> {
  const entry = await selectEntry(client, id);
  if (entry === null || entry.deletedAt !== null) return 'not_found';
  if (!(await insertNote(client, { entryId: id, version: entry.draftVersion, ...note }, writer))) return 'too_many';
  const { by, now } = writer;
  await insertAudit(client, {
    id: uuid(),
    at: now,
    by,
    action: 'add_note',
    entryId: id,
    detail: { version: entry.draftVersion, ...(note.place == null ? {} : { place: note.place }) },
  });
  return 'kept';
}

/** A note of the store that nobody has ended, as a condition of the entry `e`: the clock could not publish it. */
export const clockFailed = `exists (
  select from content.note n where n.entry_id = e.id and n.created_by is null and n.done_at is null)`;

/** Ends what the store said of an entry: it is on the site now, or has another time. */
export async function endNotesOfStore(client: ClientBase, entryId: string, { by, now }: Writer): Promise<void> {
  await client.query(
    `update content.note set done_at = $2, done_by_name = $3
      where entry_id = $1 and created_by is null and done_at is null`,
    [entryId, now, by.name],
  );
}

/** Says that a note is done, or opens it again. False: the entry has no such note. */
export async function markNote(
  client: ClientBase,
  { id, note, isDone }: { readonly id: string; readonly note: string; readonly isDone: boolean },
  { by, now }: Writer,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update content.note set done_at = $3, done_by_name = $4 where id = $2 and entry_id = $1`,
    [id, note, isDone ? now : null, isDone ? by.name : null],
  );
  if (rowCount !== 1) return false;
  const action = isDone ? 'end_note' : 'reopen_note';
  await insertAudit(client, { id: uuid(), at: now, by, action, entryId: id, detail: { note } });
  return true;
}
