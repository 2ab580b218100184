import type { GuideRnaItem } from '../guide-rna/index.ts';
import { addMoney, type Money, multiplyMoney, sumMoney, usd } from '../money/index.ts';
import type { AddOnItem } from '../product/index.ts';
import { err, ok, type Result } from '../result/index.ts';
import { baseCount } from '../sequence/index.ts';
import { guideQuery } from './guide-query.ts';
import type { PriceList, PriceQuery } from './price-list.ts';
import { priceOf, scopeMatches, type UnitPrice } from './price-of.ts';

/** What can be put in a cart so far. */
export type PriceableItem = GuideRnaItem | AddOnItem;

/** Units of one item that cost the same for the same reason: `62 guides × $24.60`. */
export interface PriceLine {
  readonly count: number;
  /** Bases of the shortest and the longest sequence on this line; `null` for an add-on. */
  readonly lengths: { readonly min: number; readonly max: number } | null;
  readonly unit: UnitPrice;
  readonly subtotal: Money;
}

/** One copy of an item with its price; the cart multiplies by the number of copies. */
export interface PricedItem<Item extends PriceableItem = PriceableItem> {
  readonly item: Item;
  readonly lines: readonly PriceLine[];
  readonly subtotal: Money;
  /** The same at list prices. */
  readonly undiscounted: Money;
}

export type PriceFaultCode = 'no_price' | 'out_of_stock';

/** Why an item cannot be sold, and for which of its sequences (empty for an add-on). */
export interface PriceFault {
  readonly code: PriceFaultCode;
  readonly sequenceIndexes: readonly number[];
}

/** Texts of ours: none are given for these. */
export const priceFaultMessages = {
  no_price: 'There is no price for this combination yet.',
  out_of_stock: 'This combination is out of stock.',
} as const satisfies Record<PriceFaultCode, string>;

type SharedPriceList = Pick<PriceList, 'records' | 'outOfStock'>;

function priceUnit(
  query: PriceQuery,
  list: SharedPriceList,
  strategy: string | null,
): Result<UnitPrice, PriceFaultCode> {
  if (list.outOfStock.some((gap) => scopeMatches(gap, query))) return err('out_of_stock');
  return priceOf(query, list, strategy);
}

function addOnLines(item: AddOnItem, list: SharedPriceList, strategy: string | null): Result<PriceLine[], PriceFault> {
  const { productSlug } = item;
  const unit = priceUnit({ productSlug, productType: 'add_on', options: {}, numbers: {} }, list, strategy);
  if (!unit.ok) return err({ code: unit.error, sequenceIndexes: [] });
  return ok([{ count: 1, lengths: null, unit: unit.value, subtotal: unit.value.unit }]);
}

interface OpenLine {
  readonly unit: UnitPrice;
  count: number;
  min: number;
  max: number;
}

function guideLines(
  item: GuideRnaItem,
  list: SharedPriceList,
  strategy: string | null,
): Result<PriceLine[], PriceFault> {
  const byLength = new Map<number, Result<UnitPrice, PriceFaultCode>>();
  const open = new Map<string, OpenLine>();
  const unsold = new Map<PriceFaultCode, number[]>();

  for (const [index, sequence] of item.sequences.entries()) {
    const length = baseCount(sequence.rawSequence);
    let unit = byLength.get(length);
    if (unit === undefined) {
      unit = priceUnit(guideQuery(item, length), list, strategy);
      byLength.set(length, unit);
    }
    if (!unit.ok) {
      unsold.set(unit.error, [...(unsold.get(unit.error) ?? []), index]);
      continue;
    }
    const key = unit.value.candidates.map((one) => one.recordId).join(' ');
    const line = open.get(key);
    if (line === undefined) open.set(key, { unit: unit.value, count: 1, min: length, max: length });
    else {
      line.count += 1;
      line.min = Math.min(line.min, length);
      line.max = Math.max(line.max, length);
    }
  }

  const [first] = unsold;
  if (first !== undefined) return err({ code: first[0], sequenceIndexes: first[1] });
  const lines = [...open.values()]
    .map(({ unit, count, min, max }) => ({
      count,
      lengths: { min, max },
      unit,
      subtotal: multiplyMoney(unit.unit, count),
    }))
    .toSorted((one, other) => one.lengths.min - other.lengths.min);
  return ok(lines);
}

/**
 * Prices one copy of an item: every guide by its own length, equal units gathered on one line. The browser and the
 * server call this same function; the server's word counts (ruling 30).
 */
export function priceItem<Item extends PriceableItem>(
  item: Item,
  list: SharedPriceList,
  strategy: string | null,
): Result<PricedItem<Item>, PriceFault> {
  const priceable: PriceableItem = item;
  const lines =
    'sequences' in priceable ? guideLines(priceable, list, strategy) : addOnLines(priceable, list, strategy);
  if (!lines.ok) return lines;
  return ok({
    item,
    lines: lines.value,
    subtotal: sumMoney(lines.value.map((line) => line.subtotal)),
    undiscounted: sumMoney(lines.value.map((line) => multiplyMoney(line.unit.list, line.count))),
  });
}

/** The price of all copies of all items. No items cost nothing. */
export function priceCart(entries: readonly { readonly priced: PricedItem; readonly quantity: number }[]): {
  readonly subtotal: Money;
  readonly undiscounted: Money;
} {
  return entries.reduce(
    (sum, { priced, quantity }) => ({
      subtotal: addMoney(sum.subtotal, multiplyMoney(priced.subtotal, quantity)),
      undiscounted: addMoney(sum.undiscounted, multiplyMoney(priced.undiscounted, quantity)),
    }),
    { subtotal: usd(0), undiscounted: usd(0) },
  );
}
