import type { Pool } from 'pg';

/** Removes answers that were kept for a day: a call repeated that late is a new one. */
export async function forgetOldAnswers(pool: Pool, now: Date): Promise<void> {
  await pool.query(`delete from idempotency_key where created_at <= $1::timestamptz - interval '1 day'`, [now]);
}
