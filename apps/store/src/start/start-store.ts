import { type Config, parseConfig } from '@cutsite/order-service/config';
import type { ItemTables } from '@cutsite/order-service/item-tables';
import { buildSiteIfChanged } from '../site/build-site.ts';
import { makeDataFolder } from './data-folder.ts';
import { cacheFolder, projectFolder } from './folders.ts';
import { listeningPort } from './listening-port.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { StartRefusal } from './start-refusal.ts';

export interface StartStoreOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Called with a sentence for each step that takes long. */
  readonly say: (message: string) => void;
  /** Ends the start at the next step; what was opened is closed again. */
  readonly signal: AbortSignal;
  /** The kinds of items to sell: those that ship, unless a test has one more. */
  readonly tables?: ItemTables | undefined;
}

export interface RunningStore {
  readonly config: Config;
  /** Finishes the requests in flight, then ends the database. Called again, it is the same stop. */
  readonly stop: () => Promise<void>;
  /** Cuts the requests in flight short; `stop` then goes on at once. */
  readonly cutShort: () => void;
}

/**
 * Brings up the whole store: settings, database, site, service, port. Rejects with a `StartRefusal` when the person at
 * the terminal can mend it. The database comes first, because its lock on the data folder keeps a second store away.
 */
export async function startStore({ env, say, signal, tables }: StartStoreOptions): Promise<RunningStore> {
  let config = readSettings(env);
  await makeDataFolder(config.dataDir);
  const opening = openDatabase(config, env['PG_BIN_DIR'], say);
  // The longest imports are read while PostgreSQL starts beside them. A failure shows again where they are used.
  import('./serve-store.ts').catch(() => undefined);
  const database = await opening;
  try {
    const port = await listeningPort(config.host, config.port);
    if (port !== config.port) config = readSettings({ ...env, PORT: String(port) });
    signal.throwIfAborted();
    await buildSiteIfChanged({ projectFolder, cacheFolder, say, signal });
    signal.throwIfAborted();
    return await serve(config, database, say, tables);
  } catch (error) {
    await database.close();
    throw error;
  }
}

function readSettings(env: StartStoreOptions['env']): Config {
  const parsed = parseConfig(env);
  if (parsed.ok) return parsed.value;
  const lines = parsed.error.map((fault) => `  - ${fault.message}`);
  throw new StartRefusal(`The store cannot start with these settings:\n${lines.join('\n')}`);
}

async function serve(
  config: Config,
  database: OpenDatabase,
  say: (message: string) => void,
  tables: ItemTables | undefined,
): Promise<RunningStore> {
  const { serveStore } = await import('./serve-store.ts');
  const served = await serveStore(config, database, say, tables);
  let stopping: Promise<void> | null = null;
  return {
    config,
    cutShort: served.cutShort,
    stop: () => (stopping ??= served.stop().then(database.close)),
  };
}
