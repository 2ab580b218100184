import { candidateToWire, getProductOptions, lookUpSku, priceListToWire } from '@cutsite/contracts/price-list';
import { formatDecimal } from '@cutsite/domain/money';
import { priceFaultMessages, priceListFor, priceOf } from '@cutsite/domain/price';
import { addOnSlugs, products } from '@cutsite/domain/product';
import { bind, type RouteBinding } from '@cutsite/service-base/http';
import type { PriceLists } from './price-lists.ts';
import { skuQuery } from './sku-query.ts';
import { yieldOptionsBySlug } from './yield-options.ts';

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
