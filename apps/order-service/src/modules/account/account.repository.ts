import type { TshirtSize } from '@cutsite/domain/account';
import type { ClientBase, Pool, PoolClient } from 'pg';
import { fullName } from '../../database/index.ts';

/** What is known of an account, apart from its password. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly pendingEmail: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly tshirtSize: TshirtSize | null;
  readonly hasVerifiedEmail: boolean;
  readonly isDistributor: boolean;
  readonly priceStrategy: string | null;
  readonly giftCardLimit: number;
  readonly hasMarketingConsent: boolean;
  /** Of the latest link that can still verify an address. */
  readonly verificationSentAt: Date | null;
}

/** A new account as it is stored. */
export interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly emailNormalised: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly tshirtSize: TshirtSize | null;
  readonly now: Date;
}

/**
 * Stores an account; false when the address has one already, also when two arrive together, or when its owner may still
 * take it back for another account.
 */
export async function insertAccount(client: ClientBase, account: NewAccount): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into account (id, email, email_normalised, password_hash, first_name, last_name, company_name, tshirt_size,
       created_at, updated_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9::timestamptz, $9::timestamptz
      where not exists (select from address_change c
        where c.old_email_normalised = $3 and c.ended_at is null and c.expires_at > $9::timestamptz)
     on conflict (email_normalised) do nothing`,
    [
      account.id,
      account.email,
      account.emailNormalised,
      account.passwordHash,
      account.firstName,
      account.lastName,
      account.companyName,
      account.tshirtSize,
      account.now,
    ],
  );
  if (rowCount !== 1) return false;
  // It may have waited for the very change by which the address became free. Its owner can still take that back.
  const { rowCount: isHeld } = await client.query(
    `delete from account a using address_change c
      where a.id = $1 and c.old_email_normalised = a.email_normalised and c.ended_at is null and c.expires_at > $2`,
    [account.id, account.now],
  );
  return isHeld === 0;
}

/** The account of a user who is signed in. */
export async function readAccount(pool: Pool, id: string): Promise<Account | null> {
  const { rows } = await pool.query<Account>({
    name: 'read_account',
    text: `select id, email, pending_email as "pendingEmail", first_name as "firstName", last_name as "lastName", company_name as "companyName",
        tshirt_size as "tshirtSize", email_verified_at is not null as "hasVerifiedEmail",
        is_distributor as "isDistributor", price_strategy as "priceStrategy", gift_card_limit as "giftCardLimit",
        marketing_consent_at is not null as "hasMarketingConsent",
        (select max(t.created_at) from account_token t where t.account_id = a.id and t.purpose = 'verify_email'
           and t.used_at is null) as "verificationSentAt"
      from account a where id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}

/** What a sign-in compares with. */
export interface StoredPassword {
  readonly id: string;
  readonly passwordHash: string;
  /** It has a role, whether that counts or not. */
  readonly isStaff: boolean;
}

/** Looks up an account by its normalised address. */
export async function findPassword(pool: Pool, emailNormalised: string): Promise<StoredPassword | null> {
  const { rows } = await pool.query<StoredPassword>(
    `select id, password_hash as "passwordHash", exists (select from account_role r where r.account_id = account.id) as "isStaff"
       from account where email_normalised = $1`,
    [emailNormalised],
  );
  return rows[0] ?? null;
}

/** Puts a stronger hash of the same password in the place of an old one, unless the password was changed meanwhile. */
export async function replaceHash(pool: Pool, id: string, from: string, to: string): Promise<void> {
  await pool.query('update account set password_hash = $3 where id = $1 and password_hash = $2', [id, from, to]);
}

/** Within how many days an account pays its invoices; null: it has no such terms. */
export async function readNetTerms(db: Pool | PoolClient, accountId: string): Promise<number | null> {
  const { rows } = await db.query<{ net_terms_days: number | null }>({
    name: 'read-net-terms',
    text: 'select net_terms_days from account where id = $1',
    values: [accountId],
  });
  return rows[0]?.net_terms_days ?? null;
}

/** The e-mail addresses of these accounts, each once. */
export async function emailsOf(client: PoolClient, accountIds: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ email: string }>({
    name: 'read-addresses-of-accounts',
    text: 'select email from account where id = any($1) order by array_position($1, id)',
    values: [accountIds],
  });
  return rows.map(({ email }) => email);
}

/** Who these accounts belong to, in their order. */
export async function peopleOf(
  client: Pool | PoolClient,
  accountIds: readonly string[],
): Promise<{ readonly id: string; readonly email: string; readonly name: string; readonly company: string }[]> {
  const { rows } = await client.query<{ id: string; email: string; name: string; company: string }>({
    name: 'read-people-of-accounts',
    text: `select id, email, ${fullName()} as name, company_name as company from account
            where id = any($1) order by array_position($1, id)`,
    values: [accountIds],
  });
  return rows;
}

const statements = [
  'delete from session where ends_at <= $1',
  `delete from account_token where expires_at <= $1::timestamptz - interval '7 days'`,
  `delete from known_browser where signed_in_at <= $1::timestamptz - interval '90 days'`,
  `delete from address_change where expires_at <= $1::timestamptz - interval '7 days'`,
] as const;

/** Removes what has expired and would only grow: sessions, used and old links, browsers of long ago. */
export async function forgetExpired(pool: Pool, now: Date): Promise<void> {
  for (const statement of statements) await pool.query(statement, [now]);
}
