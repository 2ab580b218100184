export { type DemoAccount, demoAccounts, demoPassword } from './demo-accounts.ts';
export { loadDemoPrices } from './demo-prices.ts';
export { findDemoAccounts } from './find-demo-accounts.ts';
export { loadDemoData } from './load-demo-data.ts';
