import { migrateFields } from '@cutsite/content/entry';
import { contentTypeOf } from '@cutsite/content/type';
import { err, type Result } from '@cutsite/domain/result';
import type { ClientBase } from 'pg';
import {
  createEntry,
  type EntryRefusal,
  type Fields,
  type SavedEntry,
  saveEntry,
  selectEntry,
  selectVersion,
  type Writer,
} from '../entries/index.ts';

/** A new draft with the fields of another. What sets an entry apart is left out; nothing is written to the source. */
export async function duplicateEntry(
  client: ClientBase,
  id: string,
  writer: Writer,
): Promise<Result<SavedEntry, EntryRefusal>> {
  const entry = await selectEntry(client, id);
  const version = entry === null ? null : await selectVersion(client, id, entry.draftVersion);
  if (entry === null || version === null || entry.deletedAt !== null) return err({ code: 'not_found' });
  const { type } = entry;
  const fields: Fields = migrateFields(type, version.typeVersion, version.fields);
  const own = new Set(contentTypeOf(type).unique ?? []);
  const copied = Object.fromEntries(Object.entries(fields).filter(([name]) => !own.has(name)));
  const title = `${entry.title.slice(0, 190)} (copy)`;
  return createEntry(client, { type, url: null, fields: { ...copied, title } }, writer);
}

/** Makes an earlier version the draft again; a field that is empty in it is empty in the draft. */
export async function restoreVersion(
  client: ClientBase,
  asked: { readonly id: string; readonly revision: number; readonly number: number },
  writer: Writer,
): Promise<Result<SavedEntry, EntryRefusal>> {
  const { id, revision, number } = asked;
  const entry = await selectEntry(client, id);
  const version = entry === null ? null : await selectVersion(client, id, number);
  if (entry === null || version === null) return err({ code: 'not_found' });
  const fields = migrateFields(entry.type, version.typeVersion, version.fields);
  return saveEntry(client, { id, revision, url: version.url, fields, action: 'restore_version' }, writer);
}

/** Adds a tag to the draft of an entry whose type has tags. */
export async function addTag(
  client: ClientBase,
  asked: { readonly id: string; readonly revision: number; readonly tag: string },
  writer: Writer,
): Promise<Result<SavedEntry, EntryRefusal>> {
  const { id, revision, tag } = asked;
  const [entry, target] = [await selectEntry(client, id), await selectEntry(client, tag)];
  const version = entry === null ? null : await selectVersion(client, id, entry.draftVersion);
  if (entry === null || version === null || target?.type !== 'tag') return err({ code: 'not_found' });
  const { type } = entry;
  const fields = migrateFields(type, version.typeVersion, version.fields);
  if (contentTypeOf(type).fields['tags'] === undefined) {
    return err({ code: 'invalid', faults: [{ path: ['tags'], message: `${contentTypeOf(type).label} has no tags.` }] });
  }
  const tags = ((fields['tags'] as { entry: string }[] | undefined) ?? []).filter((one) => one.entry !== tag);
  return saveEntry(
    client,
    { id, revision, url: version.url, fields: { ...fields, tags: [...tags, { entry: tag }] } },
    writer,
  );
}
