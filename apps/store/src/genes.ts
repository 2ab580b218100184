import { runGenesCommand } from '@cutsite/order-service/command-line';
import { systemClock } from '@cutsite/service-base/clock';
import { confirm } from './terminal/confirm.ts';
import { runCommand } from './terminal/run-command.ts';

// `npm run genes`
await runCommand(({ pool, print }) =>
  runGenesCommand(process.argv.slice(2), { pool, clock: systemClock, print, confirm }),
);
