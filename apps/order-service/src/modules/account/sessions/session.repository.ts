import type { ClientBase, Pool } from 'pg';
import { hashToken } from '../credentials/index.ts';

const hour = 60 * 60 * 1000;

/** A session ends after so long without a call, and after so long in any case. */
export const sessionLifetime = { idle: 14 * 24 * hour, longest: 90 * 24 * hour } as const;

/** How stale the last-seen time may get: a session is written at most once in this time (promise A5). */
const renewal = hour;

/** A session with its account, as one statement reads them. */
export interface SessionRow {
  readonly id: string;
  readonly email: string;
  readonly has_verified_email: boolean;
  readonly is_distributor: boolean;
  readonly price_strategy: string | null;
  readonly roles: string[];
  readonly last_seen_at: Date;
}

/** Stores a new session under the hash of its token. */
export async function startSession(
  database: Pool | ClientBase,
  session: { readonly token: string; readonly accountId: string; readonly now: Date },
): Promise<void> {
  const { token, accountId, now } = session;
  await database.query(
    'insert into session (token_hash, account_id, created_at, last_seen_at, ends_at) values ($1, $2, $3, $3, $4)',
    [hashToken(token), accountId, now, new Date(now.getTime() + sessionLifetime.longest)],
  );
}

/** Reads a living session. */
export async function findSession(pool: Pool, token: string, now: Date): Promise<SessionRow | null> {
  const { rows } = await pool.query<SessionRow>({
    name: 'find_session',
    text: `select a.id, a.email, a.email_verified_at is not null as has_verified_email, a.is_distributor,
        a.price_strategy, array(select role from account_role r where r.account_id = a.id order by role) as roles,
        s.last_seen_at
      from session s join account a on a.id = s.account_id
      where s.token_hash = $1 and s.ends_at > $2 and s.last_seen_at > $3`,
    values: [hashToken(token), now, new Date(now.getTime() - sessionLifetime.idle)],
  });
  return rows[0] ?? null;
}

/** Slides a session forward when that is due; of parallel calls one writes. */
export async function renewSession(pool: Pool, token: string, lastSeen: Date, now: Date): Promise<boolean> {
  if (now.getTime() - lastSeen.getTime() < renewal) return false;
  const { rowCount } = await pool.query(
    'update session set last_seen_at = $2 where token_hash = $1 and last_seen_at = $3',
    [hashToken(token), now, lastSeen],
  );
  return rowCount === 1;
}

/** Ends a session; one that is unknown has ended already. */
export async function endSession(database: Pool | ClientBase, token: string): Promise<void> {
  await database.query('delete from session where token_hash = $1', [hashToken(token)]);
}
