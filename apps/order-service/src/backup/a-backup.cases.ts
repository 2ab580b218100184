import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '@cutsite/service-base/clock';
import { createTestDatabase, type TestDatabase } from '@cutsite/test-support/database';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import type { Pool } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { type BackupCommand, runBackupCommand } from '../command-line/backup-command.ts';
import { loadDemoGenes } from '../demo-data/index.ts';

/** A store with the genes of the demo, a folder for its backups, and databases to restore them into. */
export function aStoreToBackUp() {
  let folder = '';
  let service: TestService;
  const said: string[] = [];
  const databases: TestDatabase[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cutsite-backup-'));
    service = await startTestService({ env: { DATA_DIR: join(folder, 'first') } });
    await loadDemoGenes({ pool: service.pool, clock: systemClock });
  });
  afterAll(async () => {
    await service.stop();
    for (const database of databases) await database.drop();
    await rm(folder, { recursive: true });
  });

  const inFolder = (...names: string[]) => join(folder, ...names);
  const aCommand = (pool: Pool, dataDir: string): BackupCommand => ({
    pool,
    clock: systemClock,
    stdin: process.stdin,
    stdout: process.stdout,
    config: { dataDir: inFolder(dataDir) },
    print: (line) => void said.push(line),
  });

  return {
    said,
    inFolder,
    aCommand,
    async aDatabase(settings: { readonly migrated?: false } = { migrated: false }): Promise<TestDatabase> {
      const database = await createTestDatabase(settings);
      databases.push(database);
      return database;
    },
    backUpTo: (path: string) => runBackupCommand([path], aCommand(service.pool, 'first')),
    get service() {
      return service;
    },
  };
}

/** Every row of every table, as PostgreSQL writes it. */
export async function contents(pool: Pool): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables
      where schemaname in ('public', 'content', 'fake_card_network') and tablename not in ('schema_migration', 'call_count')`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ line: string }>(`select t::text as line from ${name} t order by 1`);
    found[name] = rows.map(({ line }) => line);
  }
  return found;
}
