import { addressOf, type EntryFault, fieldFaults, urlFault, usesOf } from '@cutsite/content/entry';
import { type ContentTypeName, contentTypeOf } from '@cutsite/content/type';
import { err, ok, type Result } from '@cutsite/domain/result';
import type { ClientBase } from 'pg';
import { v7 as uuid } from 'uuid';
import {
  insertAudit,
  insertEntry,
  insertVersion,
  lockEntry,
  newestVersion,
  replaceUses,
  updateEntry,
} from './entry.repository.ts';
import type { Editor, Fields } from './entry.ts';
import { brokenIndex, type EntryRefusal } from './entry-refusal.ts';

/** When, and by whom. */
export interface Writer {
  readonly by: Editor;
  readonly now: Date;
}

export interface SavedEntry {
  readonly id: string;
  readonly revision: number;
  readonly version: number;
}

type Saved = Result<SavedEntry, EntryRefusal>;

/** A new entry with its first version. `id` is given where an import brings one along. */
export async function createEntry(
  client: ClientBase,
  entry: { readonly id?: string; readonly type: ContentTypeName; readonly url: string | null; readonly fields: Fields },
  writer: Writer,
): Promise<Saved> {
  const { type, url, fields, id = uuid() } = entry;
  const faults = draftFaults(type, url, fields);
  if (faults.length > 0) return err({ code: 'invalid', faults });
  return unlessTaken(client, type, url, fields, async (address) => {
    await insertEntry(client, { id, type, address, url, title: titleOf(fields), ...writer });
    await insertVersion(client, id, { number: 1, typeVersion: contentTypeOf(type).version, url, fields, ...writer });
    await afterSave(client, { id, type, fields, action: 'create', version: 1 }, writer);
    return ok({ id, revision: 1, version: 1 });
  });
}

/**
 * Another version of a draft. What visitors see stays as it is.
 *
 * @param change.revision the one that the editor started from; `null` writes whatever there is
 */
export async function saveEntry(
  client: ClientBase,
  change: {
    readonly id: string;
    readonly revision: number | null;
    readonly url: string | null;
    readonly fields: Fields;
    /** What the audit calls it. Default: `save`. */
    readonly action?: string;
  },
  writer: Writer,
): Promise<Saved> {
  const { id, url, fields, action = 'save' } = change;
  const entry = await lockEntry(client, id);
  if (entry === null || entry.deletedAt !== null) return err({ code: 'not_found' });
  if (change.revision !== null && change.revision !== entry.revision)
    return err({ code: 'stale', revision: entry.revision });
  const { type } = entry;
  const faults = draftFaults(type, url, fields);
  if (faults.length > 0) return err({ code: 'invalid', faults });
  return unlessTaken(client, type, url, fields, async (address) => {
    const version = (await newestVersion(client, id)) + 1;
    const kept = { address, url, title: titleOf(fields), draftVersion: version };
    const revision = await updateEntry(client, id, kept, writer);
    await insertVersion(client, id, {
      number: version,
      typeVersion: contentTypeOf(type).version,
      url,
      fields,
      ...writer,
    });
    await afterSave(client, { id, type, fields, action, version }, writer);
    return ok({ id, revision, version });
  });
}

function draftFaults(type: ContentTypeName, url: string | null, fields: Fields): readonly EntryFault[] {
  const fault = url === null ? null : urlFault(type, url);
  return [...(fault === null ? [] : [fault]), ...fieldFaults(type, fields, 'draft')];
}

const titleOf = (fields: Fields): string => {
  const title = fields['title'];
  return typeof title === 'string' && title.trim() !== '' ? title.trim() : 'Untitled';
};

/** A write whose address another entry has is undone alone, and the transaction goes on. */
async function unlessTaken(
  client: ClientBase,
  type: ContentTypeName,
  url: string | null,
  fields: Fields,
  write: (address: string | null) => Promise<Saved>,
): Promise<Saved> {
  const address = addressOf(type, url, fields);
  await client.query('savepoint before_address');
  try {
    const saved = await write(address);
    await client.query('release savepoint before_address');
    return saved;
  } catch (error) {
    if (brokenIndex(error) !== 'entry_address') throw error;
    await client.query('rollback to savepoint before_address');
    return err({ code: 'address_taken', address: address ?? '' });
  }
}

async function afterSave(
  client: ClientBase,
  saved: {
    readonly id: string;
    readonly type: ContentTypeName;
    readonly fields: Fields;
    readonly action: string;
    readonly version: number;
  },
  { by, now }: Writer,
): Promise<void> {
  const { id, type, fields, action, version } = saved;
  await replaceUses(client, id, 'draft', usesOf(type, fields));
  await insertAudit(client, { id: uuid(), at: now, by, action, entryId: id, detail: { version } });
}
