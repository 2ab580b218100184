import type { Config } from '@cutsite/order-service/config';
import { StartRefusal } from './start-refusal.ts';

export interface StoreDatabase {
  readonly connectionString: string;
  /** Ends the embedded PostgreSQL; leaves a database of DATABASE_URL alone. */
  readonly close: () => Promise<void>;
}

/** The database of DATABASE_URL, or else the embedded PostgreSQL on the data folder. */
export async function openDatabase(
  config: Config,
  binDir: string | undefined,
  say: (message: string) => void,
): Promise<StoreDatabase> {
  if (config.databaseUrl !== null) {
    await tryDatabase(config.databaseUrl);
    return { connectionString: config.databaseUrl, close: () => Promise.resolve() };
  }
  // Not loaded at all where a database of one's own is used.
  const { startPostgres } = await import('@cutsite/embedded-postgres/supervisor');
  const started = await startPostgres({ dataDir: config.dataDir, binDir, onProgress: say, onOutage: say });
  if (!started.ok) throw new StartRefusal(started.error.message);
  return { connectionString: started.value.connectionString, close: started.value.stop };
}

/** Said before the site is built, and not after. */
async function tryDatabase(connectionString: string): Promise<void> {
  const { connect } = await import('@cutsite/service-base/database');
  const pool = connect({ connectionString, max: 1, connectionTimeoutMs: 10_000 });
  try {
    await pool.query('select 1');
  } catch (error) {
    throw new StartRefusal(`The database of DATABASE_URL cannot be used: ${reason(error)}`);
  } finally {
    await pool.end();
  }
}

/** A host with several addresses fails with one error for each of them and no message of its own. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ');
  return error instanceof Error ? error.message : String(error);
}
