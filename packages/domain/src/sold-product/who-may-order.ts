import { countryName } from '../address/index.ts';
import { type ProductRestriction, restrictedProducts } from '../product/index.ts';
import { type SoldProduct, soldProducts } from './sold-products.table.ts';

/** Gene editors are chosen for guides alone. */
const hasGeneEditor: readonly SoldProduct[] = ['guide-rna-plates', 'guide-rna-tubes'];

/**
 * Who may order a product, in sentences: what its order screen, the cart and the checkout hold everybody to (CT-96).
 *
 * @param table what may not be shipped where (ruling 7); the provider's own where it has one
 */
export function whoMayOrder(
  product: SoldProduct,
  table: readonly ProductRestriction[] = restrictedProducts,
): readonly string[] {
  const slugs: readonly string[] = soldProducts[product].productSlugs;
  const rows = table.filter(
    ({ productSlug, nuclease }) =>
      (productSlug === undefined || slugs.includes(productSlug)) &&
      (nuclease === undefined || hasGeneEditor.includes(product)),
  );
  const names = (of: string) => rows.filter(({ what }) => what === of).map(({ country }) => countryName(country));
  return [
    'Anybody can build a list and see its price. To order, sign in with an account whose e-mail address is verified.',
    ...[...new Set(rows.map(({ what }) => what))].map(
      (what) => `Not shipped to ${joined([...new Set(names(what))])}: ${what}.`,
    ),
  ];
}

const joined = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
