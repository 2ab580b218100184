import type { Config } from '@cutsite/order-service/config';
import { grantStoreRole } from '@cutsite/order-service/database';
import { connect } from '@cutsite/service-base/database';
import { bringUpToDate, countNewTables } from '../start/bring-up-to-date.ts';
import { openForCommand } from '../start/open-for-command.ts';
import { StartRefusal } from '../start/start-refusal.ts';

/** What a command is given: the settings and the database of the store, and a terminal. */
export interface CommandParts {
  readonly pool: ReturnType<typeof connect>;
  readonly config: Config;
  readonly print: (line: string) => void;
}

/**
 * Runs a command on the store's own database, whether the store is running or not, and sets the exit code.
 *
 * @param options.isAsItIs the command wants the schema that it finds, and not the one of this program
 * @param options.asOwner it makes tables itself, and works as the role that owns them
 */
export async function runCommand(
  command: (parts: CommandParts) => Promise<number>,
  options: { readonly isAsItIs?: boolean; readonly asOwner?: boolean } = {},
): Promise<void> {
  // The reading end may close early, as `head` does; the database is closed in good order all the same.
  process.stdout.on('error', () => undefined);
  try {
    const database = await openForCommand(process.env);
    const { connectionString, ownerConnectionString, role, config } = database;
    const owner = options.asOwner === true ? ownerConnectionString : null;
    const pool = connect({ connectionString: owner ?? connectionString, max: 2 });
    try {
      if (options.isAsItIs !== true) await bringUpToDate(database, config);
      const print = (line: string) => void process.stdout.write(`${line}\n`);
      process.exitCode = await command({ pool, config, print });
      if (owner !== null) await grantStoreRole(pool, role);
      if (options.isAsItIs !== true) await countNewTables(database, config);
    } finally {
      await pool.end();
      await database.close();
    }
  } catch (error) {
    const isExpected = error instanceof StartRefusal || (error as NodeJS.ErrnoException).code === 'ENOENT';
    process.stderr.write(`${isExpected ? (error as Error).message : (error as Error).stack}\n`);
    process.exitCode = 1;
  }
}
