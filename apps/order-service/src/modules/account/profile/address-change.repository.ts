import type { ClientBase } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { hashToken } from '../credentials/tokens.ts';

/** So long the owner of an old address can take it back. */
const lifetime = 72 * 60 * 60 * 1000;

/** An address that another one has replaced. */
export interface ReplacedAddress {
  readonly accountId: string;
  readonly email: string;
  readonly emailNormalised: string;
}

/** Keeps an address that was replaced, and the hash of the token by which it can be taken back. */
export async function insertAddressChange(
  client: ClientBase,
  change: ReplacedAddress & { readonly token: string; readonly now: Date },
): Promise<void> {
  const { accountId, email, emailNormalised, token, now } = change;
  await client.query(
    `insert into address_change (id, account_id, token_hash, old_email, old_email_normalised, changed_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [uuidv7(), accountId, hashToken(token), email, emailNormalised, now, new Date(now.getTime() + lifetime)],
  );
}

/** The address that a link takes back, when it still works; locks it, so that of two uses one succeeds. */
export async function findAddressChange(client: ClientBase, token: string, now: Date): Promise<ReplacedAddress | null> {
  const { rows } = await client.query<ReplacedAddress>(
    `select account_id as "accountId", old_email as email, old_email_normalised as "emailNormalised"
       from address_change where token_hash = $1 and ended_at is null and expires_at > $2 for update`,
    [hashToken(token), now],
  );
  return rows[0] ?? null;
}

/**
 * Gives the account its old address back. The change was made with the password: it works no more, and neither do
 * links of other mails, those by which a later address could be taken back among them.
 *
 * @param hash of a random password that is not kept
 */
export async function putAddressBack(
  client: ClientBase,
  { accountId, email, emailNormalised }: ReplacedAddress,
  { hash, now }: { readonly hash: string; readonly now: Date },
): Promise<void> {
  await client.query('update address_change set ended_at = $2 where account_id = $1 and ended_at is null', [
    accountId,
    now,
  ]);
  await client.query('update account_token set used_at = $2 where account_id = $1 and used_at is null', [
    accountId,
    now,
  ]);
  await client.query(
    `update account set email = $2, email_normalised = $3, pending_email = null, pending_email_normalised = null,
            email_verified_at = $4, password_hash = $5, updated_at = $4
      where id = $1`,
    [accountId, email, emailNormalised, now, hash],
  );
}
