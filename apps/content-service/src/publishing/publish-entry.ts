import { type EntryFault, fieldFaults, migrateFields, timeFaults, urlFault } from '@cutsite/content/entry';
import { err, ok, type Result } from '@cutsite/domain/result';
import type { ClientBase } from 'pg';
import { v7 as uuid } from 'uuid';
import { endNotesOfStore } from '../editing/index.ts';
import {
  brokenIndex,
  type EntryRefusal,
  type EntryRow,
  insertAudit,
  lockEntry,
  selectEntry,
  selectVersion,
  updateEntry,
  type VersionRow,
  type Writer,
} from '../entries/index.ts';
import { drawReadModel } from './draw-read-model.ts';
import {
  deletePublished,
  insertPublishing,
  type PublishedFace,
  selectDependants,
  selectPublishedFace,
  takePublishingTurn,
} from './read-model.repository.ts';
import { freeAddress, writeRedirect } from './redirects.repository.ts';

type Published = Result<{ readonly revision: number }, EntryRefusal>;

/** How a write of the read model is made known; within the transaction, it is known with its commit. */
export type Announce = (client: ClientBase) => Promise<void>;

/**
 * Makes a version what visitors see: checked, cleaned, with what it points at; redirects, audit, and every page that
 * shows something of it, in the transaction of the caller.
 *
 * @param revision the one that the editor looked at; null: whatever is there
 * @param version null: the draft
 * @param note what the history says of it
 * @param unpublishAt when the entry leaves the site; null: never. Left out, the time stays as it was
 */
export async function publishEntry(
  client: ClientBase,
  asked: {
    readonly id: string;
    readonly revision: number | null;
    readonly version?: number | null;
    readonly note?: string | null;
    readonly unpublishAt?: Date | null;
  },
  writer: Writer,
  announce: Announce,
): Promise<Published> {
  await takePublishingTurn(client);
  const entry = await lockEntry(client, asked.id);
  if (entry === null || entry.deletedAt !== null) return err({ code: 'not_found' });
  if (asked.revision !== null && asked.revision !== entry.revision)
    return err({ code: 'stale', revision: entry.revision });
  const version = await selectVersion(client, entry.id, asked.version ?? entry.draftVersion);
  if (version === null) return err({ code: 'not_found' });
  const times = { publishAt: null, unpublishAt: asked.unpublishAt ?? null };
  const faults = [...readyFaults(entry, version), ...timeFaults(times, writer.now)];
  if (faults.length > 0) return err({ code: 'invalid', faults });
  const before = await selectPublishedFace(client, entry.id);
  const drawn = await drawUnlessTaken(client, entry, version, writer.now);
  if (!drawn.ok) return drawn;
  await moveAddress(client, entry.id, { from: before?.url ?? null, to: version.url }, writer);
  const off = asked.unpublishAt === undefined ? {} : { unpublishAt: asked.unpublishAt };
  const noTime = { publishAt: null, publishVersion: null, publishNote: null };
  const change = { publishedVersion: version.number, isInReview: false, ...noTime, ...off };
  const revision = await updateEntry(client, entry.id, change, writer);
  await endNotesOfStore(client, entry.id, writer);
  const { note = null } = asked;
  await insertPublishing(client, { id: entry.id, version: version.number, at: writer.now, by: writer.by.id, note });
  await audit(client, entry.id, 'publish', { version: version.number, ...off, ...(note && { note }) }, writer);
  if (isOtherFace(before, drawn.value)) await refreshDependants(client, entry.id);
  await announce(client);
  return ok({ revision });
}

function readyFaults(entry: EntryRow, version: VersionRow): readonly EntryFault[] {
  const { type } = entry;
  const fault = urlFault(type, version.url);
  const fields = migrateFields(type, version.typeVersion, version.fields);
  return [...(fault === null ? [] : [fault]), ...fieldFaults(type, fields, 'ready')];
}

