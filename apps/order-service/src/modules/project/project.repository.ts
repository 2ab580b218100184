import type { Pool, PoolClient } from 'pg';

type Queryable = Pool | PoolClient;

/** A project without what it holds. */
export interface ProjectHead {
  readonly id: string;
  readonly product: string;
  readonly name: string;
  readonly version: number;
  readonly write_id: string | null;
  readonly byte_size: number;
  readonly updated_at: Date;
  readonly deleted_at: Date | null;
  /** It has left the bin: what it held is gone. */
  readonly is_empty: boolean;
}

/** A project with what it holds, as the JSON text that was sent; null once it has left the bin. */
export interface ProjectRow extends ProjectHead {
  readonly record: string | null;
}

const head = 'id, product, name, version, write_id, byte_size, updated_at, deleted_at, record is null as is_empty';

/** Makes the writers of one account's projects wait for each other until the end of the transaction. */
export async function lockProjects(client: PoolClient, accountId: string): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('projects ' || $1, 0))`, [accountId]);
}

/** All projects of an account, the one that was changed last first. */
export async function readHeads(db: Queryable, accountId: string): Promise<readonly ProjectHead[]> {
  const { rows } = await db.query<ProjectHead>({
    name: 'read-project-heads',
    text: `select ${head} from project where account_id = $1 order by updated_at desc, id`,
    values: [accountId],
  });
  return rows;
}

export async function readRow(db: Queryable, accountId: string, id: string): Promise<ProjectRow | null> {
  const { rows } = await db.query<ProjectRow>(`select ${head}, record from project where account_id = $1 and id = $2`, [
    accountId,
    id,
  ]);
  return rows[0] ?? null;
}

/** How many projects an account has, and how many of them lie in the bin. */
export async function countProjects(
  client: PoolClient,
  accountId: string,
): Promise<{ readonly live: number; readonly inBin: number }> {
  const { rows } = await client.query<{ live: number; in_bin: number }>(
    `select count(*) filter (where deleted_at is null)::int as live,
            count(*) filter (where deleted_at is not null and record is not null)::int as in_bin
       from project where account_id = $1`,
    [accountId],
  );
  return { live: rows[0]?.live ?? 0, inBin: rows[0]?.in_bin ?? 0 };
}

export interface ProjectToSave {
  readonly accountId: string;
  readonly id: string;
  readonly product: string;
  readonly name: string;
  readonly version: number;
  readonly writeId: string;
  readonly record: string;
  readonly byteSize: number;
  readonly now: Date;
}

/** Writes a version; the caller holds the lock of the account's projects and has judged the write. */
export async function saveVersion(client: PoolClient, kept: ProjectToSave): Promise<ProjectHead> {
  const { rows } = await client.query<ProjectHead>(
    `insert into project (account_id, id, product, name, version, write_id, record, byte_size, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)
     on conflict (account_id, id) do update
        set product = $3, name = $4, version = $5, write_id = $6, record = $7, byte_size = $8, updated_at = $9,
            deleted_at = null
     returning ${head}`,
    [
      kept.accountId,
      kept.id,
      kept.product,
      kept.name,
      kept.version,
      kept.writeId,
      kept.record,
      kept.byteSize,
      kept.now,
    ],
  );
  return only(rows);
}

/** Puts a project into the bin, or takes it out (`deletedAt` null), as a version of its own. */
export async function moveProject(
  client: PoolClient,
  { accountId, id, deletedAt, now }: { accountId: string; id: string; deletedAt: Date | null; now: Date },
): Promise<ProjectHead> {
  const { rows } = await client.query<ProjectHead>(
    `update project set deleted_at = $3, version = version + 1, write_id = null, updated_at = $4
      where account_id = $1 and id = $2 returning ${head}`,
    [accountId, id, deletedAt, now],
  );
  return only(rows);
}

/** Empties what was deleted before `emptiedBefore`, and forgets what was deleted before `forgottenBefore`. */
export async function emptyDeleted(db: Queryable, emptiedBefore: Date, forgottenBefore: Date): Promise<void> {
  await db.query(
    `update project set record = null, name = '', byte_size = 0 where deleted_at < $1 and record is not null`,
    [emptiedBefore],
  );
  await db.query('delete from project where deleted_at < $1', [forgottenBefore]);
}

function only(rows: readonly ProjectHead[]): ProjectHead {
  const [row] = rows;
  if (row === undefined) throw new Error('The project was not written');
  return row;
}
