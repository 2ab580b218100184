import { err, ok, type Result } from '@cutsite/domain/result';
import type { ClientBase } from 'pg';
import { v7 as uuid } from 'uuid';
import { type EntryRefusal, type Hand, insertAudit, lockEntry, updateEntry } from '../entries/index.ts';

/** Says that the draft waits for somebody who looks at it, or no more. */
export async function reviewEntry(
  client: ClientBase,
  asked: { readonly id: string; readonly revision: number | null; readonly isInReview: boolean },
  { by, now }: Hand,
): Promise<Result<{ readonly revision: number }, EntryRefusal>> {
  const { id, isInReview } = asked;
  const entry = await lockEntry(client, id);
  if (entry === null || entry.deletedAt !== null) return err({ code: 'not_found' });
  if (asked.revision !== null && asked.revision !== entry.revision)
    return err({ code: 'stale', revision: entry.revision });
  const revision = await updateEntry(client, id, { isInReview }, { by, now });
  const action = isInReview ? 'ask_review' : 'end_review';
  await insertAudit(client, { id: uuid(), at: now, by, action, entryId: id, detail: { version: entry.draftVersion } });
  return ok({ revision });
}
