import type { AuditSubject, StaffActionName } from '@cutsite/domain/staff';
import type { ClientBase, Pool } from 'pg';
import { v7 as uuid } from 'uuid';
import { fullName } from '../../database/index.ts';

/** What changed, in words or values that can be read later; `from` null: it was not there. */
export interface AuditedChange {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** Something that staff did. */
export interface StaffAction {
  /**
   * The account of who did it; `command_line`: who runs the store, at its terminal; `signed_out`: who has not shown who
   * they are.
   */
  readonly actor: { readonly id: string } | 'command_line' | 'signed_out';
  readonly action: StaffActionName;
  readonly subject: { readonly kind: AuditSubject; readonly id: string };
  readonly reason?: string;
  readonly changes?: readonly AuditedChange[];
  readonly now: Date;
}

export interface AuditRow {
  readonly kind: 'write' | 'look';
  readonly actorId: string | null;
  /** What stands in the place of a name where there is no account. */
  readonly actorName: string;
  readonly action: string;
  readonly subjectKind: AuditSubject;
  readonly subjectId: string | null;
  readonly reason: string;
  readonly changes: readonly AuditedChange[];
  readonly filter: Readonly<Record<string, unknown>>;
  readonly now: Date;
}

/** Half a character, as a filter may hold it, is no text for PostgreSQL. */
const asJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.replaceAll(/\p{Cs}/gu, '\ufffd') : part,
  );

/** Writes rows by one statement, with the name and address of who it was as they are now. */
export async function insertAudit(db: Pool | ClientBase, rows: readonly AuditRow[]): Promise<void> {
  const { rowCount } = await db.query({
    name: 'insert-staff-audit',
    text: `insert into staff_audit (id, at, kind, actor_id, actor_name, actor_email, action, subject_kind, subject_id,
             reason, changes, filter)
           select r.id, r.at, r.kind, r.actor_id, coalesce(${fullName('a')}, r.actor_name),
             coalesce(a.email, ''), r.action, r.subject_kind, r.subject_id, r.reason, r.changes, r.filter
             from jsonb_to_recordset($1::jsonb) as r (id uuid, at timestamptz, kind text, actor_id uuid, actor_name text,
               action text, subject_kind text, subject_id text, reason text, changes jsonb, filter jsonb)
             left join account a on a.id = r.actor_id`,
    values: [
      asJson(
        rows.map(({ actorId, actorName, subjectKind, subjectId, now, ...row }) => ({
          ...row,
          id: uuid(),
          at: now,
          actor_id: actorId,
          actor_name: actorName,
          subject_kind: subjectKind,
          subject_id: subjectId,
        })),
      ),
    ],
  });
  if (rowCount !== rows.length) throw new Error('What staff did was not written down');
}

/** Takes away what is older than 24 months; the database has no way to take away more. */
export async function forgetOldAudit(pool: Pool): Promise<void> {
  await pool.query('select forget_old_staff_audit()');
}
