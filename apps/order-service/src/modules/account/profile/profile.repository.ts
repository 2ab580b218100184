import type { TshirtSize } from '@cutsite/domain/account';
import type { ClientBase } from 'pg';

export interface ProfileToStore {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly tshirtSize: TshirtSize | null;
  /** An address that waits for its owner's word, or null: none does (any more). */
  readonly pendingEmail: string | null;
  readonly pendingEmailNormalised: string | null;
  readonly now: Date;
}

export async function storeProfile(client: ClientBase, profile: ProfileToStore): Promise<void> {
  await client.query(
    `update account set first_name = $2, last_name = $3, company_name = $4, tshirt_size = $5, pending_email = $6,
            pending_email_normalised = $7, updated_at = $8 where id = $1`,
    [
      profile.id,
      profile.firstName,
      profile.lastName,
      profile.companyName,
      profile.tshirtSize,
      profile.pendingEmail,
      profile.pendingEmailNormalised,
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

/** Locks the account; its address as it is compared, and the one that is waiting. */
export async function lockAddresses(
  client: ClientBase,
  id: string,
): Promise<{ readonly emailNormalised: string; readonly pendingEmailNormalised: string | null }> {
  const { rows } = await client.query<{ emailNormalised: string; pendingEmailNormalised: string | null }>(
    `select email_normalised as "emailNormalised", pending_email_normalised as "pendingEmailNormalised"
       from account where id = $1 for update`,
    [id],
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`There is no account ${id}`);
  return row;
}

/** Whether an account has this address. Asked whatever the answer is used for, so that the time tells nothing. */
export async function isAddressTaken(client: ClientBase, emailNormalised: string): Promise<boolean> {
  const { rows } = await client.query('select from account where email_normalised = $1', [emailNormalised]);
  return rows.length > 0;
}
