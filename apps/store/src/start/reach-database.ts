import type { StorePool } from '@cutsite/service-base/database';
import { StartRefusal } from './start-refusal.ts';

/** As a setting, or null for the embedded database of the data folder. */
export type DatabaseSetting = 'DATABASE_URL' | 'DATABASE_OWNER_URL' | null;

/** A busy machine may need a while for a new connection, and nobody is waiting for an answer yet. */
const startTimeoutMs = 10_000;

/**
 * A pool of one connection for the start, which has been reached when it returns. A database that refuses or does not
 * answer in time is a `StartRefusal` that says what to do.
 */
export async function reachDatabase(
  setting: DatabaseSetting,
  connectionString: string,
  timeoutMs = startTimeoutMs,
): Promise<StorePool> {
  const { connect } = await import('@cutsite/service-base/database');
  const pool = connect({ connectionString, max: 1, connectionTimeoutMs: timeoutMs });
  try {
    await pool.query('select 1');
    return pool;
  } catch (error) {
    await pool.end();
    throw new StartRefusal(
      setting === null
        ? `The database in the data folder cannot be used: ${reason(error)}. Please start the store again; the machine may have been too busy.`
        : `The database of ${setting} cannot be used: ${reason(error)}. See that it runs and that ${setting} is right, then start the store again.`,
    );
  }
}

/** A host with several addresses fails with one error for each of them and no message of its own. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ');
  return error instanceof Error ? error.message : String(error);
}
