import { type Config, parseConfig } from '@cutsite/order-service/config';
import { makeDataFolder } from './data-folder.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { StartRefusal } from './start-refusal.ts';

/**
 * The database of the store for a command: that of DATABASE_URL, the embedded one of a store that is running, or else
 * the embedded one started for as long as the command takes.
 */
export async function openForCommand(
  env: Readonly<Record<string, string | undefined>>,
): Promise<OpenDatabase & { readonly config: Config }> {
  const parsed = parseConfig(env);
  if (!parsed.ok) throw new StartRefusal(parsed.error.map((fault) => fault.message).join('\n'));
  const config = parsed.value;
  if (config.databaseUrl === null) {
    const { findRunningPostgres } = await import('@cutsite/embedded-postgres/supervisor');
    const running = await findRunningPostgres(config.dataDir);
    if (running !== null) {
      const role = new URL(running.connectionString).username;
      return { config, ...running, role, close: () => Promise.resolve() };
    }
    await makeDataFolder(config.dataDir);
  }
  return { config, ...(await openDatabase(config, env['PG_BIN_DIR'], () => undefined)) };
}
