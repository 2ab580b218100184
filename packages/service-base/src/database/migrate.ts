import { type ClientBase, escapeIdentifier, type Pool } from 'pg';
import { type MigrationFile, readMigrations } from './migration-files.ts';
import { withTransaction } from './transaction.ts';

/** PostgreSQL 15 is the oldest that our SQL is tried on. */
const minServer = 150_000;

/** Held while one file is applied, so that two stores on one database take turns. Any constant would do. */
export const migrationLock = 7_402_118;

export interface MigrateOptions {
  /** Where the service keeps its migrations, see `readMigrations`. */
  readonly folder: string;
  /** A schema of its own, which the files name before each table; it is made, and the register stands in it. */
  readonly schema?: string;
  /** Called before each file is applied, for the progress at the start. */
  readonly onApply?: (name: string) => void;
  /** Done in the transaction of each file, after it: what has to be there at the same moment as its tables. */
  readonly beforeCommit?: (client: ClientBase) => Promise<void>;
}

/** The database cannot be brought to what this program needs. The message says what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/**
 * Brings the schema forward and returns the names of the files that were applied now. Each file is one transaction
 * with its row in `schema_migration`, so a kill leaves either all of it or nothing and the next start goes on from
 * there (promise L5). An applied file whose text has changed is refused; a newer schema than ours is not, because the
 * old version has to work on it during a deployment.
 */
export async function migrate(pool: Pool, options: MigrateOptions): Promise<string[]> {
  const files = await readMigrations(options.folder);
  await refuseOldServer(pool);
  const waiting = unapplied(files, await appliedChecksums(pool, options.schema));
  const applied: string[] = [];
  for (const file of waiting) {
    options.onApply?.(file.name);
    if (await apply(pool, file, options)) applied.push(file.name);
  }
  return applied;
}

/** Names of files that this program needs and the database lacks; empty when it is ready. */
export async function pendingMigrations(pool: Pool, folder: string): Promise<string[]> {
  return unapplied(await readMigrations(folder), await appliedChecksums(pool)).map((file) => file.name);
}

async function refuseOldServer(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  const version = rows[0]?.version ?? 0;
  if (version < minServer) {
    throw new MigrationError(`The database is PostgreSQL ${Math.floor(version / 10_000)}; 15 or newer is needed.`);
  }
}

/** The register of what was applied, as a name in SQL. */
const registerIn = (schema?: string): string =>
  schema === undefined ? 'schema_migration' : `${escapeIdentifier(schema)}.schema_migration`;

async function appliedChecksums(pool: Pool, schema?: string): Promise<ReadonlyMap<string, string>> {
  const register = registerIn(schema);
  const table = await pool.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [register]);
  if (table.rows[0]?.exists !== true) return new Map();
  const { rows } = await pool.query<{ name: string; checksum: string }>(`select name, checksum from ${register}`);
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function unapplied(files: readonly MigrationFile[], checksums: ReadonlyMap<string, string>): MigrationFile[] {
  return files.filter((file) => !isApplied(file, checksums.get(file.name)));
}

function isApplied(file: MigrationFile, checksum: string | undefined): boolean {
  if (checksum !== undefined && checksum !== file.checksum) {
    throw new MigrationError(
      `${file.name}.sql was changed after it had been applied. Put the old text back and write a new file for the change.`,
    );
  }
  return checksum !== undefined;
}

async function apply(pool: Pool, file: MigrationFile, { schema, beforeCommit }: MigrateOptions): Promise<boolean> {
  return withTransaction(pool, async (client) => {
    // Another store may be applying a long file: waiting for it is right, and no statement timeout may end the wait.
    await client.query(`set local statement_timeout = 0; set local lock_timeout = '10min'`);
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await makeRegister(client, schema);
    const { rows } = await client.query<{ checksum: string }>(
      `select checksum from ${registerIn(schema)} where name = $1`,
      [file.name],
    );
    if (isApplied(file, rows[0]?.checksum)) return false;
    // A change of a busy table must not queue behind a long query, with every customer queueing behind the change.
    await client.query(`set local lock_timeout = '5s'`);
    await applyFile(client, file, schema);
    await beforeCommit?.(client);
    return true;
  });
}

const makesRegister = `create table if not exists schema_migration (
  name text primary key, checksum text not null, applied_at timestamptz not null default now())`;

async function makeRegister(client: ClientBase, schema?: string): Promise<void> {
  // Asked by a query: "create schema if not exists" may go by what this connection remembers from before it waited for
  // the lock, and fail because another process has made the schema meanwhile.
  if (schema !== undefined) {
    const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [schema]);
    if (rowCount === 0) await client.query(`create schema ${escapeIdentifier(schema)}`);
  }
  await client.query(makesRegister.replace('schema_migration', registerIn(schema)));
}

async function applyFile(client: ClientBase, file: MigrationFile, schema?: string): Promise<void> {
  await client.query(file.sql);
  await client.query(`insert into ${registerIn(schema)} (name, checksum) values ($1, $2)`, [file.name, file.checksum]);
}

/**
 * Makes a schema of these files in a database that has none, in the transaction of the caller: for a restore, which is
 * all or nothing. A store that starts meanwhile waits.
 */
export async function applyMigrations(
  client: ClientBase,
  files: readonly MigrationFile[],
  schema?: string,
): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
  await makeRegister(client, schema);
  for (const file of files) await applyFile(client, file, schema);
}
