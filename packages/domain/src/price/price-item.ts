import { type Money, multiplyMoney, sumMoney } from '../money/index.ts';
import { err, ok, type Result } from '../result/index.ts';
import type { PriceList, PriceQuery } from './price-list.ts';
import { priceOf, scopeMatches, type UnitPrice } from './price-of.ts';

/** Units of one item that cost the same for the same reason: `62 guides × $24.60`. */
export interface PriceLine {
  readonly count: number;
  /** Bases of the shortest and the longest sequence on this line; `null` for what has no length, such as an add-on. */
  readonly lengths: { readonly min: number; readonly max: number } | null;
  readonly unit: UnitPrice;
  readonly subtotal: Money;
}

/** One copy of an item with its price; the cart multiplies by the number of copies. */
export interface PricedItem<Item = unknown> {
  readonly item: Item;
  readonly lines: readonly PriceLine[];
  readonly subtotal: Money;
  /** The same at list prices. */
  readonly undiscounted: Money;
}

export type PriceFaultCode = 'no_price' | 'out_of_stock';

/** Why an item cannot be sold, and which of its units are to blame, by their places among the units. */
export interface PriceFault {
  readonly code: PriceFaultCode;
  readonly unitIndexes: readonly number[];
}

/** What one copy of an item consists of, for its price: a guide, a bottle. Units may share one query object. */
export interface PriceableUnit {
  readonly query: PriceQuery;
  /** How many of them, at the same price. */
  readonly count: number;
  /** Bases, for the words on the price line; null where a length says nothing. */
  readonly length: number | null;
}

/** Texts of ours: none are given for these. */
export const priceFaultMessages = {
  no_price: 'There is no price for this combination yet.',
  out_of_stock: 'This combination is out of stock.',
} as const satisfies Record<PriceFaultCode, string>;

type SharedPriceList = Pick<PriceList, 'records' | 'outOfStock'>;

/** The price of one unit of what is in stock: what the browser, the cart and a look-up answer alike. */
export function priceUnit(
  query: PriceQuery,
  list: SharedPriceList,
  strategy: string | null,
): Result<UnitPrice, PriceFaultCode> {
  if (list.outOfStock.some((gap) => scopeMatches(gap, query))) return err('out_of_stock');
  return priceOf(query, list, strategy);
}

interface OpenLine {
  readonly unit: UnitPrice;
  count: number;
  lengths: { min: number; max: number } | null;
}

function withLength(lengths: OpenLine['lengths'], length: number | null): OpenLine['lengths'] {
  if (length === null) return lengths;
  if (lengths === null) return { min: length, max: length };
  return { min: Math.min(lengths.min, length), max: Math.max(lengths.max, length) };
}

function linesOf(
  units: readonly PriceableUnit[],
  list: SharedPriceList,
  strategy: string | null,
): Result<PriceLine[], PriceFault> {
  const byQuery = new Map<PriceQuery, Result<OpenLine, PriceFaultCode>>();
  const open = new Map<string, OpenLine>();
  const unsold = new Map<PriceFaultCode, number[]>();
  const lineOf = (query: PriceQuery): Result<OpenLine, PriceFaultCode> => {
    const unit = priceUnit(query, list, strategy);
    if (!unit.ok) return unit;
    const key = unit.value.candidates.map((candidate) => candidate.recordId).join(' ');
    const line = open.get(key) ?? { unit: unit.value, count: 0, lengths: null };
    open.set(key, line);
    return ok(line);
  };

  for (const [index, { query, count, length }] of units.entries()) {
    const line = byQuery.get(query) ?? lineOf(query);
    byQuery.set(query, line);
    if (line.ok) {
      line.value.count += count;
      line.value.lengths = withLength(line.value.lengths, length);
    } else unsold.set(line.error, [...(unsold.get(line.error) ?? []), index]);
  }

  const [first] = unsold;
  if (first !== undefined) return err({ code: first[0], unitIndexes: first[1] });
  const lines = [...open.values()]
    .map(({ unit, count, lengths }) => ({ count, lengths, unit, subtotal: multiplyMoney(unit.unit, count) }))
    .toSorted((one, other) => (one.lengths?.min ?? 0) - (other.lengths?.min ?? 0));
  return ok(lines);
}

/**
 * Prices one copy of an item by its units, equal ones gathered on one line. The browser and the server call this same
 * function; the server's word counts (ruling 30). Units that share a query object are asked once.
 */
export function priceUnits<Item>(
  item: Item,
  units: readonly PriceableUnit[],
  list: SharedPriceList,
  strategy: string | null,
): Result<PricedItem<Item>, PriceFault> {
  const lines = linesOf(units, list, strategy);
  if (!lines.ok) return lines;
  return ok({
    item,
    lines: lines.value,
    subtotal: sumMoney(lines.value.map((line) => line.subtotal)),
    undiscounted: sumMoney(lines.value.map((line) => multiplyMoney(line.unit.list, line.count))),
  });
}
