export { runBackupCommand, runRestoreCommand } from './backup-command.ts';
export { type GenesCommand, genesUsage, runGenesCommand } from './genes-command.ts';
export { runPagesCommand } from './pages-command.ts';
export { type PricesCommand, pricesUsage, runPricesCommand } from './prices-command.ts';
export { runShippingCommand } from './shipping-command.ts';
export { runStaffCommand } from './staff-command.ts';
