import { modifications, nucleases, productOf, yieldOptions, yieldOptionsFor } from '../guide-rna/index.ts';
import { type ProductSlug, productSlugs, products } from '../product/index.ts';

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

const guideNumbers = { length: { unit: 'bases', whole: true } };

function pricedProduct(slug: ProductSlug): PricedProduct {
  const { kind, productTypes } = products[slug];
  if (kind === 'add_on') return { productTypes, options: {}, numbers: {} };
  const yieldsOf = (productType: string | null) => (productType === 'plate' ? yieldOptionsFor('plate') : yieldOptions);
  const editors = nucleases.filter((nuclease) => productOf(nuclease) === slug);
  return {
    productTypes,
    options: {
      yield: (productType) => yieldsOf(productType).map(({ id }) => id),
      modifications: () => modifications,
      nuclease: () => editors,
    },
    numbers: guideNumbers,
  };
}

/** Everything that is sold so far, with what its price may depend on. */
export const pricedProducts: PricedProducts = Object.fromEntries(
  productSlugs.map((slug) => [slug, pricedProduct(slug)]),
);
