import { runShippingCommand } from '@cutsite/order-service/command-line';

// `npm run shipping`: it needs no database.
process.exitCode = runShippingCommand(process.argv.slice(2), {
  file: process.env['SHIPPING_METHODS']?.trim() || null,
  print: (line) => void process.stdout.write(`${line}\n`),
});
