import { type ProductRestriction, restrictedProducts } from './restricted-products.table.ts';

/** What of an item may not be shipped to a country, by the table of restrictions (ruling 7); null: nothing. */
export function restrictedIn(
  item: { readonly productSlug: string; readonly nuclease?: string },
  country: string,
  table: readonly ProductRestriction[] = restrictedProducts,
): string | null {
  const rule = table.find(
    (row) =>
      row.country === country &&
      (row.productSlug === undefined || row.productSlug === item.productSlug) &&
      (row.nuclease === undefined || row.nuclease === item.nuclease),
  );
  return rule?.what ?? null;
}
