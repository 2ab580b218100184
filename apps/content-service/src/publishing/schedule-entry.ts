import { timeFaults } from '@cutsite/content/entry';
import { err, ok, type Result } from '@cutsite/domain/result';
import { withTransaction } from '@cutsite/service-base/database';
import { putMail } from '@cutsite/service-base/outbox';
import type { ClientBase, Pool } from 'pg';
import { endNotesOfStore, insertNote } from '../editing/index.ts';
import {
  type EntryRefusal,
  lockEntry,
  publishedElsewhere,
  theStore,
  updateEntry,
  type Writer,
} from '../entries/index.ts';
import { type ClockMail, failureMail } from './failure-mail.ts';
import { type Announce, audit, publishEntry, unpublishEntry } from './publish-entry.ts';
import { takePublishingTurn } from './read-model.repository.ts';

/**
 * When the draft of now is to be published, and when the entry is to leave the site; null takes a time away. The
 * version is chosen here: what is written later is not published by the clock. Times that have passed are `invalid`.
 */
export async function scheduleEntry(
  client: ClientBase,
  asked: {
    readonly id: string;
    readonly revision: number | null;
    readonly publishAt: Date | null;
    readonly unpublishAt: Date | null;
    /** What the history says of the publishing. */
    readonly note?: string | null;
  },
  writer: Writer,
): Promise<Result<{ readonly revision: number }, EntryRefusal>> {
  const { id, publishAt, unpublishAt } = asked;
  const entry = await lockEntry(client, id);
  if (entry === null || entry.deletedAt !== null) return err({ code: 'not_found' });
  if (asked.revision !== null && asked.revision !== entry.revision)
    return err({ code: 'stale', revision: entry.revision });
  const faults = timeFaults(asked, writer.now);
  if (faults.length > 0) return err({ code: 'invalid', faults });
  const publishVersion = publishAt === null ? null : entry.draftVersion;
  const publishNote = publishAt === null ? null : (asked.note ?? null);
  const revision = await updateEntry(client, id, { publishAt, publishVersion, publishNote, unpublishAt }, writer);
  if (publishAt !== null) await endNotesOfStore(client, id, writer);
  await audit(client, id, 'schedule', { publishAt, unpublishAt, publishVersion }, writer);
  return ok({ revision });
}

/** Why a version could not be published, as its editors read it. */
function reasonOf(refusal: EntryRefusal): string {
  if (refusal.code === 'published_elsewhere') return publishedElsewhere;
  if (refusal.code === 'address_taken') return `Another entry has the address ${refusal.address}.`;
  return refusal.code === 'invalid'
    ? refusal.faults
        .map(({ message }) => message)
        .join(' ')
        .slice(0, 1_500)
    : '';
}

interface ByTheClock {
  readonly now: Date;
  readonly announce: Announce;
  /** Another system publishes: nothing of ours goes on the site, and what is to come off comes off. */
  readonly isPublishedElsewhere: boolean;
  readonly mail: ClockMail;
}

/**
 * Does what is due with an entry by a time. The row decides, so that a job that runs twice does it once; a version
 * that cannot be published is said in the audit, in a note, and to who set the time, and not tried for ever.
 */
export async function doWhatIsDue(
  pool: Pool,
  { id, dueAt }: { readonly id: string; readonly dueAt: Date },
  { now, announce, isPublishedElsewhere, mail }: ByTheClock,
): Promise<void> {
  const writer: Writer = { by: theStore, now };
  await withTransaction(pool, async (client) => {
    await takePublishingTurn(client);
    const entry = await lockEntry(client, id);
    if (entry === null || entry.deletedAt !== null) return;
    if (entry.publishAt !== null && entry.publishAt <= dueAt) {
      const asked = { id, revision: null, version: entry.publishVersion, note: entry.publishNote };
      const published: Awaited<ReturnType<typeof publishEntry>> = isPublishedElsewhere
        ? err({ code: 'published_elsewhere' })
        : await publishEntry(client, asked, writer, announce);
      if (!published.ok) {
        await updateEntry(client, id, { publishAt: null, publishVersion: null, publishNote: null }, writer);
        await audit(client, id, 'publish_refused', { refusal: published.error }, writer);
        const version = entry.publishVersion ?? entry.draftVersion;
        const reason = reasonOf(published.error);
        const text = `The clock could not publish version ${version}. ${reason}`.trim();
        await insertNote(client, { entryId: id, version, text }, writer);
        await mailScheduler(client, { ...entry, dueAt: entry.publishAt, reason }, { mail, now });
      }
    }
    if (entry.unpublishAt !== null && entry.unpublishAt <= dueAt) {
      const gone = await unpublishEntry(client, { id, revision: null }, writer, announce);
      if (!gone.ok) await updateEntry(client, id, { unpublishAt: null }, writer);
    }
  });
}

/** Tells who set the time; where that was nobody of today's editors, the list of entries alone says it. */
async function mailScheduler(
  client: ClientBase,
  failed: { readonly id: string; readonly title: string; readonly dueAt: Date; readonly reason: string },
  { mail, now }: Pick<ByTheClock, 'mail' | 'now'>,
): Promise<void> {
  const { rows } = await client.query<{ by: string | null }>(
    `select actor_id as by from content.audit where entry_id = $1 and action = 'schedule' order by at desc, id desc limit 1`,
    [failed.id],
  );
  const by = rows[0]?.by ?? null;
  const to = by === null ? null : await mail.addressOf(client, by);
  if (to !== null) await putMail(client, failureMail(to, failed, mail.publicUrl), now);
}
