import { addDays } from '@cutsite/domain/time';
import type { ClientBase, Pool } from 'pg';
import { hashToken } from '../credentials/tokens.ts';

/** A browser is known to an account for so long after the last time that its password was given there. */
const lifetimeDays = 90;

/** Whether somebody signed in to the account of an address in this browser lately (promise X2). */
export async function isKnownBrowser(pool: Pool, token: string, emailNormalised: string, now: Date): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from known_browser b join account a on a.id = b.account_id
      where b.token_hash = $1 and a.email_normalised = $2 and b.signed_in_at > $3`,
    [hashToken(token), emailNormalised, addDays(now, -lifetimeDays)],
  );
  return rowCount === 1;
}

/**
 * Notes that an account was signed in to in a browser. The browser gets a new token each time, under which the other
 * accounts stay known that it was known to: one that somebody has planted or copied is worth nothing afterwards.
 */
export async function rememberBrowser(
  pool: Pool,
  browser: {
    readonly earlierToken: string | null;
    readonly token: string;
    readonly accountId: string;
    readonly now: Date;
  },
): Promise<void> {
  const { earlierToken, token, accountId, now } = browser;
  await pool.query(
    `with earlier as (
       delete from known_browser where token_hash = $2 returning account_id, signed_in_at)
     insert into known_browser (token_hash, account_id, signed_in_at)
     select $1::bytea, account_id, signed_in_at from earlier where account_id <> $3::uuid
     union all select $1::bytea, $3::uuid, $4::timestamptz`,
    [hashToken(token), earlierToken === null ? null : hashToken(earlierToken), accountId, now],
  );
}

/** A browser that was let in by an older password is unknown again. */
export async function forgetKnownBrowsers(client: ClientBase, accountId: string): Promise<void> {
  await client.query('delete from known_browser where account_id = $1', [accountId]);
}
