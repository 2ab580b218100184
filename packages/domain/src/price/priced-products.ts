/** A number that a price may depend on: "a whole number of bases". */
export interface PricedNumber {
  /** What is counted or measured, in the plural: `bases`, `pools`, `pmol`. */
  readonly unit: string;
  /** A count; otherwise a measure, which may have decimals. */
  readonly whole: boolean;
}

/** What the price of a product may depend on: the names that its price records may use, and the values of each. */
export interface PricedProduct {
  readonly productTypes: readonly string[];
  /** The words of each option, for the product in one of its forms; `null` is any form. */
  readonly options: Readonly<Record<string, (productType: string | null) => readonly string[]>>;
  readonly numbers: Readonly<Record<string, PricedNumber>>;
}

/** By product slug: the products that a price list may have records of. */
export type PricedProducts = Readonly<Record<string, PricedProduct>>;
