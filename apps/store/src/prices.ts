import { runPricesCommand } from '@cutsite/order-service/command-line';
import { shippedProducts } from '@cutsite/order-service/item-tables';
import { systemClock } from '@cutsite/service-base/clock';
import { confirm } from './terminal/confirm.ts';
import { runCommand } from './terminal/run-command.ts';

// `npm run prices`
await runCommand(({ pool, print }) =>
  runPricesCommand(process.argv.slice(2), { pool, clock: systemClock, print, confirm, sold: shippedProducts }),
);
