import type { GuideRnaItem } from '../guide-rna/index.ts';
import type { AddOnItem } from '../product/index.ts';
import type { Result } from '../result/index.ts';
import { baseCount } from '../sequence/index.ts';
import { type PriceableUnit, type PricedItem, type PriceFault, priceUnits } from './price-item.ts';
import type { PriceList, PriceQuery } from './price-list.ts';

/** Every guide by its own length; those of one length share a query. */
function unitsOf(item: GuideRnaItem): PriceableUnit[] {
  const byLength = new Map<number, PriceQuery>();
  return item.sequences.map(({ rawSequence }) => {
    const length = baseCount(rawSequence);
    const query = byLength.get(length) ?? guideQuery(item, length);
    byLength.set(length, query);
    return { query, count: 1, length };
  });
}

/** The price of one copy of a plate or of tubes with the same settings. */
export function priceGuideRna(
  item: GuideRnaItem,
  list: Pick<PriceList, 'records' | 'outOfStock'>,
  strategy: string | null,
): Result<PricedItem<GuideRnaItem>, PriceFault> {
  return priceUnits(item, unitsOf(item), list, strategy);
}

/** What the price of an add-on depends on: nothing but which it is. */
export const addOnQuery = ({ productSlug }: Pick<AddOnItem, 'productSlug'>): PriceQuery => ({
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
  return priceUnits(item, [{ query: addOnQuery(item), count: 1, length: null }], list, strategy);
}

/**
 * What the price of one guide depends on (PR-3, PR-4): its yield, modifications, gene editor and length in bases, where
 * `m` and `*` are not counted (ruling 3).
 */
export function guideQuery(
  guide: Pick<GuideRnaItem, 'format' | 'yield' | 'modifications' | 'nuclease'> & { readonly productSlug: string },
  length: number,
): PriceQuery {
  return {
    productSlug: guide.productSlug,
    productType: guide.format,
    options: { yield: guide.yield, modifications: guide.modifications, nuclease: guide.nuclease },
    numbers: { length },
  };
}
