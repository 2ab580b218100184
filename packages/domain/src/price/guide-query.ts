import type { GuideRnaItem } from '../guide-rna/index.ts';
import type { PriceQuery } from './price-list.ts';

/**
 * What the price of one guide depends on (PR-3, PR-4): its yield, modifications, gene editor and length in bases, where
 * `m` and `*` are not counted (ruling 3).
 */
export function guideQuery(
  guide: Pick<GuideRnaItem, 'productSlug' | 'format' | 'yield' | 'modifications' | 'nuclease'>,
  length: number,
): PriceQuery {
  return {
    productSlug: guide.productSlug,
    productType: guide.format,
    options: { yield: guide.yield, modifications: guide.modifications, nuclease: guide.nuclease },
    numbers: { length },
  };
}
