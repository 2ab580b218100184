import { type Config, parseConfig } from '@cutsite/order-service/config';
import { makeDataFolder } from './data-folder.ts';
import { openDatabase, type StoreDatabase } from './open-database.ts';
import { StartRefusal } from './start-refusal.ts';

/**
 * The database of the store for a command: that of DATABASE_URL, the embedded one of a store that is running, or else
 * the embedded one started for as long as the command takes.
 */
export async function openForCommand(
  env: Readonly<Record<string, string | undefined>>,
): Promise<StoreDatabase & { readonly config: Config }> {
  const parsed = parseConfig(env);
  if (!parsed.ok) throw new StartRefusal(parsed.error.map((fault) => fault.message).join('\n'));
  const config = parsed.value;
  if (config.databaseUrl === null) {
    const { findRunningPostgres } = await import('@cutsite/embedded-postgres/supervisor');
    const connectionString = await findRunningPostgres(config.dataDir);
    if (connectionString !== null) return { config, connectionString, close: () => Promise.resolve() };
    await makeDataFolder(config.dataDir);
  }
  return { config, ...(await openDatabase(config, env['PG_BIN_DIR'], () => undefined)) };
}
