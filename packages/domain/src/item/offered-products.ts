import type { PriceList, PriceQuery } from '../price/index.ts';
import { err, ok, type Result } from '../result/index.ts';
import type { ItemKinds, OfferedProduct, OfferedProducts } from './item-kind.ts';
import { itemKinds } from './item-kinds.ts';

/** Every product of a table of kinds, in its order. */
export function offeredProducts(kinds: ItemKinds): OfferedProducts {
  return Object.assign({}, ...Object.values(kinds).map(({ products }) => products));
}

/** Everything that an order can hold, with what sales quotes by the line; orders are filtered by it (OF-23). */
export const orderedProducts: OfferedProducts = offeredProducts(itemKinds);

/**
 * Which words of each option of a product are sold: some list price names the word, or does not name the option at all
 * (PR-11). In the order of the product's own list.
 */
export function soldOptions(
  slug: string,
  { options }: OfferedProduct,
  list: Pick<PriceList, 'records'>,
): Record<string, string[]> {
  const records = list.records.filter((record) => record.productSlug === slug && record.priceType === 'price');
  const isSold = (name: string, word: string) => records.some((record) => record.options[name]?.includes(word) ?? true);
  return Object.fromEntries(
    Object.entries(options).map(([name, words]) => [name, words(null).filter((word) => isSold(name, word))]),
  );
}

/** What a look-up asks for, as far as it says; names and words are those of price records. */
export interface RequestedSku {
  readonly productSlug: string;
  readonly productType: string | null;
  readonly options: Readonly<Record<string, string>>;
  readonly numbers: Readonly<Record<string, number>>;
}

/**
 * The query of a look-up: what it leaves out is usual for the product. A name that no price of the product depends on,
 * a form that it does not have and a word that is none of the option's are refused in a sentence.
 */
export function skuQuery(product: OfferedProduct, asked: RequestedSku): Result<PriceQuery, string> {
  const { productSlug, options, numbers } = asked;
  const productType = asked.productType ?? product.usual.productType;
  if (!product.productTypes.includes(productType)) {
    return err(`"${productType}" is none of ${product.productTypes.join(', ')}.`);
  }
  for (const name of [...Object.keys(options), ...Object.keys(numbers)]) {
    const isKnown = Object.hasOwn(name in options ? product.options : product.numbers, name);
    if (!isKnown) return err(`No price of ${productSlug} depends on ${name}.`);
  }
  for (const [name, word] of Object.entries(options)) {
    const words = product.options[name]?.(null) ?? [];
    if (!words.includes(word)) return err(`"${word}" is none of ${words.join(', ')}.`);
  }
  const { usual } = product;
  return ok({
    productSlug,
    productType,
    options: { ...usual.options, ...options },
    numbers: { ...usual.numbers, ...numbers },
  });
}
