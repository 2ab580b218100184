import type { GuideRnaItem } from '../guide-rna/index.ts';
import type { Result } from '../result/index.ts';
import { baseCount } from '../sequence/index.ts';
import { guideQuery } from './guide-query.ts';
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
