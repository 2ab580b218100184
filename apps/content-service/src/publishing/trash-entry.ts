import { addressOf, usesOf } from '@cutsite/content/entry';
import { err, ok, type Result } from '@cutsite/domain/result';
import { addDays } from '@cutsite/domain/time';
import { withTransaction } from '@cutsite/service-base/database';
import type { ClientBase, Pool } from 'pg';
import {
  brokenIndex,
  deleteTrash,
  type EntryRefusal,
  lockEntry,
  selectUsers,
  selectVersion,
  theStore,
  updateEntry,
  type Writer,
} from '../entries/index.ts';
import { deleteMediaTrash, moveMedia } from '../media/index.ts';
import { type Announce, audit, unpublishEntry } from './publish-entry.ts';
import { takePublishingTurn } from './read-model.repository.ts';

type Trashed = Result<{ readonly revision: number }, EntryRefusal>;

/** What is in the trash for longer is gone. */
const daysInTrash = 30;

/** Puts an entry into the trash and off the site. Refused while another entry points at it: what uses it is said. */
export async function trashEntry(
  client: ClientBase,
  { id, revision }: { readonly id: string; readonly revision: number | null },
  writer: Writer,
  announce: Announce,
): Promise<Trashed> {
  await takePublishingTurn(client);
  const entry = await lockEntry(client, id);
  if (entry === null || entry.deletedAt !== null) return err({ code: 'not_found' });
  if (revision !== null && revision !== entry.revision) return err({ code: 'stale', revision: entry.revision });
  const by = await selectUsers(client, id);
  if (by.length > 0) return err({ code: 'in_use', by });
  if (entry.publishedVersion !== null) await unpublishEntry(client, { id, revision: null }, writer, announce);
  const change = { deletedAt: writer.now, publishAt: null, publishVersion: null, publishNote: null, unpublishAt: null };
  const after = await updateEntry(client, id, change, writer);
  await audit(client, id, 'trash', {}, writer);
  return ok({ revision: after });
}

/**
 * Takes an entry out of the trash, as a draft, with the pictures and files that it shows. An address that another entry
 * has meanwhile is left to it.
 */
export async function restoreFromTrash(client: ClientBase, id: string, writer: Writer): Promise<Trashed> {
  const entry = await lockEntry(client, id);
  if (entry === null || entry.deletedAt === null) return err({ code: 'not_found' });
  const version = await selectVersion(client, id, entry.draftVersion);
  const address = addressOf(entry.type, entry.url, version?.fields ?? {});
  await client.query('savepoint before_restoring');
  let revision: number;
  try {
    revision = await updateEntry(client, id, { deletedAt: null, address }, writer);
  } catch (error) {
    if (brokenIndex(error) !== 'entry_address') throw error;
    await client.query('rollback to savepoint before_restoring');
    revision = await updateEntry(client, id, { deletedAt: null, address: null, url: null }, writer);
  }
  const files: string[] = [];
  for (const file of usesOf(entry.type, version?.fields ?? {}).media) {
    if (await moveMedia(client, file, null)) files.push(file);
  }
  await audit(client, id, 'restore_from_trash', files.length === 0 ? {} : { media: files }, writer);
  return ok({ revision });
}

/** Ends what has been in the trash for 30 days. */
export async function emptyTrash(pool: Pool, now: Date): Promise<void> {
  await withTransaction(pool, async (client) => {
    const before = addDays(now, -daysInTrash);
    for (const id of await deleteTrash(client, before)) await audit(client, id, 'delete', {}, { by: theStore, now });
    for (const id of await deleteMediaTrash(client, before))
      await audit(client, id, 'delete_media', {}, { by: theStore, now });
  });
}
