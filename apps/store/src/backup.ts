import { runBackupCommand } from '@cutsite/order-service/command-line';
import { systemClock } from '@cutsite/service-base/clock';
import { runCommand } from './terminal/run-command.ts';

const words = process.argv.slice(2);
const { stdin, stdout, stderr } = process;
// The backup itself may go where lines are printed otherwise.
const print = (line: string) => void (words.includes('-') ? stderr : stdout).write(`${line}\n`);

// `npm run backup`
await runCommand(
  ({ pool, config }) => runBackupCommand(words, { pool, config, clock: systemClock, print, stdin, stdout }),
  {
    isAsItIs: true,
  },
);
