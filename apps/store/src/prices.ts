import { createInterface } from 'node:readline/promises';
import { runPricesCommand } from '@cutsite/order-service/command-line';
import { systemClock } from '@cutsite/service-base/clock';
import { runCommand } from './terminal/run-command.ts';

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}

// `npm run prices`
await runCommand(({ pool, print }) =>
  runPricesCommand(process.argv.slice(2), { pool, clock: systemClock, print, confirm }),
);
