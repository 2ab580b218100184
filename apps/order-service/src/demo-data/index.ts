export { type DemoAccount, demoAccounts, demoPassword } from './demo-accounts.ts';
export { loadDemoGenes } from './demo-genes.ts';
export { loadDemoTerms } from './demo-terms.ts';
export { findDemoAccounts } from './find-demo-accounts.ts';
export { loadDemoData, loadDemoPrices } from './load-demo-data.ts';
