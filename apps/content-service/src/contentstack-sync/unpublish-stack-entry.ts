import type { ClientBase } from 'pg';
import { idFromStack } from '../contentstack/index.ts';
import { lockEntry, type Writer } from '../entries/index.ts';
import { type Announce, trashEntry, unpublishEntry } from '../publishing/index.ts';
import { deleteItem, type ItemRow } from './item.repository.ts';

/**
 * Takes off the site what is published there no more: into the trash, from which it comes back as it was when it is
 * published again. What other entries point at leaves the site and stays a draft.
 *
 * @returns whether visitors see something else now
 */
export async function unpublishStackEntry(
  client: ClientBase,
  row: Pick<ItemRow, 'kind' | 'uid'>,
  writer: Writer,
  announce: Announce,
): Promise<boolean> {
  const id = idFromStack('entry', row.uid);
  await deleteItem(client, row);
  const there = await lockEntry(client, id);
  if (there === null || there.deletedAt !== null) return false;
  const trashed = await trashEntry(client, { id, revision: null }, writer, announce);
  if (trashed.ok) return there.publishedVersion !== null;
  if (there.publishedVersion === null) return false;
  const off = await unpublishEntry(client, { id, revision: null }, writer, announce);
  return off.ok;
}
