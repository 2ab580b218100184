import type { Pool } from 'pg';
import { migrationLock } from '../database/index.ts';
import { jobsSchema } from './jobs-schema.ts';

/** The newest of the library's migrations; a test compares it with what the library applies. */
export const newestMigration = 20;

/**
 * Brings the library's own schema forward, one process at a time. The library is loaded only when there is something to
 * do: a start with a database that is up to date costs one statement.
 */
export async function installJobs(pool: Pool): Promise<void> {
  if (await isUpToDate(pool)) return;
  const { Client } = await import('pg');
  const { Logger, runMigrations } = await import('graphile-worker');
  const { connectionString } = pool.options;
  if (connectionString === undefined) throw new Error('A pool without a connection string cannot be given jobs.');
  const lock = new Client({ connectionString });
  lock.on('error', () => undefined);
  await lock.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [migrationLock]);
    await runMigrations({ connectionString, maxPoolSize: 2, logger: new Logger(() => () => undefined) });
  } finally {
    await lock.end();
  }
}

async function isUpToDate(pool: Pool): Promise<boolean> {
  const table = `${jobsSchema}.migrations`;
  const found = await pool.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [table]);
  if (found.rows[0]?.exists !== true) return false;
  const { rows } = await pool.query<{ newest: number | null }>(`select max(id) as newest from ${table}`);
  return (rows[0]?.newest ?? 0) >= newestMigration;
}
