import type { ClientBase, Pool } from 'pg';
import { hashToken } from '../../account/index.ts';

/** A link that still works, and what is being enrolled by it. */
export interface FactorLink {
  readonly expiresAt: Date;
  readonly sealedSecret: Buffer | null;
  readonly passkeyChallenge: string | null;
}

/** A link in the place of the ones before. */
export async function insertLink(
  client: ClientBase,
  link: { readonly token: string; readonly accountId: string; readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await client.query('delete from second_factor_link where account_id = $1 and used_at is null', [link.accountId]);
  await client.query(
    'insert into second_factor_link (token_hash, account_id, created_at, expires_at) values ($1, $2, $3, $4)',
    [hashToken(link.token), link.accountId, link.now, link.expiresAt],
  );
}

interface LinkKey {
  readonly token: string;
  readonly accountId: string;
  readonly now: Date;
}

const isOpen = 'token_hash = $1 and account_id = $2 and used_at is null and expires_at > $3';

/** Null when it was used, has expired, is somebody else's, or never was. */
export async function findLink(db: Pool | ClientBase, { token, accountId, now }: LinkKey): Promise<FactorLink | null> {
  const { rows } = await db.query<FactorLink>(
    `select expires_at as "expiresAt", sealed_secret as "sealedSecret", passkey_challenge as "passkeyChallenge"
       from second_factor_link where ${isOpen}`,
    [hashToken(token), accountId, now],
  );
  return rows[0] ?? null;
}

/** Keeps what was shown, so that a browser cannot choose it. False when the link works no more. */
export async function storeInLink(
  pool: Pool,
  { token, accountId, now }: LinkKey,
  shown: { readonly sealedSecret: Buffer } | { readonly passkeyChallenge: string },
): Promise<boolean> {
  const [column, value] =
    'sealedSecret' in shown ? ['sealed_secret', shown.sealedSecret] : ['passkey_challenge', shown.passkeyChallenge];
  const { rowCount } = await pool.query(`update second_factor_link set ${column} = $4 where ${isOpen}`, [
    hashToken(token),
    accountId,
    now,
    value,
  ]);
  return rowCount === 1;
}

/** Uses a link up; of two parallel uses one finds it unused. */
export async function useLink(client: ClientBase, { token, accountId, now }: LinkKey): Promise<boolean> {
  const { rowCount } = await client.query(`update second_factor_link set used_at = $3 where ${isOpen}`, [
    hashToken(token),
    accountId,
    now,
  ]);
  return rowCount === 1;
}

/** Forgets links of more than a day ago. */
export async function forgetOldLinks(pool: Pool, now: Date): Promise<void> {
  await pool.query(`delete from second_factor_link where expires_at <= $1::timestamptz - interval '1 day'`, [now]);
}
