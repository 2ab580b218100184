import { createHash } from 'node:crypto';
import { type NumberRange, specifiedScope } from '@cutsite/domain/price';
import { announcePageChange } from '@cutsite/service-base/page-changes';
import type { PoolClient } from 'pg';
import { readCurrentPriceList, storeAsCurrent } from './price.repository.ts';
import { type PriceDifference, priceDifference } from './price-difference.ts';
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
  // Pages of products show list prices, and which ones do is up to their editors.
  await announcePageChange(client, null);
  return compared;
}

/**
 * A price by itself is called what it was called when it was the only meaning of `fixed`, so that such a list keeps its
 * version; an amount off never has the version of such a list.
 */
const versionWords: Partial<Readonly<Record<PriceRow['priceType'], string>>> = { net: 'fixed', fixed: 'amount_off' };

/**
 * Names the contents of a list: the same rows in any order have the same version. 16 hexadecimal digits of a SHA-256;
 * notes are no part of it, because they change no price. What the specified fields have no room for is added only where
 * there is some, so that a list of guides keeps the version that it always had.
 */
function priceListVersion(rows: readonly PriceRow[]): string {
  const lines = rows
    .map((row) => {
      const scope = specifiedScope(row);
      const further = [byName(scope.furtherOptions), byName(scope.furtherRanges)];
      return JSON.stringify([
        row.id,
        row.label,
        row.productSlug,
        row.productType,
        versionWords[row.priceType] ?? row.priceType,
        row.priceStrategy,
        scope.yieldOptions,
        scope.modifiedOptions,
        scope.nucleaseOptions,
        scope.minLength,
        scope.maxLength,
        row.price,
        ...(further.some((named) => named.length > 0) ? further : []),
      ]);
    })
    .toSorted();
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
}

/** Names and what stands under them, by the alphabet: the database does not keep their order. */
function byName(named: PriceRow['options'] | PriceRow['ranges']): readonly unknown[] {
  return Object.entries(named)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => (isRange(value) ? [name, value.min, value.max] : [name, ...value]));
}

function isRange(value: readonly string[] | NumberRange): value is NumberRange {
  return 'min' in value;
}
