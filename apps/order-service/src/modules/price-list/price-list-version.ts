import { createHash } from 'node:crypto';
import type { PriceRow } from './price-row.ts';

/**
 * Names the contents of a list: the same rows in any order have the same version. 16 hexadecimal digits of a SHA-256;
 * notes are no part of it, because they change no price.
 */
export function priceListVersion(rows: readonly PriceRow[]): string {
  const lines = rows
    .map((row) =>
      JSON.stringify([
        row.id,
        row.label,
        row.productSlug,
        row.productType,
        row.priceType,
        row.priceStrategy,
        row.yieldOptions,
        row.modifiedOptions,
        row.nucleaseOptions,
        row.minLength,
        row.maxLength,
        row.price,
      ]),
    )
    .toSorted();
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
}
