import type { Pool } from 'pg';

const statements = [
  'delete from session where ends_at <= $1',
  `delete from account_token where expires_at <= $1::timestamptz - interval '7 days'`,
  `delete from known_browser where signed_in_at <= $1::timestamptz - interval '90 days'`,
] as const;

/** Removes what has expired and would only grow: sessions, used and old links, browsers of long ago. */
export async function forgetExpired(pool: Pool, now: Date): Promise<void> {
  for (const statement of statements) await pool.query(statement, [now]);
}
