import { readFile } from 'node:fs/promises';
import type { Clock } from '@cutsite/service-base/clock';
import { withTransaction } from '@cutsite/service-base/database';
import type { Pool } from 'pg';
import { shippedProducts } from '../item-tables/index.ts';
import { importPriceList, parsePriceFile, readCurrentPriceList } from '../modules/price-list/index.ts';
import { loadDemoAddresses } from './demo-addresses.ts';
import { loadDemoContent } from './demo-content.ts';
import { loadDemoCredit } from './demo-credit.ts';
import { loadDemoDistributors } from './demo-distributors.ts';
import { loadDemoGenes } from './demo-genes.ts';
import { loadDemoVouchers } from './demo-vouchers.ts';
import { loadDemoAccounts } from './load-demo-accounts.ts';

/**
 * Fills the demo store with what it needs to be tried out. What is there already is left as it is, so that it can run
 * at every start.
 */
export async function loadDemoData(parts: { readonly pool: Pool; readonly clock: Clock }): Promise<void> {
  await loadDemoPrices(parts);
  await loadDemoGenes(parts);
  await loadDemoAccounts(parts);
  await loadDemoVouchers(parts);
  await loadDemoAddresses(parts);
  await loadDemoCredit(parts);
  await loadDemoDistributors(parts);
  await loadDemoContent(parts);
}

/** Shown by `npm run prices -- show`; no price in it is anybody's (ruling 14). */
const name = 'Fictional demo prices';

/** Loads the fictional price list unless there is a price list already, imported by anybody. */
export async function loadDemoPrices({ pool, clock }: { readonly pool: Pool; readonly clock: Clock }): Promise<void> {
  if ((await readCurrentPriceList(pool)) !== null) return;
  const rows = parsePriceFile(await readFile(new URL('./demo-prices.csv', import.meta.url), 'utf8'), shippedProducts);
  if (!rows.ok) throw new Error(`demo-prices.csv has faults: ${JSON.stringify(rows.error)}`);
  await withTransaction(pool, async (client) => {
    if ((await readCurrentPriceList(client)) !== null) return;
    await importPriceList(client, { name, rows: rows.value, importedAt: clock.now() });
  });
}
