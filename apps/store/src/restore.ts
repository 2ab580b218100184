import { runRestoreCommand } from '@cutsite/order-service/command-line';
import { systemClock } from '@cutsite/service-base/clock';
import { runCommand } from './terminal/run-command.ts';

const words = process.argv.slice(2);
const { stdin, stdout } = process;

// `npm run restore`
await runCommand(
  ({ pool, config, print }) => runRestoreCommand(words, { pool, config, clock: systemClock, print, stdin, stdout }),
  {
    isAsItIs: true,
    asOwner: true,
  },
);
