/** What may not be sold in a country: every word that a row gives has to be that of the item. */
export interface ProductRestriction {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly productSlug?: string;
  readonly nuclease?: string;
  /** What the refusal names: "hfCas12Max guides". */
  readonly what: string;
}

/** Restricted products by country (ruling 7), for all kinds of item; a provider sets its own by `RESTRICTIONS`. */
export const restrictedProducts: readonly ProductRestriction[] = [
  { country: 'CN', nuclease: 'hfCas12Max', what: 'hfCas12Max guides' },
];
