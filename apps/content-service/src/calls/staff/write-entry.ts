import type { EntryWire } from '@cutsite/contracts/content';
import { err, ok, type Result } from '@cutsite/domain/result';
import type { StaffActionName } from '@cutsite/domain/staff';
import { withTransaction } from '@cutsite/service-base/database';
import { type Answer, refuse } from '@cutsite/service-base/http';
import { type IdempotentCall, withIdempotencyKey } from '@cutsite/service-base/idempotency';
import type { ClientBase } from 'pg';
import { isEditedInContentstack } from '../../contentstack-sync/index.ts';
import type { EntryRefusal, Writer } from '../../entries/index.ts';
import { readEntryWire } from './entry-to-wire.ts';
import { refusedEntry } from './refused-entry.ts';
import type { StaffContentDependencies } from './staff-content.ts';

export const knownId = (id: string): string | null =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : null;

/** The number of a version in an address; 0, which no version has, for anything else. */
export const versionNumber = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);

/** The Idempotency-Key of a call, and everything that decides what it does. */
export type OnceForKey = Pick<IdempotentCall, 'key' | 'endpoint' | 'payload'>;

/** What is kept of a call that has made an entry. */
interface Made extends Answer {
  readonly status: 201;
  readonly body: { readonly id: string };
}

/** What a use case of content answers with. */
type Written = Result<{ readonly revision: number; readonly id?: string }, EntryRefusal>;

export interface EntryWrite {
  readonly staffId: string;
  readonly action: StaffActionName;
  /** The entry that is written; null: the write makes a new one. */
  readonly id: string | null;
  /** It puts something on the site, now or by the clock. */
  readonly publishes?: boolean;
  readonly work: (client: ClientBase, writer: Writer) => Promise<Written>;
}

/** Somebody of the staff as a writer, by today's name. */
export async function writerOf({ namesOf, clock }: StaffContentDependencies, staffId: string): Promise<Writer> {
  const name = (await namesOf([staffId])).get(staffId) ?? 'Staff';
  return { by: { id: staffId, name }, now: clock.now() };
}

/** Writes an entry and what staff did in one transaction. @returns the id of the entry, or why nothing was written */
export async function writeByStaff(
  dependencies: StaffContentDependencies,
  write: EntryWrite,
  writer: Writer,
): Promise<Written> {
  return withTransaction(dependencies.pool, (client) => writeIn(client, dependencies, write, writer));
}

async function writeIn(
  client: ClientBase,
  dependencies: StaffContentDependencies,
  { staffId, action, id: asked, publishes = false, work }: EntryWrite,
  writer: Writer,
): Promise<Written> {
  if (dependencies.stack !== null && (publishes || (asked !== null && (await isEditedInContentstack(client, asked))))) {
    return err({ code: 'published_elsewhere' });
  }
  const written = await work(client, writer);
  if (!written.ok) return written;
  const { id = '', revision } = written.value;
  const changes = [{ field: 'revision', from: revision > 1 ? revision - 1 : null, to: revision }];
  await dependencies.record(client, { staffId, action, subjectId: id, changes, now: writer.now });
  return written;
}

/** The same, with the entry as it is then. */
async function written(
  dependencies: StaffContentDependencies,
  write: EntryWrite,
): Promise<Result<EntryWire, EntryRefusal>> {
  const asked = write.id === null ? null : knownId(write.id);
  if (write.id !== null && asked === null) return err({ code: 'not_found' });
  const work: EntryWrite['work'] = async (client, writer) => {
    const done = await write.work(client, writer);
    return done.ok ? ok({ id: asked ?? '', ...done.value }) : done;
  };
  const done = await writeByStaff(dependencies, { ...write, work }, await writerOf(dependencies, write.staffId));
  if (!done.ok) return done;
  const entry = await readEntryWire(dependencies, done.value.id ?? '');
  return entry === null ? err({ code: 'not_found' }) : ok(entry);
}

/** Answers a write with the entry. */
export async function answerWrite(dependencies: StaffContentDependencies, write: EntryWrite) {
  const entry = await written(dependencies, write);
  return entry.ok ? ({ status: 200, body: entry.value } as const) : refusedEntry(entry.error);
}

/** Answers a write that makes an entry, once for each Idempotency-Key. */
export async function answerMade(dependencies: StaffContentDependencies, write: EntryWrite, once: OnceForKey) {
  if (write.id !== null && knownId(write.id) === null) return refuse.notFound();
  const writer = await writerOf(dependencies, write.staffId);
  const call = { ...once, accountId: write.staffId, now: writer.now };
  const made = await withTransaction(dependencies.pool, (client) =>
    withIdempotencyKey<Made | ReturnType<typeof refusedEntry>>(client, call, async () => {
      const done = await writeIn(client, dependencies, write, writer);
      return done.ok ? { status: 201, body: { id: done.value.id ?? '' } } : refusedEntry(done.error);
    }),
  );
  if (made.status !== 201) return made;
  const entry = await readEntryWire(dependencies, made.body.id);
  if (entry === null) return refuse.notFound();
  return { status: 201, body: entry, ...(made.headers && { headers: made.headers }) } as const;
}
