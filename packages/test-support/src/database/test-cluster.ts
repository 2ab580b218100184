import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startPostgres } from '@cutsite/embedded-postgres/supervisor';
import { migrateFakeCardNetwork } from '@cutsite/fake-card-network/schema';
import { grantStoreRole, migrateStore } from '@cutsite/order-service/database';
import { connect } from '@cutsite/service-base/database';
import { Client } from 'pg';
import { guardAgainstKill } from './guard-against-kill.ts';

/** Where the processes of a test run find the cluster: the superuser's connection string. */
export const clusterVariable = 'CUTSITE_TEST_POSTGRES';
/** Every test database is a copy of this one. */
export const templateName = 'cutsite_template';

export interface TestCluster {
  readonly adminConnectionString: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a PostgreSQL in a folder of its own for one run of the tests and migrates the template in it. `stop` ends it
 * and removes the folder; until then `createTestDatabase` finds it by an environment variable, in this process and in
 * those that it starts.
 */
export async function startTestCluster(): Promise<TestCluster> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cutsite-test-'));
  const guard = guardAgainstKill(dataDir);
  const postgres = await startThrowAway(dataDir);
  const stop = async (): Promise<void> => {
    delete process.env[clusterVariable];
    await postgres.stop();
    guard.standDown();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await migrateTemplate(databaseUrl(postgres.ownerConnectionString, templateName));
    await sealTemplate(postgres.adminConnectionString);
  } catch (error) {
    await stop();
    throw error;
  }
  process.env[clusterVariable] = postgres.adminConnectionString;
  return { adminConnectionString: postgres.adminConnectionString, stop };
}

async function startThrowAway(dataDir: string): Promise<EmbeddedPostgres> {
  const started = await startPostgres({
    dataDir,
    database: templateName,
    binDir: process.env['PG_BIN_DIR'],
    // Nothing here outlives the run, so nothing has to reach the disk.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  });
  if (started.ok) return started.value;
  throw started.error;
}

/** The same server and role, another database. */
export function databaseUrl(connectionString: string, database: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return url.href;
}

async function migrateTemplate(connectionString: string): Promise<void> {
  const pool = connect({ connectionString, max: 1 });
  try {
    await migrateStore(pool);
    await migrateFakeCardNetwork(pool);
    await grantStoreRole(pool, 'cutsite');
  } finally {
    await pool.end();
  }
}

/** PostgreSQL copies a database only while no one is connected to it. */
async function sealTemplate(adminConnectionString: string): Promise<void> {
  const admin = new Client({ connectionString: adminConnectionString });
  await admin.connect();
  try {
    await admin.query(`alter database ${templateName} with is_template true allow_connections false`);
  } finally {
    await admin.end();
  }
}
