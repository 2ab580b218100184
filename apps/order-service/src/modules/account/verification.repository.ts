import type { ClientBase, Pool } from 'pg';
import { hashToken } from './credentials/tokens.ts';

/** A link that was sent to an address. */
export interface VerificationToken {
  readonly token: string;
  readonly accountId: string;
  readonly emailNormalised: string;
  readonly now: Date;
}

const lifetime = 24 * 60 * 60 * 1000;

/** Stores the hash of a verification token; it works for 24 hours (promise A4). */
export async function insertVerificationToken(client: ClientBase, issued: VerificationToken): Promise<void> {
  await client.query(
    `insert into account_token (token_hash, account_id, purpose, email_normalised, created_at, expires_at)
     values ($1, $2, 'verify_email', $3, $4, $5)`,
    [
      hashToken(issued.token),
      issued.accountId,
      issued.emailNormalised,
      issued.now,
      new Date(issued.now.getTime() + lifetime),
    ],
  );
}

/**
 * Uses a token up and marks the address as verified, in one statement: of two parallel uses one finds the token unused.
 * A token proves only the address it was sent to: the account's, or the one that was waiting to become it. Returns
 * whether it did; an address that another account has taken meanwhile is refused.
 */
export async function useVerificationToken(pool: Pool, token: string, now: Date): Promise<boolean> {
  try {
    const { rowCount } = await pool.query(
      `with used as (
         update account_token set used_at = $2
         where token_hash = $1 and purpose = 'verify_email' and used_at is null and expires_at > $2
         returning account_id, email_normalised)
       update account a set
         email_verified_at = case when a.email_normalised = used.email_normalised
                                  then coalesce(a.email_verified_at, $2) else $2 end,
         email = case when a.email_normalised = used.email_normalised then a.email else a.pending_email end,
         pending_email = case when a.email_normalised = used.email_normalised then a.pending_email end,
         pending_email_normalised =
           case when a.email_normalised = used.email_normalised then a.pending_email_normalised end,
         email_normalised = used.email_normalised, updated_at = $2
       from used
       where a.id = used.account_id and used.email_normalised in (a.email_normalised, a.pending_email_normalised)`,
      [hashToken(token), now],
    );
    return rowCount === 1;
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'account_email_normalised_key') {
      return false;
    }
    throw error;
  }
}
