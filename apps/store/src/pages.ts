import { runPagesCommand } from '@cutsite/order-service/command-line';
import { runCommand } from './terminal/run-command.ts';

await runCommand(({ pool, print }) => runPagesCommand(process.argv.slice(2), { pool, print }));
