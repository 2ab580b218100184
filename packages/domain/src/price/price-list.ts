import type { Modification, Nuclease, YieldId } from '../guide-rna/index.ts';
import type { ProductSlug, ProductType } from '../product/index.ts';

/**
 * How a price record sets a price (PR-2): `price` is a list price, `percent` takes a
 * percentage off the list price, `fixed` is a discounted price by itself.
 */
export const priceTypes = ['price', 'percent', 'fixed'] as const;
export type PriceType = (typeof priceTypes)[number];

/** What a record is about. `null` in an option field means "any"; both ends of the length range are included. */
export interface PriceScope {
  readonly productSlug: ProductSlug;
  readonly productType: ProductType;
  readonly yieldOptions: readonly YieldId[] | null;
  readonly modifiedOptions: readonly Modification[] | null;
  readonly nucleaseOptions: readonly Nuclease[] | null;
  /** Bases only: `m` and `*` are not counted (ruling 3). */
  readonly minLength: number | null;
  readonly maxLength: number | null;
}

export interface PriceRecord extends PriceScope {
  readonly id: string;
  readonly priceType: PriceType;
  /** The customers it is for, such as `edu-40`; `null` is everybody. */
  readonly priceStrategy: string | null;
  /** Shown to the customer in the explanation of a price. */
  readonly label: string;
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

/** One thing to be priced. `null` where the product has no such property (an add-on has no length). */
export interface PriceQuery {
  readonly productSlug: ProductSlug;
  readonly productType: ProductType;
  readonly yield: YieldId | null;
  readonly modifications: Modification | null;
  readonly nuclease: Nuclease | null;
  readonly length: number | null;
}

/** The part of a list that one customer may see: everybody's records and those of their own price strategy. */
export function priceListFor(list: PriceList, strategy: string | null): PriceList {
  return {
    ...list,
    records: list.records.filter((record) => record.priceStrategy === null || record.priceStrategy === strategy),
  };
}
