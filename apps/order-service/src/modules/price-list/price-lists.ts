import type { PriceList } from '@cutsite/domain/price';
import type { Pool } from 'pg';
import { readCurrentPriceList, readCurrentVersion } from './price.repository.ts';
import { priceListOf } from './price-row.ts';

/** Where the other modules get prices from. */
export interface PriceLists {
  /** The current list, after asking the database which one that is. */
  readonly current: () => Promise<PriceList>;
  /**
   * The list this process has, without a query. A write that uses it must check that `version` is still current, and
   * reads `current` when it is not.
   */
  readonly known: () => Promise<PriceList>;
}

const nothingForSale: PriceList = { version: '', currency: 'USD', records: [], outOfStock: [] };

/**
 * Price lists read from PostgreSQL and kept in the process. A list never changes under its version, so that what is
 * kept can be old but never wrong.
 */
export function priceLists(pool: Pool): PriceLists {
  let kept: PriceList = nothingForSale;

  async function current(): Promise<PriceList> {
    const version = await readCurrentVersion(pool);
    if (version === kept.version) return kept;
    const stored = await readCurrentPriceList(pool);
    kept = stored === null ? nothingForSale : priceListOf(stored.version, stored.rows);
    return kept;
  }

  return { current, known: async () => (kept === nothingForSale ? current() : kept) };
}
