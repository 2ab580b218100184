import { err, ok, type Result } from '@cutsite/domain/result';
import type { ClientBase } from 'pg';
import { v7 as uuid } from 'uuid';
import { type EntryRefusal, insertAudit, lockEntry, updateEntry, type Writer } from '../entries/index.ts';
import { insertNote } from './notes.repository.ts';

/** How a review ends: the draft of now is agreed to, or goes back with a reason. Null: it ends without a word. */
export type ReviewOutcome = 'approved' | 'sent_back' | null;

interface AskedReview {
  readonly id: string;
  readonly revision: number | null;
  readonly isInReview: boolean;
  readonly outcome?: ReviewOutcome;
  readonly note?: string;
}

/** Says that the draft waits for somebody who looks at it, or how the look ended. What is agreed to is one version. */
export async function reviewEntry(
  client: ClientBase,
  { id, revision: startedFrom, isInReview, outcome = null, note = '' }: AskedReview,
  writer: Writer,
): Promise<Result<{ readonly revision: number }, EntryRefusal>> {
  const entry = await lockEntry(client, id);
  if (entry === null || entry.deletedAt !== null) return err({ code: 'not_found' });
  if (startedFrom !== null && startedFrom !== entry.revision) return err({ code: 'stale', revision: entry.revision });
  if (outcome === 'sent_back' && note.trim() === '') {
    return err({ code: 'invalid', faults: [{ path: ['note'], message: 'Say what is to be changed.' }] });
  }
  const { by, now } = writer;
  const version = entry.draftVersion;
  const isApproved = !isInReview && outcome === 'approved';
  const approval = isApproved
    ? { approvedVersion: version, approvedByName: by.name }
    : { approvedVersion: null, approvedByName: null };
  const revision = await updateEntry(client, id, { isInReview, ...approval }, writer);
  const isKept = note.trim() === '' || (await insertNote(client, { entryId: id, version, text: note }, writer));
  if (!isKept) return err({ code: 'invalid', faults: [{ path: ['note'], message: 'There are 200 notes already.' }] });
  const ends = { approved: 'approve', sent_back: 'send_back' } as const;
  const action = isInReview ? 'ask_review' : outcome === null ? 'end_review' : ends[outcome];
  await insertAudit(client, { id: uuid(), at: now, by, action, entryId: id, detail: { version } });
  return ok({ revision });
}
