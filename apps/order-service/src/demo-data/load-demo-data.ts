import type { Clock } from '@cutsite/service-base/clock';
import type { Pool } from 'pg';
import { loadDemoAddresses } from './demo-addresses.ts';
import { loadDemoCredit } from './demo-credit.ts';
import { loadDemoDistributors } from './demo-distributors.ts';
import { loadDemoPrices } from './demo-prices.ts';
import { loadDemoVouchers } from './demo-vouchers.ts';
import { loadDemoAccounts } from './load-demo-accounts.ts';

/**
 * Fills the demo store with what it needs to be tried out. What is there already is left as it is, so that it can run
 * at every start.
 */
export async function loadDemoData(parts: { readonly pool: Pool; readonly clock: Clock }): Promise<void> {
  await loadDemoPrices(parts);
  await loadDemoAccounts(parts);
  await loadDemoVouchers(parts);
  await loadDemoAddresses(parts);
  await loadDemoCredit(parts);
  await loadDemoDistributors(parts);
}
