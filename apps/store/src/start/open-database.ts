import type { Config } from '@cutsite/order-service/config';
import { type DatabaseSetting, reachDatabase } from './reach-database.ts';
import { StartRefusal } from './start-refusal.ts';

/** Where the store's rows are, and as whom it comes there. */
export interface StoreDatabase {
  readonly connectionString: string;
  /** As the role that owns the tables, for migrations and restores; null: the store's role does that itself. */
  readonly ownerConnectionString: string | null;
  /** The name of the store's role. */
  readonly role: string;
}

export interface OpenDatabase extends StoreDatabase {
  /** Ends the embedded PostgreSQL; leaves a database of DATABASE_URL alone. */
  readonly close: () => Promise<void>;
}

/** The database of DATABASE_URL, or else the embedded PostgreSQL on the data folder. */
export async function openDatabase(
  config: Config,
  binDir: string | undefined,
  say: (message: string) => void,
): Promise<OpenDatabase> {
  const { databaseUrl, databaseOwnerUrl } = config;
  if (databaseUrl !== null) {
    const role = await roleOf('DATABASE_URL', databaseUrl);
    if (databaseOwnerUrl !== null && (await roleOf('DATABASE_OWNER_URL', databaseOwnerUrl)) === role) {
      throw new StartRefusal(
        `DATABASE_URL and DATABASE_OWNER_URL name the same role, ${role}: the second one is for the role that owns the tables.`,
      );
    }
    return {
      connectionString: databaseUrl,
      ownerConnectionString: databaseOwnerUrl,
      role,
      close: () => Promise.resolve(),
    };
  }
  // Not loaded at all where a database of one's own is used.
  const { startPostgres } = await import('@cutsite/embedded-postgres/supervisor');
  const started = await startPostgres({ dataDir: config.dataDir, binDir, onProgress: say, onOutage: say });
  if (!started.ok) throw new StartRefusal(started.error.message);
  const { connectionString, ownerConnectionString, stop } = started.value;
  return { connectionString, ownerConnectionString, role: new URL(connectionString).username, close: stop };
}

/** Who one is there. Said before the site is built, and not after. */
async function roleOf(setting: DatabaseSetting, connectionString: string): Promise<string> {
  const pool = await reachDatabase(setting, connectionString);
  try {
    return (await pool.query<{ role: string }>('select current_user as role')).rows[0]?.role ?? '';
  } finally {
    await pool.end();
  }
}
