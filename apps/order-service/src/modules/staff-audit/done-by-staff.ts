import type { AuditSubject } from '@cutsite/domain/staff';
import type { Pool } from 'pg';
import type { AuditedChange } from './staff-audit.repository.ts';

/** Something that staff did to one thing. */
export interface DoneByStaff {
  readonly at: Date;
  readonly action: string;
  readonly actorName: string;
  readonly reason: string;
  readonly changes: readonly AuditedChange[];
}

/** What staff did to a thing, the first thing first, for its own page; looks are the audit's alone. */
export async function readDoneByStaff(
  pool: Pool,
  { kind, id }: { readonly kind: AuditSubject; readonly id: string },
): Promise<readonly DoneByStaff[]> {
  const { rows } = await pool.query<DoneByStaff>(
    `select at, action, actor_name as "actorName", reason, changes from staff_audit
      where kind = 'write' and subject_kind = $1 and subject_id = $2 order by at, id limit 200`,
    [kind, id],
  );
  return rows;
}
