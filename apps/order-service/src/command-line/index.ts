export { type PricesCommand, pricesUsage, runPricesCommand } from './prices-command.ts';
