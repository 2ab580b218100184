import { createInterface } from 'node:readline/promises';
import { systemClock } from '@cutsite/order-service/clock';
import { runPricesCommand } from '@cutsite/order-service/command-line';
import { connect, migrate } from '@cutsite/order-service/database';
import { openForCommand } from './start/open-for-command.ts';
import { StartRefusal } from './start/start-refusal.ts';

// Whoever reads may stop early, as `head` does; the database is closed in good order all the same.
process.stdout.on('error', () => undefined);

const print = (line: string) => void process.stdout.write(`${line}\n`);

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}

/** `npm run prices`: on the store's own database, whether the store is running or not. */
async function runPrices(words: readonly string[]): Promise<number> {
  const database = await openForCommand(process.env);
  const pool = connect({ connectionString: database.connectionString, max: 2 });
  try {
    await migrate(pool);
    return await runPricesCommand(words, { pool, clock: systemClock, print, confirm });
  } finally {
    await pool.end();
    await database.close();
  }
}

try {
  process.exitCode = await runPrices(process.argv.slice(2));
} catch (error) {
  const isExpected = error instanceof StartRefusal || (error as NodeJS.ErrnoException).code === 'ENOENT';
  process.stderr.write(`${isExpected ? (error as Error).message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
