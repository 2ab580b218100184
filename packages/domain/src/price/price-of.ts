import { type Money, moneyText, percentOff, usd } from '../money/index.ts';
import { err, ok, type Result } from '../result/index.ts';
import type { PriceList, PriceQuery, PriceRecord, PriceScope, PriceType } from './price-list.ts';

/** A price that applies, whether it won or not: together they explain the price that was asked. */
export interface PriceCandidate {
  readonly recordId: string;
  readonly label: string;
  readonly priceType: PriceType;
  readonly priceStrategy: string | null;
  /** The percentage taken off, for `percent` only. */
  readonly percent: number | null;
  /** Minor units taken off, for `fixed` only. What was priced before amounts were taken off has none. */
  readonly offMinor?: number;
  readonly amount: Money;
  readonly wins: boolean;
}

export interface UnitPrice {
  /** What everybody pays without a discount. */
  readonly list: Money;
  readonly unit: Money;
  readonly winner: PriceCandidate;
  /** The list price first, then the discounts, cheapest first. */
  readonly candidates: readonly PriceCandidate[];
}

function optionsMatch(scope: PriceScope, query: PriceQuery): boolean {
  for (const name in scope.options) {
    const word = query.options[name];
    if (word === undefined || scope.options[name]?.includes(word) !== true) return false;
  }
  return true;
}

/**
 * Whether anything of these options has a list price for this customer, whatever its length or number: what has none is
 * shown as not offered (ruling 53).
 */
export function isOffered(
  asked: Pick<PriceQuery, 'productSlug' | 'productType' | 'options'>,
  list: Pick<PriceList, 'records'>,
  strategy: string | null,
): boolean {
  const query = { ...asked, numbers: {} };
  return list.records.some(
    (record) =>
      record.priceType === 'price' &&
      (record.priceStrategy === null || record.priceStrategy === strategy) &&
      record.productSlug === asked.productSlug &&
      record.productType === asked.productType &&
      optionsMatch(record, query),
  );
}

function rangesMatch(scope: PriceScope, query: PriceQuery): boolean {
  for (const name in scope.ranges) {
    const number = query.numbers[name];
    const { min = null, max = null } = scope.ranges[name] ?? {};
    if (number === undefined || (min !== null && number < min) || (max !== null && number > max)) return false;
  }
  return true;
}

/**
 * Whether a record (or a gap in the stock) is about this thing: product slug, type, and every option and range that
 * the record names must match. For a guide these are yield, modification, nuclease and length (PR-8).
 */
export function scopeMatches(scope: PriceScope, query: PriceQuery): boolean {
  return (
    scope.productSlug === query.productSlug &&
    scope.productType === query.productType &&
    optionsMatch(scope, query) &&
    rangesMatch(scope, query)
  );
}

/** Cheapest first; among equals the record's id decides, so that the winner never depends on the order of the list. */
function byAmount(one: PriceCandidate, other: PriceCandidate): number {
  return one.amount.minor - other.amount.minor || (one.recordId < other.recordId ? -1 : 1);
}

function candidate(record: PriceRecord, amount: Money): PriceCandidate {
  return {
    recordId: record.id,
    label: record.label,
    priceType: record.priceType,
    priceStrategy: record.priceStrategy,
    percent: record.priceType === 'percent' ? record.price : null,
    ...(record.priceType === 'fixed' && record.isNet !== true ? { offMinor: record.price } : {}),
    amount,
    wins: false,
  };
}

/** What a discount leaves of the list price, never less than nothing (ruling 46). */
function discounted(list: Money, { priceType, price, isNet }: PriceRecord): Money {
  if (priceType === 'percent') return percentOff(list, price);
  return usd(isNet === true ? price : Math.max(list.minor - price, 0));
}

/** "40 % off", "$15.00 off": what a rule takes off the list price; empty for a price by itself. */
export function discountInWords({ percent, offMinor }: Pick<PriceCandidate, 'percent' | 'offMinor'>): string {
  if (percent !== null) return `${percent} % off`;
  return offMinor === undefined ? '' : `${moneyText(usd(offMinor))} off`;
}

/**
 * The price of one unit: the lowest of the list price, the percent-discounted and the fixed-discounted price
 * (PR-9). Where several list prices match, the lowest one is the list price. On a draw the
 * list price wins over a discount that takes nothing off. Without a list price there is nothing to sell: `no_price`.
 */
export function priceOf(
  query: PriceQuery,
  list: Pick<PriceList, 'records'>,
  strategy: string | null,
): Result<UnitPrice, 'no_price'> {
  const matching = list.records.filter(
    (record) => (record.priceStrategy === null || record.priceStrategy === strategy) && scopeMatches(record, query),
  );
  const lists = matching.filter((record) => record.priceType === 'price');
  const listPrice = lists.map((record) => candidate(record, usd(record.price))).toSorted(byAmount)[0];
  if (listPrice === undefined) return err('no_price');

  const discounts = matching
    .filter((record) => record.priceType !== 'price')
    .map((record) => candidate(record, discounted(listPrice.amount, record)))
    .toSorted(byAmount);
  const cheapest = discounts[0];
  const winner = {
    ...(cheapest !== undefined && cheapest.amount.minor < listPrice.amount.minor ? cheapest : listPrice),
    wins: true,
  };
  const candidates = [listPrice, ...discounts].map((one) => (one.recordId === winner.recordId ? winner : one));
  return ok({ list: listPrice.amount, unit: winner.amount, winner, candidates });
}
