import { staffTimes } from '@cutsite/domain/staff';
import type { ClientBase, Pool } from 'pg';
import { hashToken } from '../credentials/tokens.ts';

const hour = 60 * 60 * 1000;

/** A session ends after so long without a call, and after so long in any case. */
export const sessionLifetime = { idle: 14 * 24 * hour, longest: 90 * 24 * hour } as const;

/** How stale the last-seen time may get: a session is written at most once in this time (promise A5). */
const renewal = hour;
/** Of staff, whose sessions end after half an hour without a call (OF-13). */
const staffRenewal = 60_000;

/** Browsers name themselves in fewer characters. */
const maxUserAgentLength = 300;

/** A session with its account, as one statement reads them. */
export interface SessionRow {
  readonly id: string;
  readonly email: string;
  readonly has_verified_email: boolean;
  readonly is_distributor: boolean;
  readonly price_strategy: string | null;
  readonly roles: string[];
  readonly last_seen_at: Date;
  readonly second_factor_at: Date | null;
  readonly stepped_up_at: Date | null;
}

/** A session to begin; `beganAs` is the token of visit or session that the browser had before. */
export interface NewSession {
  readonly token: string;
  readonly beganAs: string | null;
  readonly accountId: string;
  readonly userAgent: string;
  readonly now: Date;
}

/**
 * Stores a new session under the hash of its token. One of an address that is not verified yet stays unverified until
 * a link is followed that its own browser asked for: opening the mailbox raises no other session.
 */
export async function startSession(database: Pool | ClientBase, session: NewSession): Promise<void> {
  const { token, beganAs, accountId, userAgent, now } = session;
  await database.query(
    `insert into session (token_hash, account_id, created_at, last_seen_at, ends_at, user_agent, began_as, is_unverified)
     select $1, a.id, $3::timestamptz, $3::timestamptz, $4, $5, $6, a.email_verified_at is null from account a where a.id = $2`,
    [
      hashToken(token),
      accountId,
      now,
      new Date(now.getTime() + sessionLifetime.longest),
      userAgent.slice(0, maxUserAgentLength),
      beganAs === null ? null : hashToken(beganAs),
    ],
  );
}

/**
 * Whether a session lives, at $2 a moment, $3 the last call that keeps a customer's, $4 the start and $5 the last call
 * that keep one of staff (OF-13): who has a role has the shorter session, whether the role counts or not.
 */
const isAlive = `s.ends_at > $2 and s.last_seen_at > $3
  and (s.created_at > $4 and s.last_seen_at > $5 or not exists (select from account_role r where r.account_id = s.account_id))`;

const aliveAt = (now: Date): readonly Date[] => [
  now,
  ...[sessionLifetime.idle, staffTimes.session, staffTimes.idle].map((ms) => new Date(now.getTime() - ms)),
];

/** Reads a living session. */
export async function findSession(pool: Pool, token: string, now: Date): Promise<SessionRow | null> {
  const { rows } = await pool.query<SessionRow>({
    name: 'find_session',
    text: `select a.id, a.email, a.email_verified_at is not null and not s.is_unverified as has_verified_email, a.is_distributor,
        a.price_strategy, array(select role from account_role r where r.account_id = a.id order by role) as roles,
        s.last_seen_at, s.second_factor_at, s.stepped_up_at
      from session s join account a on a.id = s.account_id
      where s.token_hash = $1 and ${isAlive}`,
    values: [hashToken(token), ...aliveAt(now)],
  });
  return rows[0] ?? null;
}

/** Slides a session forward when that is due; of parallel calls one writes. */
export async function renewSession(
  pool: Pool,
  token: string,
  { last_seen_at: lastSeen, roles }: Pick<SessionRow, 'last_seen_at' | 'roles'>,
  now: Date,
): Promise<boolean> {
  if (now.getTime() - lastSeen.getTime() < (roles.length > 0 ? staffRenewal : renewal)) return false;
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

/** Ends every session of an account. How many there were. */
export async function endSessionsOf(database: Pool | ClientBase, accountId: string): Promise<number> {
  const { rowCount } = await database.query('delete from session where account_id = $1', [accountId]);
  return rowCount ?? 0;
}

/** Ends every session of an account but these, by their ids. */
export async function endSessionsBut(client: ClientBase, accountId: string, kept: readonly string[]): Promise<void> {
  await client.query('delete from session where account_id = $1 and id <> all($2::uuid[])', [accountId, kept]);
}

/** A session as its owner knows it. */
export interface ListedSession {
  readonly id: string;
  readonly user_agent: string;
  readonly created_at: Date;
  readonly last_seen_at: Date;
  readonly is_current: boolean;
}

/** The living sessions of an account, the one seen last first; `token` is that of the session that asks. */
export async function readSessions(
  pool: Pool,
  { accountId, token, now }: { readonly accountId: string; readonly token: string; readonly now: Date },
): Promise<readonly ListedSession[]> {
  const { rows } = await pool.query<ListedSession>(
    `select s.id, s.user_agent, s.created_at, s.last_seen_at, s.token_hash = $1 as is_current from session s
      where s.account_id = $6 and ${isAlive} order by s.last_seen_at desc, s.created_at desc`,
    [hashToken(token), ...aliveAt(now), accountId],
  );
  return rows;
}

/** Ends one session of an account. Says whether there was one. */
export async function endSessionById(
  database: Pool | ClientBase,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<boolean> {
  const { rowCount } = await database.query('delete from session where account_id = $1 and id = $2', [accountId, id]);
  return rowCount === 1;
}

/** Ends all sessions of an account but the one with this token. How many there were. */
export async function endOtherSessions(pool: Pool, accountId: string, token: string): Promise<number> {
  const { rowCount } = await pool.query('delete from session where account_id = $1 and token_hash <> $2', [
    accountId,
    hashToken(token),
  ]);
  return rowCount ?? 0;
}