/** The draft of another entry may have taken an address that this one still has as a published page. */
async function drawUnlessTaken(
  client: ClientBase,
  entry: EntryRow,
  version: VersionRow,
  now: Date,
): Promise<Result<PublishedFace | null, EntryRefusal>> {
  await client.query('savepoint before_drawing');
  try {
    const face = await drawReadModel(client, entry, version, now);
    await client.query('release savepoint before_drawing');
    return ok(face);
  } catch (error) {
    if (brokenIndex(error) !== 'published_entry_address_key') throw error;
    await client.query('rollback to savepoint before_drawing');
    return err({ code: 'address_taken', address: version.url ?? '' });
  }
}

async function moveAddress(
  client: ClientBase,
  entryId: string,
  { from, to }: { readonly from: string | null; readonly to: string | null },
  { by, now }: Writer,
): Promise<void> {
  if (to === null) return;
  if (from !== null && from !== to) await writeRedirect(client, { from, to, entryId, by: by.id, now });
  else await freeAddress(client, to);
}

/** Above this many, pages that show something of an entry are drawn again by a job. */
const maxAtOnce = 100;

async function refreshDependants(client: ClientBase, id: string, seen = new Set([id])): Promise<void> {
  const dependants = await selectDependants(client, id);
  if (dependants.length > maxAtOnce) {
    await client.query(`select keep_job('refresh_content', $1, now())`, [id]);
    return;
  }
  await refreshEach(client, dependants, seen);
}

/**
 * Draws published entries again from their published versions, as what they point at has changed. One whose own card
 * changed with it is followed by those that show the card: a product stands on its tag, and with it on an article.
 *
 * @param seen entries that were drawn again already: references may go round
 */
async function refreshEach(client: ClientBase, ids: readonly string[], seen: Set<string>): Promise<void> {
  for (const id of ids.filter((one) => !seen.has(one))) {
    seen.add(id);
    const entry = await selectEntry(client, id);
    if (entry?.publishedVersion == null) continue;
    const version = await selectVersion(client, id, entry.publishedVersion);
    if (version === null) continue;
    const before = await selectPublishedFace(client, id);
    const after = await drawReadModel(client, entry, version, null);
    if (isOtherFace(before, after)) await refreshDependants(client, id, seen);
  }
}

const isOtherFace = (before: PublishedFace | null, after: PublishedFace | null): boolean =>
  JSON.stringify(before) !== JSON.stringify(after);

/** The job of an entry that more pages show than are drawn at once. */
export async function refreshDependantsOf(client: ClientBase, id: string, announce: Announce): Promise<void> {
  await takePublishingTurn(client);
  await refreshEach(client, await selectDependants(client, id), new Set([id]));
  await announce(client);
}

/**
 * Takes an entry off the site. Its draft and versions stay, and so do references to it: they show it again when it is
 * published again.
 */
export async function unpublishEntry(
  client: ClientBase,
  asked: { readonly id: string; readonly revision: number | null },
  writer: Writer,
  announce: Announce,
): Promise<Published> {
  await takePublishingTurn(client);
  const entry = await lockEntry(client, asked.id);
  if (entry === null || entry.deletedAt !== null) return err({ code: 'not_found' });
  if (asked.revision !== null && asked.revision !== entry.revision)
    return err({ code: 'stale', revision: entry.revision });
  if (entry.publishedVersion === null) return err({ code: 'not_published' });
  await deletePublished(client, entry.id);
  const revision = await updateEntry(client, entry.id, { publishedVersion: null, unpublishAt: null }, writer);
  await audit(client, entry.id, 'unpublish', { version: entry.publishedVersion }, writer);
  await refreshDependants(client, entry.id);
  await announce(client);
  return ok({ revision });
}

export async function audit(
  client: ClientBase,
  entryId: string,
  action: string,
  detail: Readonly<Record<string, unknown>>,
  { by, now }: Writer,
): Promise<void> {
  await insertAudit(client, { id: uuid(), at: now, by, action, entryId, detail });
}
