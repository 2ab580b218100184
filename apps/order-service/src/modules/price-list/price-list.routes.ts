import {
  candidateToWire,
  getProductOptions,
  lookUpSku,
  priceListToWire,
  type SkuLookupItem,
} from '@cutsite/contracts/price-list';
import { defaultSettings, type GuideRnaProductSlug, yieldOptions } from '@cutsite/domain/guide-rna';
import { formatDecimal } from '@cutsite/domain/money';
import {
  guideQuery,
  type PriceList,
  type PriceQuery,
  priceFaultMessages,
  priceListFor,
  priceOf,
} from '@cutsite/domain/price';
import { addOnSlugs, type ProductSlug, productSlugs, products } from '@cutsite/domain/product';
import { bind, type RouteBinding } from '@cutsite/service-base/http';
import type { PriceLists } from './price-lists.ts';

/** Look-ups of products and prices (PR-11 to PR-15). */
export function priceListRoutes({ prices }: { readonly prices: PriceLists }): RouteBinding[] {
  return [
    bind(getProductOptions, async ({ user }) => {
      const all = await prices.current();
      const own = priceListFor(all, user?.priceStrategy ?? null);
      return {
        status: 200,
        body: {
          default_options: yieldOptionsBySlug(priceListFor(all, null)),
          user_options: user === null ? [] : yieldOptionsBySlug(own),
          add_ons: addOnSlugs.map((slug) => ({
            product_slug: slug,
            label: products[slug].label,
            temperature: products[slug].temperature,
          })),
          price_strategy: user?.priceStrategy ?? null,
          ...priceListToWire(own),
        },
      };
    }),

    bind(lookUpSku, async ({ user, body }) => {
      const [item] = body;
      if (item === undefined) throw new Error('The contract lets no empty list through');
      const list = await prices.current();
      const price = priceOf(skuQuery(item), list, user?.priceStrategy ?? null);
      if (!price.ok) return { status: 404, body: { detail: priceFaultMessages.no_price, error_code: 'no_price' } };
      return {
        status: 200,
        body: {
          product_slug: item.product_slug,
          list_price_per_gene: formatDecimal(price.value.list),
          price_per_gene: formatDecimal(price.value.unit),
          currency: list.currency,
          price_list_version: list.version,
          candidates: price.value.candidates.map(candidateToWire),
        },
      };
    }),
  ];
}

/** The bases of a usual target, and the least that custom RNA can have; none is given (PR-16). */
const usualLength = 20;

function isGuideRna(slug: ProductSlug): slug is GuideRnaProductSlug {
  return products[slug].kind === 'guide_rna';
}

/** What a look-up asks for; what it leaves out comes from the defaults of the product (GR-11 to GR-14). */
function skuQuery(item: SkuLookupItem): PriceQuery {
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

/** Which amounts of each guide RNA product have a list price, in tubes or on plates, smallest first. */
function yieldOptionsBySlug(list: PriceList) {
  return productSlugs
    .filter((slug) => products[slug].kind === 'guide_rna')
    .map((slug) => {
      const records = list.records.filter((record) => record.productSlug === slug && record.priceType === 'price');
      const isSold = (id: (typeof yieldOptions)[number]['id']) =>
        records.some((record) => record.options.yield?.includes(id) ?? true);
      return { product_slug: slug, yield_options: yieldOptions.map((option) => option.id).filter(isSold) };
    });
}
