import { runStaffCommand } from '@cutsite/order-service/command-line';
import { systemClock } from '@cutsite/service-base/clock';
import { runCommand } from './terminal/run-command.ts';

// `npm run staff`
await runCommand(({ pool, config, print }) =>
  runStaffCommand(process.argv.slice(2), { pool, config, clock: systemClock, print }),
);
