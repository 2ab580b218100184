import type { AddOnItem, AddOnSlug } from '../product/index.ts';
import type { Result } from '../result/index.ts';
import { type PricedItem, type PriceFault, priceUnits } from './price-item.ts';
import type { PriceList, PriceQuery } from './price-list.ts';

const queryOf = (productSlug: AddOnSlug): PriceQuery => ({
  productSlug,
  productType: 'add_on',
  options: {},
  numbers: {},
});

/** The price of one piece of an add-on. */
export function priceAddOn(
  item: AddOnItem,
  list: Pick<PriceList, 'records' | 'outOfStock'>,
  strategy: string | null,
): Result<PricedItem<AddOnItem>, PriceFault> {
  return priceUnits(item, [{ query: queryOf(item.productSlug), count: 1, length: null }], list, strategy);
}
