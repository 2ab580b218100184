import type { RequestDraftWire, SavedDraftWire } from '@cutsite/contracts/advanced-request';
import { newestForms } from '@cutsite/domain/advanced-request';
import { type FormAnswers, typedAnswers } from '@cutsite/domain/form';
import type { Pool, PoolClient } from 'pg';
import { v4 as randomId } from 'uuid';
import type { RequestDependencies } from '../request-dependencies.ts';

type Queryable = Pool | PoolClient;
type Parts = Pick<RequestDependencies, 'pool' | 'clock'>;

interface DraftRow {
  readonly revision: string;
  readonly draft: string;
  readonly saved_at: Date;
}

/** The request that somebody is writing; null: none. */
export async function showDraft(db: Queryable, accountId: string): Promise<SavedDraftWire | null> {
  const { rows } = await db.query<DraftRow>(
    'select revision, draft, saved_at from advanced_request_draft where account_id = $1',
    [accountId],
  );
  const [row] = rows;
  if (row === undefined) return null;
  // Questions of today: what a form no longer asks is left out of a draft that was kept before.
  const draft = declared(JSON.parse(row.draft) as RequestDraftWire);
  return { draft, revision: row.revision, saved: row.saved_at.toISOString() };
}

/** Keeps a draft in the place of the revision that was changed. @returns null: the account keeps another one */
export async function saveDraft(
  { pool, clock }: Parts,
  {
    accountId,
    draft,
    replaces,
  }: { readonly accountId: string; readonly draft: RequestDraftWire; readonly replaces: string | null },
): Promise<{ readonly revision: string; readonly saved: string } | null> {
  const [revision, now] = [randomId(), clock.now()];
  const values = [accountId, revision, JSON.stringify(declared(draft)), now];
  const written =
    replaces === null
      ? await pool.query(
          `insert into advanced_request_draft (account_id, revision, draft, saved_at) values ($1, $2, $3, $4)
           on conflict do nothing`,
          values,
        )
      : await pool.query(
          `update advanced_request_draft set revision = $2, draft = $3, saved_at = $4
            where account_id = $1 and revision = $5`,
          [...values, replaces],
        );
  return written.rowCount === 1 ? { revision, saved: now.toISOString() } : null;
}

/** Forgets the draft that was sent; one that another browser keeps meanwhile stays. */
export async function forgetDraft(db: Queryable, accountId: string, revision: string): Promise<void> {
  await db.query('delete from advanced_request_draft where account_id = $1 and revision = $2', [accountId, revision]);
}

/** What the forms ask, and nothing else (RQ-12). */
function declared(draft: RequestDraftWire): RequestDraftWire {
  const plain = (answers: FormAnswers) => answers as RequestDraftWire['parent'];
  return {
    ...draft,
    parent: plain(typedAnswers(newestForms(draft.request_type).parent, draft.parent)),
    children: draft.children.map(({ request_type: type, answers }) => ({
      request_type: type,
      answers: plain(typedAnswers(newestForms(type).child, answers)),
    })),
  };
}
