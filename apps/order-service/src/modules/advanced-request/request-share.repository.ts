import type { Pool, PoolClient } from 'pg';

export interface RequestShareRow {
  readonly id: string;
  readonly account_id: string;
  readonly request_id: string;
  readonly created_at: Date;
  readonly expires_at: Date;
}

interface OfRequest {
  readonly account_id: string;
  readonly id: string;
}

const columns = 'id, account_id, request_id, created_at, expires_at';

/** The links to a request that work. */
export async function readLiveShares(db: Pool | PoolClient, of: OfRequest, now: Date): Promise<RequestShareRow[]> {
  const { rows } = await db.query<RequestShareRow>(
    `select ${columns} from advanced_request_share
      where account_id = $1 and request_id = $2 and revoked_at is null and expires_at > $3 order by id`,
    [of.account_id, of.id, now],
  );
  return rows;
}

export async function findShare(db: Pool, tokenHash: Buffer, now: Date): Promise<RequestShareRow | null> {
  const { rows } = await db.query<RequestShareRow>(
    `select ${columns} from advanced_request_share where token_hash = $1 and revoked_at is null and expires_at > $2`,
    [tokenHash, now],
  );
  return rows[0] ?? null;
}

export async function insertRequestShare(
  client: PoolClient,
  of: OfRequest,
  share: { readonly id: string; readonly tokenHash: Buffer; readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await client.query(
    `insert into advanced_request_share (token_hash, account_id, request_id, id, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [share.tokenHash, of.account_id, of.id, share.id, share.now, share.expiresAt],
  );
}

/** @returns whether the link worked until now */
export async function endShare(client: PoolClient, of: OfRequest, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await client.query(
    `update advanced_request_share set revoked_at = $4
      where account_id = $1 and request_id = $2 and id = $3 and revoked_at is null`,
    [of.account_id, of.id, id, now],
  );
  return rowCount === 1;
}
