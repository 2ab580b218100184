import { type FactorPurpose, staffTimes } from '@cutsite/domain/staff';
import type { ClientBase, Pool } from 'pg';
import { hashToken } from '../credentials/tokens.ts';

/** What a session knows of a second factor. */
export interface StaffSession {
  readonly startedAt: Date;
  readonly secondFactorAt: Date | null;
  readonly steppedUpAt: Date | null;
}

export async function readStaffSession(pool: Pool, token: string): Promise<StaffSession | null> {
  const { rows } = await pool.query<StaffSession>(
    `select created_at as "startedAt", second_factor_at as "secondFactorAt", stepped_up_at as "steppedUpAt"
       from session where token_hash = $1`,
    [hashToken(token)],
  );
  return rows[0] ?? null;
}

/**
 * Notes that the second factor was given in a session, which goes on under a new token: nobody who knew the old one has
 * signed in with it (promise A5). False when the session has ended meanwhile.
 */
export async function noteSecondFactor(
  client: ClientBase,
  given: { readonly token: string; readonly newToken: string; readonly purpose: FactorPurpose; readonly now: Date },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update session set token_hash = $2, second_factor_at = coalesce(second_factor_at, $3),
            stepped_up_at = case when $4 = 'step_up' then $3 else stepped_up_at end, last_seen_at = $3
      where token_hash = $1`,
    [hashToken(given.token), hashToken(given.newToken), given.now, given.purpose],
  );
  return rowCount === 1;
}

/** Keeps what a passkey is asked to sign in this session, in the place of what it was asked before. */
export async function keepPasskeyChallenge(pool: Pool, token: string, challenge: string, now: Date): Promise<void> {
  await pool.query('update session set passkey_challenge = $2, passkey_asked_at = $3 where token_hash = $1', [
    hashToken(token),
    challenge,
    now,
  ]);
}

/** What the passkey was asked to sign, for one use; null when that was used, or is too long ago. */
export async function takePasskeyChallenge(pool: Pool, token: string, now: Date): Promise<string | null> {
  const { rows } = await pool.query<{ challenge: string | null; asked_at: Date | null }>(
    `update session s set passkey_challenge = null
       from (select token_hash, passkey_challenge as challenge, passkey_asked_at as asked_at from session
              where token_hash = $1 for update) before
      where s.token_hash = before.token_hash returning before.challenge, before.asked_at`,
    [hashToken(token)],
  );
  const [row] = rows;
  if (row === undefined || row.asked_at === null) return null;
  return now.getTime() - row.asked_at.getTime() < staffTimes.passkey ? row.challenge : null;
}
