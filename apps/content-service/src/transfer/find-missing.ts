import { migrateFields, usesOf } from '@cutsite/content/entry';
import type { ClientBase } from 'pg';
import { type ContentFile, labelOf } from './content-file.ts';

/** A picture or file that is neither in a file of content nor in this store. */
export interface MissingMedia {
  /** Its name, or its id where the file does not say it. */
  readonly name: string;
  /** The entries of the file that show it. */
  readonly entries: readonly string[];
}

/**
 * What pages of a file would stand without, and what it says itself that it lacks. Asked after its media are kept.
 *
 * @param ids where media of the file have another id here
 */
export async function findMissing(
  client: ClientBase,
  file: ContentFile,
  ids: ReadonlyMap<string, string>,
): Promise<readonly MissingMedia[]> {
  const users = new Map<string, string[]>((file.missing ?? []).map(({ id }) => [id, []]));
  for (const entry of file.entries) {
    const uses = usesOf(entry.type, migrateFields(entry.type, entry.type_version, entry.fields));
    for (const id of uses.media) users.set(id, [...(users.get(id) ?? []), labelOf(entry)]);
  }
  const { rows } = await client.query<{ id: string }>(
    'select id from content.media where id::text = any($1) and deleted_at is null',
    [[...users.keys()].map((id) => ids.get(id) ?? id)],
  );
  const there = new Set(rows.map(({ id }) => id));
  const names = new Map((file.missing ?? []).map(({ id, name }) => [id, name]));
  return [...users]
    .filter(([id]) => !there.has(ids.get(id) ?? id))
    .map(([id, entries]) => ({ name: names.get(id) ?? id, entries }));
}
