import { type GuideRnaSettings, productOf } from '@cutsite/domain/guide-rna';
import { guideQuery, isOffered } from '@cutsite/domain/price';
import type { Prices } from '../../../platform/price-query.ts';

/**
 * Whether the price list of the visitor has any price for guides of these settings (ruling 53). Until the list is there
 * everything is offered: nothing goes away while somebody looks.
 */
export function isYieldOffered(
  { nuclease, modifications, yield: amount }: Pick<GuideRnaSettings, 'nuclease' | 'modifications' | 'yield'>,
  format: 'plate' | 'tube',
  prices: Prices | undefined,
): boolean {
  if (prices === undefined) return true;
  const guide = { productSlug: productOf(nuclease), format, nuclease, modifications, yield: amount };
  return isOffered(guideQuery(guide, 0), prices.list, prices.strategy);
}
