import { checkInvariants } from '@cutsite/order-service/invariants';
import { runCommand } from './terminal/run-command.ts';

// `npm run invariants`: whether money, orders and content are as they have to be.
await runCommand(async ({ pool, print }) => {
  const broken = await checkInvariants(pool);
  for (const { rule, subject, found } of broken) print(`${rule}: ${subject} (${found ?? ''})`);
  print(`${broken.length} broken invariants`);
  return broken.length === 0 ? 0 : 1;
});
