import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@cutsite/embedded-postgres/supervisor';
import { grantStoreRole, migrateStore } from '@cutsite/order-service/database';
import { loadDemoPrices, loadDemoTerms } from '@cutsite/order-service/demo-data';
import { systemClock } from '@cutsite/service-base/clock';
import { connect } from '@cutsite/service-base/database';
import pg from 'pg';

/** One PostgreSQL for the product and the floor, each with a database of its own. */
export interface BenchPostgres {
  readonly version: string;
  readonly product: string;
  readonly floor: string;
  readonly stop: () => Promise<void>;
}

/**
 * The embedded PostgreSQL as a store runs it: durable (`fsync` and `synchronous_commit` on), in a folder of its own.
 */
export async function startBenchPostgres(): Promise<BenchPostgres> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cutsite-bench-'));
  await chmod(dataDir, 0o755);
  const started = await startPostgres({ dataDir, database: 'product', settings: { max_connections: '100' } });
  if (!started.ok) throw started.error;
  const { adminConnectionString, connectionString, ownerConnectionString, stop } = started.value;
  const admin = new pg.Client({ connectionString: adminConnectionString });
  await admin.connect();
  const role = new URL(connectionString).username;
  await admin.query(`create database floor owner ${pg.escapeIdentifier(role)}`);
  const { rows } = await admin.query<{ server_version: string }>('show server_version');
  await admin.end();
  const floor = new URL(connectionString);
  floor.pathname = '/floor';
  const owned = connect({ connectionString: ownerConnectionString, max: 1 });
  await migrateStore(owned);
  await grantStoreRole(owned, role);
  // What has filled the tables looks at them once, as the server itself does with time.
  await owned.query(`grant maintain on all tables in schema public to ${pg.escapeIdentifier(role)}`);
  await owned.end();
  for (const url of [connectionString, floor.href]) await prepare(url);
  return {
    version: rows[0]?.server_version ?? '',
    product: connectionString,
    floor: floor.href,
    stop: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function prepare(connectionString: string): Promise<void> {
  const pool = connect({ connectionString, max: 1 });
  await migrateStore(pool);
  await loadDemoPrices({ pool, clock: systemClock });
  await loadDemoTerms({ pool, clock: systemClock });
  await pool.end();
}
