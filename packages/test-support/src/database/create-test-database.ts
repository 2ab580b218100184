import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { connect } from '@cutsite/service-base/database';
import { Client, type Pool } from 'pg';
import { clusterVariable, databaseUrl, templateName } from './test-cluster.ts';

export interface TestDatabase {
  /** As the store's own role, which may not change tables that have been made for it. */
  readonly connectionString: string;
  /** As the role that owns the tables: what migrations and restores work as. */
  readonly ownerConnectionString: string;
  readonly pool: Pool;
  /** Does something as the role that owns the tables. */
  readonly asOwner: <T>(work: (pool: Pool) => Promise<T>) => Promise<T>;
  /** Ends the pool and removes the database, even while others are connected to it. */
  readonly drop: () => Promise<void>;
}

/** A failed test may have kept a connection, and the pool would wait for it for ever. */
const timeoutMs = 2_000;

export interface TestDatabaseOptions {
  /** `false`: an empty database without our tables. */
  readonly migrated?: boolean;
  /** Who owns it: the second role, unless it is empty; then the store's own, as where there is no second one. */
  readonly owner?: 'cutsite' | 'cutsite_owner';
  /** Connections of the pool at most. */
  readonly max?: number;
}

/**
 * A database of its own for one test file, with all migrations applied. It is copied from a template, which takes some
 * 30 ms. The PostgreSQL around it is started once for the whole run (tests/global-setup.ts).
 */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const template = options.migrated === false ? 'template0' : templateName;
  const owner = options.owner ?? (options.migrated === false ? 'cutsite' : 'cutsite_owner');
  await asAdmin(`create database ${name} template ${template} owner ${owner} strategy file_copy`);
  const connectionString = urlOf('cutsite', name);
  const ownerConnectionString = urlOf(owner, name);
  const pool = connect({ connectionString, max: options.max ?? 10, connectionTimeoutMs: 30_000 });
  return {
    connectionString,
    ownerConnectionString,
    pool,
    asOwner: async (work) => {
      const owning = connect({ connectionString: ownerConnectionString, max: 3 });
      try {
        return await work(owning);
      } finally {
        await owning.end();
      }
    },
    drop: async () => {
      await Promise.race([pool.end(), delay(timeoutMs, undefined, { ref: false })]);
      await asAdmin(`drop database if exists ${name} with (force)`);
    },
  };
}

function adminUrl(): string {
  const url = process.env[clusterVariable];
  if (url === undefined) throw new Error('No PostgreSQL for tests: run this file in the vitest project "service".');
  return url;
}

/** All roles of a test cluster have the same password. */
function urlOf(role: string, database: string): string {
  const url = new URL(databaseUrl(adminUrl(), database));
  url.username = role;
  return url.href;
}

async function asAdmin(statement: string): Promise<void> {
  const admin = new Client({ connectionString: adminUrl() });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
