import { fileURLToPath } from 'node:url';
import { type MigrateOptions, type MigrationFile, migrate, readMigrations } from '@cutsite/service-base/database';
import type { Pool } from 'pg';

const folder = fileURLToPath(new URL('./migrations', import.meta.url));

/** The schema of its own in which the network remembers. */
export const fakeCardSchema = 'fake_card_network';

/**
 * Makes the network's own tables, or brings them forward; returns the names of the files that were applied now. Only
 * demo mode and tests do it: the database of a production has no such schema.
 */
export function migrateFakeCardNetwork(
  pool: Pool,
  options: Omit<MigrateOptions, 'folder' | 'schema'> = {},
): Promise<string[]> {
  return migrate(pool, { ...options, folder, schema: fakeCardSchema });
}

/** The network's migrations, in their order. */
export function readFakeCardMigrations(): Promise<MigrationFile[]> {
  return readMigrations(folder);
}
