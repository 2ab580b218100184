import type { Pool } from 'pg';

/** What somebody of the staff can have open, as the table of onlookers names it. */
export type OpenSubject = 'order' | 'entry';

/** Whoever has not said so for this long no longer has it open. */
const goneAfterMs = 60_000;

const since = (now: Date): Date => new Date(now.getTime() - goneAfterMs);

/**
 * Says that somebody has something open and tells who else does, over all processes. It is a hint and keeps nobody from
 * anything. The caller has made sure that it is there.
 *
 * @returns ids of accounts
 */
export async function lookAt(
  pool: Pool,
  seen: { readonly kind: OpenSubject; readonly id: string; readonly staffId: string; readonly now: Date },
): Promise<readonly string[]> {
  const { kind, id, staffId, now } = seen;
  const { rows } = await pool.query<{ staff_id: string }>({
    name: 'look-at',
    text: `with seen as (
             insert into onlooker (subject_kind, subject_id, staff_id, seen_at) values ($1, $2, $3, $4)
             on conflict (subject_kind, subject_id, staff_id) do update set seen_at = excluded.seen_at)
           select staff_id from onlooker
            where subject_kind = $1 and subject_id = $2 and staff_id <> $3 and seen_at > $5 order by staff_id`,
    values: [kind, id, staffId, now, since(now)],
  });
  return rows.map(({ staff_id }) => staff_id);
}

/** Forgets who is long gone. */
export async function forgetOnlookers(pool: Pool, now: Date): Promise<void> {
  await pool.query('delete from onlooker where seen_at <= $1', [since(now)]);
}
