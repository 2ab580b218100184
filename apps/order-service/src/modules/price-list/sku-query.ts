import type { SkuLookupItem } from '@cutsite/contracts/price-list';
import { defaultSettings, type GuideRnaProductSlug } from '@cutsite/domain/guide-rna';
import { guideQuery, type PriceQuery } from '@cutsite/domain/price';
import { type ProductSlug, products } from '@cutsite/domain/product';

/** The bases of a usual target, and the least that custom RNA can have; none is given (PR-16). */
const usualLength = 20;

function isGuideRna(slug: ProductSlug): slug is GuideRnaProductSlug {
  return products[slug].kind === 'guide_rna';
}

/** What a look-up asks for; what it leaves out comes from the defaults of the product (GR-11 to GR-14). */
export function skuQuery(item: SkuLookupItem): PriceQuery {
  const { product_slug: productSlug } = item;
  if (!isGuideRna(productSlug)) {
    return { productSlug, productType: item.product_type ?? 'add_on', options: {}, numbers: {} };
  }
  const defaults = defaultSettings(productSlug);
  const guide = {
    productSlug,
    yield: item.guaranteed_yield ?? defaults.yield,
    modifications: item.mod ?? defaults.modifications,
    nuclease: item.nuclease ?? defaults.nuclease,
  };
  const length = item.length ?? usualLength;
  return { ...guideQuery({ ...guide, format: 'tube' }, length), productType: item.product_type ?? 'tube' };
}
