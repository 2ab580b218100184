import { formatPriceFile } from './price-file.ts';
import type { PriceRow } from './price-row.ts';

/** What an import would change, by the id of the rows. */
export interface PriceDifference {
  readonly added: readonly PriceRow[];
  readonly removed: readonly PriceRow[];
  readonly changed: readonly { readonly before: PriceRow; readonly after: PriceRow }[];
}

export function priceDifference(before: readonly PriceRow[], after: readonly PriceRow[]): PriceDifference {
  const old = new Map(before.map((row) => [row.id, row]));
  const kept = new Set(after.map((row) => row.id));
  const changed = after.flatMap((row) => {
    const earlier = old.get(row.id);
    return earlier !== undefined && lineOf(earlier) !== lineOf(row) ? [{ before: earlier, after: row }] : [];
  });
  return {
    added: after.filter((row) => !old.has(row.id)),
    removed: before.filter((row) => !kept.has(row.id)),
    changed,
  };
}

/** A difference as lines to read: `+` added, `-` removed, and both for a changed row. Empty when nothing changes. */
export function differenceLines({ added, removed, changed }: PriceDifference): string[] {
  return [
    ...removed.map((row) => `- ${lineOf(row)}`),
    ...changed.flatMap(({ before, after }) => [`- ${lineOf(before)}`, `+ ${lineOf(after)}`]),
    ...added.map((row) => `+ ${lineOf(row)}`),
  ];
}

/** The row as it stands in a price file. */
function lineOf(row: PriceRow): string {
  return formatPriceFile([row]).split('\n')[1] ?? '';
}
