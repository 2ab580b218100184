import { connect, migrate } from '@cutsite/order-service/database';
import { openForCommand } from '../start/open-for-command.ts';
import { StartRefusal } from '../start/start-refusal.ts';

/** What a command is given: the store's own database, brought up to date, and a terminal. */
export interface CommandParts {
  readonly pool: ReturnType<typeof connect>;
  readonly connectionString: string;
  readonly print: (line: string) => void;
}

/** Runs a command on the store's own database, whether the store is running or not, and sets the exit code. */
export async function runCommand(command: (parts: CommandParts) => Promise<number>): Promise<void> {
  // Whoever reads may stop early, as `head` does; the database is closed in good order all the same.
  process.stdout.on('error', () => undefined);
  try {
    const database = await openForCommand(process.env);
    const pool = connect({ connectionString: database.connectionString, max: 2 });
    try {
      await migrate(pool);
      const print = (line: string) => void process.stdout.write(`${line}\n`);
      process.exitCode = await command({ pool, connectionString: database.connectionString, print });
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
