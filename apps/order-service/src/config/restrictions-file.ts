import { countryOf } from '@cutsite/domain/address';
import { nucleases } from '@cutsite/domain/guide-rna';
import { itemKinds, offeredProducts } from '@cutsite/domain/item';
import type { ProductRestriction } from '@cutsite/domain/product';
import { ok, type Result } from '@cutsite/domain/result';
import { placeProviderRows } from './provider-file.ts';

const longest = 60;

/**
 * A CSV with the columns country, product_slug, nuclease and what: what may not be shipped where (ruling 7). A row has
 * a product, a gene editor, or both; one without rows restricts nothing.
 */
export function parseRestrictionsFile(text: string): Result<readonly ProductRestriction[], readonly string[]> {
  const products = offeredProducts(itemKinds);
  const table: ProductRestriction[] = [];
  const columns = ['country', 'product_slug', 'nuclease', 'what'] as const;
  const read = placeProviderRows(text, columns, ({ country, product_slug: productSlug, nuclease, what }) => {
    if (countryOf(country) === undefined) return 'the country must be a code of two letters, such as CN.';
    if (productSlug === '' && nuclease === '') return 'it needs a product, a gene editor, or both.';
    if (productSlug !== '' && !Object.hasOwn(products, productSlug))
      return `the product must be one of ${Object.keys(products).join(', ')}.`;
    if (nuclease !== '' && !nucleases.some((one) => one === nuclease))
      return `the gene editor must be one of ${nucleases.join(', ')}.`;
    if (what === '' || what.length > longest) return `what is restricted needs 1 to ${longest} characters.`;
    table.push({
      country,
      ...(productSlug === '' ? {} : { productSlug }),
      ...(nuclease === '' ? {} : { nuclease }),
      what,
    });
    return null;
  });
  return read.ok ? ok(table) : read;
}
