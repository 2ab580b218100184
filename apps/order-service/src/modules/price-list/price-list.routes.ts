import {
  candidateToWire,
  deliverablesToWire,
  deliveryRulesToWire,
  type PriceListEndpoints,
  priceListToWire,
} from '@cutsite/contracts/price-list';
import type { DeliveryRules } from '@cutsite/domain/checkout';
import type { CatalogueCellLine } from '@cutsite/domain/gene';
import { type YieldId, yieldOptions } from '@cutsite/domain/guide-rna';
import { type ItemKinds, type OfferedProducts, offeredProducts, skuQuery, soldOptions } from '@cutsite/domain/item';
import type { Deliverables } from '@cutsite/domain/knockout-cells';
import { formatDecimal } from '@cutsite/domain/money';
import { type PriceList, priceFaultMessages, priceListFor, priceUnit } from '@cutsite/domain/price';
import { bind, type RouteBinding, refuse } from '@cutsite/service-base/http';
import type { PriceLists } from './price-lists.ts';

/** Look-ups of products and prices (PR-11 to PR-15), of all kinds that the table has. */
export function priceListRoutes(
  {
    prices,
    kinds,
    delivery,
    deliverables,
    cellLines,
  }: {
    readonly prices: PriceLists;
    readonly kinds: ItemKinds;
    readonly delivery: DeliveryRules;
    readonly deliverables: Deliverables;
    /** The cell lines of the current catalogues, of all genomes. */
    readonly cellLines: () => Promise<readonly CatalogueCellLine[]>;
  },
  { getProductOptions, lookUpSku }: PriceListEndpoints,
): RouteBinding[] {
  const products = offeredProducts(kinds);
  const addOns = Object.entries(products)
    .filter(([, { isAddOn }]) => isAddOn)
    .map(([slug, { label, temperature }]) => ({ product_slug: slug, label, temperature }));
  return [
    bind(getProductOptions, async ({ user }) => {
      const [all, lines] = await Promise.all([prices.current(), cellLines()]);
      const own = priceListFor(all, user?.priceStrategy ?? null);
      return {
        status: 200,
        body: {
          default_options: offeredToWire(products, priceListFor(all, null), lines),
          user_options: user === null ? [] : offeredToWire(products, own, lines),
          add_ons: addOns,
          price_strategy: user?.priceStrategy ?? null,
          ...priceListToWire(own),
          delivery_rules: deliveryRulesToWire(delivery),
          deliverables: deliverablesToWire(deliverables),
        },
      };
    }),

    bind(lookUpSku, async ({ user, body }) => {
      const [item] = body;
      const product = products[item?.product_slug ?? ''];
      if (item === undefined || product === undefined)
        throw new Error('The contract lets no empty list and no unknown product through');
      // The specified fields are those of guides; a product that has no such option does without.
      const specified = { yield: item.guaranteed_yield, modifications: item.mod, nuclease: item.nuclease };
      const query = skuQuery(product, {
        productSlug: item.product_slug,
        productType: item.product_type ?? null,
        options: { ...ofProduct(specified, product.options), ...item.options },
        numbers: { ...ofProduct({ length: item.length }, product.numbers), ...item.numbers },
      });
      if (!query.ok) return refuse.invalid({ detail: query.error });
      const list = await prices.current();
      const price = priceUnit(query.value, list, user?.priceStrategy ?? null);
      if (!price.ok) return { status: 404, body: { detail: priceFaultMessages[price.error], error_code: price.error } };
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

/** Of the specified fields those that were sent and that the product has. */
function ofProduct<Value>(fields: Readonly<Record<string, Value | undefined>>, known: object): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      (field): field is [string, Value] => field[1] !== undefined && Object.hasOwn(known, field[0]),
    ),
  );
}

/**
 * Products with something to choose; what is bought by the piece is listed as add-ons, and what sales quotes is sold to
 * the customer of the request alone.
 */
function offeredToWire(products: OfferedProducts, list: PriceList, lines: readonly CatalogueCellLine[]) {
  return Object.entries(products)
    .filter(([, { isAddOn, options }]) => !isAddOn && Object.keys(options).length > 0)
    .map(([slug, product]) => {
      const options = soldOptions(slug, product, list);
      const choices = (product.choices?.(lines) ?? []).map(({ words, when, ...choice }) => ({
        ...choice,
        words: [...words],
        when: { ...when },
      }));
      const isYield = (word: string): word is YieldId => yieldOptions.some(({ id }) => id === word);
      return { product_slug: slug, yield_options: (options['yield'] ?? []).filter(isYield), options, choices };
    });
}
