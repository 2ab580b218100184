/**
 * How a price record sets a price (PR-2): `price` is a list price, `percent` takes a
 * percentage off the list price, `fixed` an amount, never below zero (ruling 46).
 */
export const priceTypes = ['price', 'percent', 'fixed'] as const;
export type PriceType = (typeof priceTypes)[number];

/** A range of numbers with both ends included; `null` is an open end. */
export interface NumberRange {
  readonly min: number | null;
  readonly max: number | null;
}

/**
 * What a record is about: a product in one of its forms, the words that each named option may have, and the range of
 * each named number (lengths, amounts, counts). An option or a number that is not named may be anything. Which names a
 * product has: {@link PricedProduct}.
 */
export interface PriceScope {
  readonly productSlug: string;
  readonly productType: string;
  readonly options: Readonly<Record<string, readonly string[]>>;
  readonly ranges: Readonly<Record<string, NumberRange>>;
}

export interface PriceRecord extends PriceScope {
  readonly id: string;
  readonly priceType: PriceType;
  /** The customers it is for, such as `edu-40`; `null` is everybody. */
  readonly priceStrategy: string | null;
  /** Shown to the customer in the explanation of a price. */
  readonly label: string;
  /**
   * Of `fixed` only: `price` is what is left, not what is taken off. So it was in lists that were stored before ruling
   * 46, and they keep their meaning.
   */
  readonly isNet?: true;
  /** Minor units of the list's currency; for `percent`, the percentage taken off, 0 to 100 in steps of 0.01. */
  readonly price: number;
}

/** Something that is not sold at the moment. */
export interface StockGap extends PriceScope {
  readonly id: string;
  readonly label: string;
}

export interface PriceList {
  /** Names the contents: two lists with the same version are the same list. */
  readonly version: string;
  readonly currency: 'USD';
  readonly records: readonly PriceRecord[];
  readonly outOfStock: readonly StockGap[];
}

/** One thing to be priced, by the same names as a scope. What the product has no such property of is left out. */
export interface PriceQuery {
  readonly productSlug: string;
  readonly productType: string;
  readonly options: Readonly<Record<string, string>>;
  readonly numbers: Readonly<Record<string, number>>;
}

/** The part of a list that one customer may see: everybody's records and those of their own price strategy. */
export function priceListFor(list: PriceList, strategy: string | null): PriceList {
  return {
    ...list,
    records: list.records.filter((record) => record.priceStrategy === null || record.priceStrategy === strategy),
  };
}
