import type { Pool } from 'pg';

/** Removes the counters of attempts whose last one is a day old: no limit looks back that far. */
export async function forgetOldAttempts(pool: Pool, now: Date): Promise<void> {
  await pool.query(`delete from throttle where attempts[cardinality(attempts)] <= $1::timestamptz - interval '1 day'`, [
    now,
  ]);
}
