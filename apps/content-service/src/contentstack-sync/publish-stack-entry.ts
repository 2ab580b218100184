import type { ContentTypeName } from '@cutsite/content/type';
import type { ClientBase } from 'pg';
import type { MadeEntry } from '../contentstack/index.ts';
import {
  createEntry,
  differingFields,
  type EntryRefusal,
  type EntryRow,
  lockEntry,
  refusalSentences,
  saveEntry,
  selectVersion,
  type Writer,
} from '../entries/index.ts';
import { type Announce, publishEntry, restoreFromTrash } from '../publishing/index.ts';
import type { ItemFault } from './item.repository.ts';

export type PublishedStackEntry =
  | { readonly isChanged: boolean }
  /** Nothing was written; what was published before is published still. */
  | { readonly fault: ItemFault; readonly reasons: readonly string[] };

/**
 * Publishes an entry of theirs by the same steps as an editor's: a version, the checks, the read model, redirects, and
 * every page that shows something of it. All of it or nothing; what is published already is not published again.
 */
export async function publishStackEntry(
  client: ClientBase,
  type: ContentTypeName,
  made: MadeEntry,
  writer: Writer,
  announce: Announce,
): Promise<PublishedStackEntry> {
  const there = await lockEntry(client, made.id);
  if (there !== null && there.type !== type) {
    return { fault: 'fields', reasons: [`Here it is kept under another type, ${there.type}.`] };
  }
  if (there !== null && (await isPublishedSo(client, there, made))) return { isChanged: false };
  await client.query('savepoint before_theirs');
  const refusal = await write(client, type, there, made, writer, announce);
  if (refusal === null) {
    await client.query('release savepoint before_theirs');
    return { isChanged: true };
  }
  await client.query('rollback to savepoint before_theirs');
  return {
    fault: refusal.code === 'address_taken' ? 'address' : 'fields',
    reasons: refusalSentences(refusal),
  };
}

async function isPublishedSo(client: ClientBase, there: EntryRow, { url, fields }: MadeEntry): Promise<boolean> {
  if (there.publishedVersion === null || there.deletedAt !== null) return false;
  const version = await selectVersion(client, there.id, there.publishedVersion);
  return version !== null && version.url === url && differingFields(version.fields, fields).length === 0;
}

async function write(
  client: ClientBase,
  type: ContentTypeName,
  there: EntryRow | null,
  { id, url, fields }: MadeEntry,
  writer: Writer,
  announce: Announce,
): Promise<EntryRefusal | null> {
  if (there !== null && there.deletedAt !== null) await restoreFromTrash(client, id, writer);
  const saved =
    there === null
      ? await createEntry(client, { id, type, url, fields }, writer)
      : await saveEntry(client, { id, revision: null, url, fields }, writer);
  if (!saved.ok) return saved.error;
  const published = await publishEntry(client, { id, revision: null }, writer, announce);
  return published.ok ? null : published.error;
}
