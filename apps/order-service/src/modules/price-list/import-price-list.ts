import type { PoolClient } from 'pg';
import { readCurrentPriceList, storeAsCurrent } from './price.repository.ts';
import { type PriceDifference, priceDifference } from './price-difference.ts';
import { priceListVersion } from './price-list-version.ts';
import type { PriceRow } from './price-row.ts';

/** What an import did, or would do. */
export interface PriceImport {
  readonly version: string;
  readonly difference: PriceDifference;
}

export interface PriceListToImport {
  readonly name: string;
  readonly rows: readonly PriceRow[];
  readonly importedAt: Date;
}

/** What would change if these rows became the price list. */
export async function comparePriceList(client: PoolClient, rows: readonly PriceRow[]): Promise<PriceImport> {
  const stored = await readCurrentPriceList(client);
  return { version: priceListVersion(rows), difference: priceDifference(stored?.rows ?? [], rows) };
}

/** Makes these rows the price list, inside the transaction of the caller. The same rows again change nothing. */
export async function importPriceList(client: PoolClient, list: PriceListToImport): Promise<PriceImport> {
  const compared = await comparePriceList(client, list.rows);
  await storeAsCurrent(client, { ...list, version: compared.version });
  return compared;
}
