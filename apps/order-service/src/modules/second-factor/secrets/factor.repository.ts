import type { ClientBase, Pool } from 'pg';

type Queryable = Pool | ClientBase;

/** A second factor as its owner knows it. */
export interface Factor {
  readonly id: string;
  readonly kind: 'totp' | 'passkey';
  readonly label: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

export async function readFactors(db: Queryable, accountId: string): Promise<readonly Factor[]> {
  const { rows } = await db.query<Factor>(
    `select id, kind, label, created_at as "createdAt", last_used_at as "lastUsedAt" from second_factor
      where account_id = $1 order by created_at, id`,
    [accountId],
  );
  return rows;
}

/** How many factors accounts have, by their ids; those without one are left out. */
export async function countFactors(pool: Pool): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ id: string; count: number }>(
    'select account_id as id, count(*)::int as count from second_factor group by account_id',
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** An app that shows codes. */
export interface TotpRow {
  readonly id: string;
  readonly sealedSecret: Buffer;
}

export async function readTotps(db: Queryable, accountId: string): Promise<readonly TotpRow[]> {
  const { rows } = await db.query<TotpRow>(
    `select id, sealed_secret as "sealedSecret" from second_factor where account_id = $1 and kind = 'totp'`,
    [accountId],
  );
  return rows;
}

/** Takes a code by its step; false when this step, or a later one, was taken before. Of two at once, one is. */
export async function takeStep(
  db: Queryable,
  key: { readonly accountId: string; readonly id: string },
  step: number,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update second_factor set last_step = $3, last_used_at = $4
      where account_id = $1 and id = $2 and (last_step is null or last_step < $3)`,
    [key.accountId, key.id, step, now],
  );
  return rowCount === 1;
}

export interface PasskeyRow {
  readonly id: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: string[];
}

export async function readPasskeys(db: Queryable, accountId: string): Promise<readonly PasskeyRow[]> {
  const { rows } = await db.query<Omit<PasskeyRow, 'counter'> & { readonly counter: string }>(
    `select id, credential_id as "credentialId", public_key as "publicKey", counter, transports from second_factor
      where account_id = $1 and kind = 'passkey'`,
    [accountId],
  );
  return rows.map((row) => ({ ...row, counter: Number(row.counter) }));
}

/** Keeps how often a passkey says it was used; false when it said as much before: it is a copy. */
export async function takeCounter(
  db: Queryable,
  key: { readonly accountId: string; readonly id: string },
  counter: number,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update second_factor set counter = $3, last_used_at = $4
      where account_id = $1 and id = $2 and (counter < $3 or (counter = 0 and $3 = 0))`,
    [key.accountId, key.id, counter, now],
  );
  return rowCount === 1;
}

interface NewFactor {
  readonly accountId: string;
  readonly id: string;
  readonly label: string;
  readonly now: Date;
}

/** @param factor.step the step of the code that enrolled it, which is taken by that */
export async function insertTotp(
  client: ClientBase,
  factor: NewFactor & { readonly sealedSecret: Buffer; readonly step: number },
): Promise<void> {
  await client.query(
    `insert into second_factor (account_id, id, kind, label, created_at, last_used_at, sealed_secret, last_step)
     values ($1, $2, 'totp', $3, $4, $4, $5, $6)`,
    [factor.accountId, factor.id, factor.label, factor.now, factor.sealedSecret, factor.step],
  );
}

/** False when this passkey is enrolled already. */
export async function insertPasskey(client: ClientBase, factor: NewFactor & Omit<PasskeyRow, 'id'>): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into second_factor (account_id, id, kind, label, created_at, last_used_at, credential_id, public_key, counter,
       transports) values ($1, $2, 'passkey', $3, $4, $4, $5, $6, $7, $8) on conflict (credential_id) do nothing`,
    [
      factor.accountId,
      factor.id,
      factor.label,
      factor.now,
      factor.credentialId,
      factor.publicKey,
      factor.counter,
      factor.transports,
    ],
  );
  return rowCount === 1;
}

/** Removes one that is not the last. The caller holds the lock of the account, so that of two removals one waits. */
export async function deleteOneOfSeveral(
  client: ClientBase,
  accountId: string,
  id: string,
): Promise<'removed' | 'last' | 'none'> {
  const factors = await readFactors(client, accountId);
  if (!factors.some((factor) => factor.id === id)) return 'none';
  if (factors.length === 1) return 'last';
  await client.query('delete from second_factor where account_id = $1 and id = $2', [accountId, id]);
  return 'removed';
}

/** Removes every factor and recovery code of an account, and the links that are not used yet. */
export async function deleteFactors(client: ClientBase, accountId: string): Promise<void> {
  await client.query('delete from second_factor where account_id = $1', [accountId]);
  await client.query('delete from recovery_code where account_id = $1', [accountId]);
  await client.query('delete from second_factor_link where account_id = $1', [accountId]);
}

export async function countRecoveryCodes(db: Queryable, accountId: string): Promise<number> {
  const { rows } = await db.query<{ left: number }>(
    'select count(*)::int as left from recovery_code where account_id = $1 and used_at is null',
    [accountId],
  );
  return rows[0]?.left ?? 0;
}

/** New codes in the place of all others. */
export async function replaceRecoveryCodes(
  client: ClientBase,
  accountId: string,
  hashes: readonly Buffer[],
  now: Date,
): Promise<void> {
  await client.query('delete from recovery_code where account_id = $1', [accountId]);
  await client.query(
    'insert into recovery_code (account_id, code_hash, created_at) select $1, unnest($2::bytea[]), $3',
    [accountId, hashes, now],
  );
}

/** Uses a code up; of two parallel uses one finds it unused. */
export async function useRecoveryCode(db: Queryable, accountId: string, hash: Buffer, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    'update recovery_code set used_at = $3 where account_id = $1 and code_hash = $2 and used_at is null',
    [accountId, hash, now],
  );
  return rowCount === 1;
}
