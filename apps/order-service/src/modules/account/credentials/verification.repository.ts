import { addDays } from '@cutsite/domain/time';
import type { ClientBase } from 'pg';
import { hashToken } from './tokens.ts';

/** A link that was sent to an address. */
export interface VerificationToken {
  readonly token: string;
  readonly accountId: string;
  readonly emailNormalised: string;
  /** The token of visit or session of the browser that asked for it. */
  readonly askedIn: string | null;
  readonly now: Date;
}

/** Stores the hash of a verification token; it works for 24 hours (promise A4). */
export async function insertVerificationToken(client: ClientBase, issued: VerificationToken): Promise<void> {
  await client.query(
    `insert into account_token (token_hash, account_id, purpose, email_normalised, created_at, expires_at, asked_in)
     values ($1, $2, 'verify_email', $3, $4, $5, $6)`,
    [
      hashToken(issued.token),
      issued.accountId,
      issued.emailNormalised,
      issued.now,
      addDays(issued.now, 1),
      issued.askedIn === null ? null : hashToken(issued.askedIn),
    ],
  );
}

/** What a link proves: that the mailbox of this address is the account's owner's. */
export interface ProvenAddress {
  readonly accountId: string;
  readonly emailNormalised: string;
}

/** Uses a token up, in one statement: of two parallel uses one finds it unused. Null: it is refused. */
export async function useVerificationToken(
  client: ClientBase,
  token: string,
  now: Date,
): Promise<ProvenAddress | null> {
  const { rows } = await client.query<ProvenAddress>(
    `update account_token set used_at = $2
      where token_hash = $1 and purpose = 'verify_email' and used_at is null and expires_at > $2
     returning account_id as "accountId", email_normalised as "emailNormalised"`,
    [hashToken(token), now],
  );
  return rows[0] ?? null;
}

/** Marks the account's own address as verified; the first time counts. */
export async function markVerified(client: ClientBase, { accountId }: ProvenAddress, now: Date): Promise<void> {
  await client.query(
    'update account set email_verified_at = coalesce(email_verified_at, $2), updated_at = $2 where id = $1',
    [accountId, now],
  );
}

/** Puts the address that was waiting in the place of the account's. */
export async function putPendingAddress(client: ClientBase, { accountId }: ProvenAddress, now: Date): Promise<void> {
  await client.query(
    `update account set email = pending_email, email_normalised = pending_email_normalised, pending_email = null,
            pending_email_normalised = null, email_verified_at = $2, updated_at = $2
      where id = $1`,
    [accountId, now],
  );
}

/**
 * Raises the sessions of the browsers that asked for a link to this address, and that of the browser in which one was
 * opened, where it is the same account's.
 */
export async function raiseAskers(
  client: ClientBase,
  proven: ProvenAddress,
  openedIn: string | null,
): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(
    `update session s set is_unverified = false
      where s.account_id = $1 and (s.token_hash = $3 or exists (
        select from account_token t
         where t.account_id = $1 and t.purpose = 'verify_email' and t.email_normalised = $2
           and t.asked_in in (s.token_hash, s.began_as)))
     returning s.id`,
    [proven.accountId, proven.emailNormalised, openedIn === null ? null : hashToken(openedIn)],
  );
  return rows.map(({ id }) => id);
}
