import { type Money, moneyText, usd } from '../money/index.ts';
import type { PriceList, PriceQuery, PriceRecord, PriceScope } from './price-list.ts';
import { discountInWords, priceOf, type UnitPrice } from './price-of.ts';
import { optionText, rangeText, scopeInWords } from './scope-in-words.ts';

/** Something that is sold, as price records name it: guides have several slugs. */
export interface Sold {
  readonly productSlugs: readonly string[];
  readonly productType: string;
}

/** The list prices of one product, as they are shown. */
export interface ListPriceTable {
  /** What stands above the prices; a single empty text where each row has one price. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly about: string; readonly prices: readonly (Money | null)[] }[];
  /** What everybody gets off the list price: "90 to 179 pools: $50.00 off". */
  readonly rules: readonly string[];
}

type Records = Pick<PriceList, 'records'>;

/** What a list price is laid out by, the first that the records have: an amount, or a number of genes. */
const columnNames = ['yield', 'genes'] as const;

const isFor = ({ productSlugs, productType }: Sold, record: PriceRecord): boolean =>
  productSlugs.includes(record.productSlug) && record.productType === productType;

/** What everybody pays for a product before any agreement, laid out for reading (CT-68). */
export function listPriceTable(list: Records, sold: Sold): ListPriceTable {
  const records = list.records.filter((record) => record.priceStrategy === null && isFor(sold, record));
  const prices = records.filter(({ priceType }) => priceType === 'price');
  const by = columnNames.find((name) => prices.some((record) => columnsOf(record, name).length > 0));
  const columns = by === undefined ? [''] : [...new Set(prices.flatMap((record) => columnsOf(record, by)))];
  const rows = new Map<string, (Money | null)[]>();
  for (const record of prices) {
    const about = atTheStart(scopeInWords(record, by));
    const row = rows.get(about) ?? columns.map(() => null);
    rows.set(about, row);
    const own = by === undefined ? [] : columnsOf(record, by);
    for (const [at, column] of columns.entries()) {
      if (own.length > 0 && !own.includes(column)) continue;
      const known = row[at];
      if (known === null || known === undefined || record.price < known.minor) row[at] = usd(record.price);
    }
  }
  return {
    columns,
    rows: [...rows].map(([about, cells]) => ({ about, prices: cells })),
    rules: records
      .filter(({ priceType }) => priceType !== 'price')
      .map((record) => {
        const about = atTheStart(scopeInWords(record));
        const { priceType, price, isNet } = record;
        const off = {
          percent: priceType === 'percent' ? price : null,
          ...(priceType === 'fixed' ? { offMinor: price } : {}),
        };
        return `${about === '' ? record.label : about}: ${isNet === true ? moneyText(usd(price)) : discountInWords(off)}`;
      }),
  };
}

/**
 * The lowest price at which one unit of a product is sold to a customer, whatever it is made of; null where it has no
 * price. Rules that ask for more than one unit are left out: nobody gets them by looking.
 */
export function lowestPrice(list: Records, sold: Sold, strategy: string | null): UnitPrice | null {
  const found = list.records
    .filter((record) => record.priceType === 'price' && isFor(sold, record))
    .map((record) => priceOf(exampleOf(record), list, strategy))
    .flatMap((price) => (price.ok ? [price.value] : []))
    .toSorted((one, other) => one.unit.minor - other.unit.minor);
  return found[0] ?? null;
}

/** One thing that a record is about. */
function exampleOf({ productSlug, productType, options, ranges }: PriceScope): PriceQuery {
  return {
    productSlug,
    productType,
    options: Object.fromEntries(Object.entries(options).flatMap(([name, [word]]) => (word ? [[name, word]] : []))),
    numbers: Object.fromEntries(
      Object.entries(ranges).flatMap(([name, { min, max }]) => {
        const number = min ?? max;
        return number === null ? [] : [[name, number]];
      }),
    ),
  };
}

function columnsOf({ options, ranges }: PriceScope, name: (typeof columnNames)[number]): readonly string[] {
  const range = ranges[name];
  if (range !== undefined) return [rangeText(name, range)];
  return (options[name] ?? []).map((word) => optionText(name, word));
}

const atTheStart = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
