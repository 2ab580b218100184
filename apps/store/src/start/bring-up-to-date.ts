import type { Config } from '@cutsite/order-service/config';
import {
  grantStoreRole,
  grantsTo,
  mayRewriteHistory,
  migrateStore,
  ownsTables,
  pendingStoreMigrations,
} from '@cutsite/order-service/database';
import { analyzeNewTables, MigrationError, type StorePool } from '@cutsite/service-base/database';
import type { StoreDatabase } from './open-database.ts';
import { reachDatabase } from './reach-database.ts';
import { StartRefusal } from './start-refusal.ts';

/**
 * Brings the schema up to date, as the role that owns it where there is one, and gives the store's role what it needs.
 * On connections of its own, because a migration may take as long as it needs.
 */
export async function bringUpToDate(
  database: StoreDatabase,
  config: Config,
  say: (message: string) => void = () => undefined,
): Promise<void> {
  const { connectionString, ownerConnectionString, role } = database;
  const pool = await reachAsOwner(database, config);
  try {
    if (ownerConnectionString !== null) await refuseTablesOf(role, pool);
    const onApply = (name: string): void => say(`Bringing the database up to date: ${name}…`);
    const options = ownerConnectionString === null ? { onApply } : { onApply, ...grantsTo(role) };
    await migrateStore(pool, options);
    if (config.card.isDemo) {
      const { migrateFakeCardNetwork } = await import('@cutsite/fake-card-network/schema');
      await migrateFakeCardNetwork(pool, options);
    }
    if (ownerConnectionString !== null) await grantStoreRole(pool, role);
  } catch (error) {
    if (error instanceof MigrationError) throw new StartRefusal(error.message);
    if (ownerConnectionString === null && isForbidden(error)) throw new StartRefusal(needsOwner(role));
    throw error;
  } finally {
    await pool.end();
  }
  if (config.databaseOwnerUrl !== null) await refuseAnotherDatabase(connectionString);
}

/**
 * After the demo was loaded or a command has written rows: counts the tables that PostgreSQL has never counted, as the
 * role that owns them. A role that does not own them counts none.
 */
export async function countNewTables(database: StoreDatabase, config: Config): Promise<void> {
  const pool = await reachAsOwner(database, config);
  try {
    await analyzeNewTables(pool);
  } finally {
    await pool.end();
  }
}

function reachAsOwner({ connectionString, ownerConnectionString }: StoreDatabase, config: Config): Promise<StorePool> {
  return ownerConnectionString === null
    ? reachDatabase(config.databaseUrl === null ? null : 'DATABASE_URL', connectionString)
    : reachDatabase(config.databaseUrl === null ? null : 'DATABASE_OWNER_URL', ownerConnectionString);
}

const isForbidden = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '42501';

const needsOwner = (role: string): string =>
  `The role ${role} of DATABASE_URL may not change the tables of its database. Set DATABASE_OWNER_URL to the role that owns them.`;

/** The database was made by one role alone, which the owner cannot take the tables from. */
async function refuseTablesOf(role: string, owner: StorePool): Promise<void> {
  if (!(await ownsTables(owner, role))) return;
  const { rows } = await owner.query<{ statement: string }>(
    `select format('reassign owned by %I to %I', $1::text, current_user) as statement`,
    [role],
  );
  throw new StartRefusal(
    `Tables of the store belong to ${role}, the role of DATABASE_URL. Writer them over once, as a superuser of this database: ${rows[0]?.statement};`,
  );
}

async function refuseAnotherDatabase(connectionString: string): Promise<void> {
  const pool = await reachDatabase('DATABASE_URL', connectionString);
  try {
    if ((await pendingStoreMigrations(pool)).length === 0) return;
  } finally {
    await pool.end();
  }
  throw new StartRefusal(
    'DATABASE_URL and DATABASE_OWNER_URL name two databases: the tables are in one of them alone.',
  );
}

/** Production starts with one role for everything, and says what that means. */
export async function sayWhoMayRewrite(pool: StorePool, config: Config, say: (message: string) => void): Promise<void> {
  if (config.mode !== 'production' || !(await mayRewriteHistory(pool))) return;
  say(
    config.databaseOwnerUrl === null
      ? 'Warning: the role of DATABASE_URL owns the tables, so that a hole in a query could rewrite orders and ledgers. ' +
          'Set DATABASE_OWNER_URL to a second role.'
      : 'Warning: the role of DATABASE_URL may act as the owner of the tables, so that a hole in a query could rewrite ' +
          'orders and ledgers. Take that right away.',
  );
}
