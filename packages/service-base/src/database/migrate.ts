import type { ClientBase, Pool } from 'pg';
import { type MigrationFile, readMigrations } from './migration-files.ts';
import { withTransaction } from './transaction.ts';

/** PostgreSQL 15 is the oldest that our SQL is tried on. */
const oldestServer = 150_000;

/** Held while one file is applied, so that two stores on one database take turns. Any constant would do. */
export const migrationLock = 7_402_118;

export interface MigrateOptions {
  /** Where the service keeps its migrations, see `readMigrations`. */
  readonly folder: string;
  /** Told before each file is applied, for the progress at the start. */
  readonly onApply?: (name: string) => void;
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
  const waiting = unapplied(files, await appliedChecksums(pool));
  const applied: string[] = [];
  for (const file of waiting) {
    options.onApply?.(file.name);
    if (await apply(pool, file)) applied.push(file.name);
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
  if (version < oldestServer) {
    throw new MigrationError(`The database is PostgreSQL ${Math.floor(version / 10_000)}; 15 or newer is needed.`);
  }
}

async function appliedChecksums(pool: Pool): Promise<ReadonlyMap<string, string>> {
  const table = await pool.query<{ exists: boolean }>(`select to_regclass('schema_migration') is not null as exists`);
  if (table.rows[0]?.exists !== true) return new Map();
  const { rows } = await pool.query<{ name: string; checksum: string }>('select name, checksum from schema_migration');
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

async function apply(pool: Pool, file: MigrationFile): Promise<boolean> {
  return withTransaction(pool, async (client) => {
    // Another store may be applying a long file: waiting for it is right, and no statement timeout may end the wait.
    await client.query(`set local statement_timeout = 0; set local lock_timeout = '10min'`);
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await makeRegister(client);
    const { rows } = await client.query<{ checksum: string }>('select checksum from schema_migration where name = $1', [
      file.name,
    ]);
    if (isApplied(file, rows[0]?.checksum)) return false;
    // A change of a busy table must not queue behind a long query, with every customer queueing behind the change.
    await client.query(`set local lock_timeout = '5s'`);
    await applyFile(client, file);
    return true;
  });
}

async function makeRegister(client: ClientBase): Promise<void> {
  await client.query(`create table if not exists schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
}

async function applyFile(client: ClientBase, file: MigrationFile): Promise<void> {
  await client.query(file.sql);
  await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [file.name, file.checksum]);
}

/**
 * Makes a schema of these files in a database that has none, in the transaction of the caller: for a restore, which is
 * all or nothing. A store that starts meanwhile waits.
 */
export async function applyMigrations(client: ClientBase, files: readonly MigrationFile[]): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
  await makeRegister(client);
  for (const file of files) await applyFile(client, file);
}
