import type { TshirtSize } from '@cutsite/domain/account';
import type { ClientBase } from 'pg';

export interface ProfileToStore {
  readonly id: string;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly companyName: string | undefined;
  /** Null: none. */
  readonly tshirtSize: TshirtSize | null | undefined;
  /** An address that waits for its owner's word, or null: none does (any more). */
  readonly pending: { readonly email: string; readonly normalised: string } | null | undefined;
  readonly now: Date;
}

/** Stores what is given; what is undefined stays as it is. */
export async function storeProfile(client: ClientBase, profile: ProfileToStore): Promise<void> {
  await client.query(
    `update account set first_name = coalesce($2, first_name), last_name = coalesce($3, last_name),
            company_name = coalesce($4, company_name), tshirt_size = case when $5 then $6 else tshirt_size end,
            pending_email = case when $7 then $8 else pending_email end,
            pending_email_normalised = case when $7 then $9 else pending_email_normalised end, updated_at = $10
      where id = $1`,
    [
      profile.id,
      profile.firstName,
      profile.lastName,
      profile.companyName,
      profile.tshirtSize !== undefined,
      profile.tshirtSize,
      profile.pending !== undefined,
      profile.pending?.email,
      profile.pending?.normalised,
      profile.now,
    ],
  );
}

/**
 * Stores that the customer agrees to a wording, or takes it back (null).
 *
 * @returns whether that changed anything: the moment of an earlier consent to the same wording stays.
 */
export async function storeMarketingConsent(
  client: ClientBase,
  { id, version, now }: { readonly id: string; readonly version: string | null; readonly now: Date },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update account set marketing_consent_version = $2, marketing_consent_at = $3
      where id = $1 and marketing_consent_version is distinct from $2`,
    [id, version, version === null ? null : now],
  );
  return rowCount === 1;
}

/** The address of an account, as typed and as it is compared, and the one that is waiting. */
export interface Addresses {
  readonly email: string;
  readonly emailNormalised: string;
  readonly pendingEmailNormalised: string | null;
  readonly isVerified: boolean;
}

/** Locks the account; its addresses. */
export async function lockAddresses(client: ClientBase, id: string): Promise<Addresses> {
  const { rows } = await client.query<Addresses>(
    `select email, email_normalised as "emailNormalised", pending_email_normalised as "pendingEmailNormalised",
            email_verified_at is not null as "isVerified"
       from account where id = $1 for update`,
    [id],
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`There is no account ${id}`);
  return row;
}

/**
 * Whether an account has this address, or its owner may still take it back for another one. Asked whatever the answer
 * is used for, so that the time tells nothing.
 */
export async function isAddressTaken(
  client: ClientBase,
  {
    accountId,
    emailNormalised,
    now,
  }: { readonly accountId: string; readonly emailNormalised: string; readonly now: Date },
): Promise<boolean> {
  const { rows } = await client.query(
    `select from account where email_normalised = $1
     union all select from address_change
      where old_email_normalised = $1 and account_id <> $2 and ended_at is null and expires_at > $3`,
    [emailNormalised, accountId, now],
  );
  return rows.length > 0;
}
