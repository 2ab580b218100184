import { scopeInWords } from '@cutsite/domain/price';
import { netPrice, outOfStock, type PriceRow } from './price-row.ts';

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
    return earlier !== undefined && lineOf(inOneOrder(earlier)) !== lineOf(inOneOrder(row))
      ? [{ before: earlier, after: row }]
      : [];
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

const decimal = (hundredths: number | null) => ((hundredths ?? 0) / 100).toFixed(2);

const priceTexts: Readonly<Record<PriceRow['priceType'], (price: number | null) => string>> = {
  price: decimal,
  percent: (price) => `${decimal(price)} % off`,
  fixed: (price) => `${decimal(price)} off`,
  [netPrice]: (price) => `${decimal(price)} by itself`,
  [outOfStock]: () => 'out of stock',
};

/** The database keeps the parts of a scope in an order of its own, a file in that of its columns: they say the same. */
function inOneOrder(row: PriceRow): PriceRow {
  return { ...row, options: byName(row.options), ranges: byName(row.ranges) };
}

function byName<Value>(parts: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(parts).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** A row in words: `edu: Educational, sgrna_kit plate, 3 nmol, for edu-40: 40.00 % off (its note)`. */
function lineOf(row: PriceRow): string {
  const about = [
    row.label,
    `${row.productSlug} ${row.productType}`,
    scopeInWords(row),
    row.priceStrategy === null ? '' : `for ${row.priceStrategy}`,
  ];
  const note = row.note === '' ? '' : ` (${row.note})`;
  return `${row.id}: ${about.filter((part) => part !== '').join(', ')}: ${priceTexts[row.priceType](row.price)}${note}`;
}
