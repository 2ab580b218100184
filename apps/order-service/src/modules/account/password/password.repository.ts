import type { ClientBase, Pool } from 'pg';
import { hashToken } from '../credentials/tokens.ts';

/** Promise A4: a link to choose a new password works for 30 minutes. */
const lifetime = 30 * 60 * 1000;

/** Who is meant by a link, or who is signed in: what a new password is held against. */
export interface PasswordOwner {
  readonly id: string;
  readonly email: string;
  readonly pendingEmail: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly passwordHash: string;
}

const owner = `a.id, a.email, a.pending_email as "pendingEmail", a.first_name as "firstName", a.last_name as "lastName", a.company_name as "companyName",
  a.password_hash as "passwordHash"`;

/**
 * Stores the hash of a token for the account of this address and says to which mailbox it belongs; null when there is
 * no such account, after the same statement (promise A3).
 */
export async function insertResetToken(
  client: ClientBase,
  { token, emailNormalised, now }: { readonly token: string; readonly emailNormalised: string; readonly now: Date },
): Promise<string | null> {
  const { rows } = await client.query<{ email: string }>(
    `with issued as (
       insert into account_token (token_hash, account_id, purpose, email_normalised, created_at, expires_at)
       select $1, id, 'reset_password', email_normalised, $3, $4 from account where email_normalised = $2
       returning account_id)
     select a.email from issued join account a on a.id = issued.account_id`,
    [hashToken(token), emailNormalised, now, new Date(now.getTime() + lifetime)],
  );
  return rows[0]?.email ?? null;
}

/** Whose link this is, when it still works; nothing is used up. */
export async function findResetOwner(pool: Pool, token: string, now: Date): Promise<PasswordOwner | null> {
  const { rows } = await pool.query<PasswordOwner>(
    `select ${owner} from account_token t join account a on a.id = t.account_id
      where t.token_hash = $1 and t.purpose = 'reset_password' and t.used_at is null and t.expires_at > $2
        and t.email_normalised = a.email_normalised`,
    [hashToken(token), now],
  );
  return rows[0] ?? null;
}

export async function findPasswordOwner(pool: Pool, accountId: string): Promise<PasswordOwner | null> {
  const { rows } = await pool.query<PasswordOwner>(`select ${owner} from account a where a.id = $1`, [accountId]);
  return rows[0] ?? null;
}

/**
 * Uses a link up, and with it every other one of its account; of two parallel uses one finds it unused (promise A4).
 */
export async function useResetToken(client: ClientBase, token: string, now: Date): Promise<boolean> {
  const { rowCount } = await client.query(
    `with used as (
       update account_token set used_at = $2
        where token_hash = $1 and purpose = 'reset_password' and used_at is null and expires_at > $2
       returning account_id, token_hash)
     , others as (
       update account_token t set used_at = $2 from used
        where t.account_id = used.account_id and t.purpose = 'reset_password' and t.used_at is null
          and t.token_hash <> used.token_hash)
     select from used`,
    [hashToken(token), now],
  );
  return rowCount === 1;
}

/** Sets a new hash. Following a link in a mail also shows that the address is theirs. */
export async function setPassword(
  client: ClientBase,
  {
    id,
    hash,
    now,
    provesAddress,
  }: { readonly id: string; readonly hash: string; readonly now: Date; readonly provesAddress: boolean },
): Promise<void> {
  await client.query(
    `update account set password_hash = $2, updated_at = $3,
            email_verified_at = case when $4 then coalesce(email_verified_at, $3) else email_verified_at end
      where id = $1`,
    [id, hash, now, provesAddress],
  );
}
