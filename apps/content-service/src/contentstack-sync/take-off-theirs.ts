import type { ClientBase } from 'pg';
import { idOfTheirs } from '../contentstack/index.ts';
import { type Hand, lockEntry } from '../entries/index.ts';
import { type Announce, trashEntry, unpublishEntry } from '../publishing/index.ts';
import { deleteItem, type ItemRow } from './item.repository.ts';

/**
 * Takes off the site what is published there no more: into the trash, from which it comes back as it was when it is
 * published again. What other entries point at leaves the site and stays a draft.
 *
 * @returns whether visitors see something else now
 */
export async function takeOffTheirs(
  client: ClientBase,
  row: Pick<ItemRow, 'kind' | 'uid'>,
  hand: Hand,
  announce: Announce,
): Promise<boolean> {
  const id = idOfTheirs('entry', row.uid);
  await deleteItem(client, row);
  const there = await lockEntry(client, id);
  if (there === null || there.deletedAt !== null) return false;
  const trashed = await trashEntry(client, { id, revision: null }, hand, announce);
  if (trashed.ok) return there.publishedVersion !== null;
  if (there.publishedVersion === null) return false;
  const off = await unpublishEntry(client, { id, revision: null }, hand, announce);
  return off.ok;
}
