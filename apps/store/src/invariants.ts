import { connect, migrate } from '@cutsite/order-service/database';
import { checkInvariants } from '@cutsite/order-service/invariants';
import { openForCommand } from './start/open-for-command.ts';
import { StartRefusal } from './start/start-refusal.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** `npm run invariants`: whether money and orders are as they have to be, in the store's own database. */
async function runInvariants(): Promise<number> {
  const database = await openForCommand(process.env);
  const pool = connect({ connectionString: database.connectionString, max: 1 });
  try {
    await migrate(pool);
    const broken = await checkInvariants(pool);
    for (const { rule, subject, found } of broken) print(`${rule}: ${subject} (${found ?? ''})`);
    print(`${broken.length} broken invariants`);
    return broken.length === 0 ? 0 : 1;
  } finally {
    await pool.end();
    await database.close();
  }
}

try {
  process.exitCode = await runInvariants();
} catch (error) {
  process.stderr.write(`${error instanceof StartRefusal ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
