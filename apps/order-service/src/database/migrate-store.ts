import { fileURLToPath } from 'node:url';
import {
  type MigrateOptions,
  type MigrationFile,
  migrate,
  pendingMigrations,
  readMigrations,
} from '@cutsite/service-base/database';
import { installJobs } from '@cutsite/service-base/jobs';
import type { Pool } from 'pg';

const folder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Brings the tables of the order service forward, see `migrate`; returns the names of the files that were applied now.
 */
export async function migrateStore(
  pool: Pool,
  options: Omit<MigrateOptions, 'folder' | 'schema'> = {},
): Promise<string[]> {
  // Our triggers make jobs, so the schema for them comes first.
  await installJobs(pool);
  return migrate(pool, { ...options, folder });
}

/** Names of our migrations that the database lacks; empty when it is ready. */
export function pendingStoreMigrations(pool: Pool): Promise<string[]> {
  return pendingMigrations(pool, folder);
}

/** The migrations of the order service, in their order. */
export function readStoreMigrations(): Promise<MigrationFile[]> {
  return readMigrations(folder);
}
