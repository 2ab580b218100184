import type { Pool } from 'pg';

const statements = [
  'delete from session where ends_at <= $1',
  `delete from account_token where expires_at <= $1::timestamptz - interval '7 days'`,
  `delete from throttle where attempts[cardinality(attempts)] <= $1::timestamptz - interval '1 day'`,
  `delete from known_browser where signed_in_at <= $1::timestamptz - interval '90 days'`,
  `delete from idempotency_key where created_at <= $1::timestamptz - interval '1 day'`,
] as const;

/** Removes what has expired and would only grow: sessions, used and old links, counters, kept answers. */
export async function forgetExpired(pool: Pool, now: Date): Promise<void> {
  for (const statement of statements) await pool.query(statement, [now]);
}
