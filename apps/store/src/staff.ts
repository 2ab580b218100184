import { systemClock } from '@cutsite/order-service/clock';
import { runStaffCommand } from '@cutsite/order-service/command-line';
import { runCommand } from './terminal/run-command.ts';

// `npm run staff`
await runCommand(({ pool, config, print }) =>
  runStaffCommand(process.argv.slice(2), { pool, config, clock: systemClock, print }),
);
