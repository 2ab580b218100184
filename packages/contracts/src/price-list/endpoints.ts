import type { PriceQuery } from '@cutsite/domain/price';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';
import { modificationWord, nucleaseWord, yieldWord } from '../guide-rna/index.ts';
import { problems } from '../problem/index.ts';
import { deliverablesSchema } from './deliverables-wire.ts';
import { deliveryRulesSchema } from './delivery-rules-wire.ts';
import { priceRecordSchema, stockGapSchema } from './price-list-wire.ts';
import { amountSchema, currencyWord, priceCandidateSchema } from './price-schemas.ts';

/** Products by their slugs, as far as calls tell them apart. */
type NamedProducts = Readonly<Record<string, { readonly productTypes: readonly string[] }>>;

const wordOf = (words: readonly string[] | null): z.ZodMiniType<string> =>
  words === null ? z.string() : z.enum([...new Set(words)]);

/**
 * The look-ups of products and prices, made from the products that are sold. Null: of any products, for a page, which
 * reads the list as well when a product was added after it was loaded, and needs the rules of none.
 */
export function priceListEndpoints(products: NamedProducts | null) {
  const slug = wordOf(products === null ? null : Object.keys(products));
  const types = products === null ? null : Object.values(products).flatMap(({ productTypes }) => productTypes);
  const productType = wordOf(types);

  const offeredSchema = z.strictObject({
    product_slug: slug,
    yield_options: z.array(yieldWord),
    /** Every option of the product by its name, with the words that are sold; the yields too. */
    options: z.record(z.string(), z.array(z.string())),
    /**
     * What an order chooses from besides, by the name of the item's field: amounts, controls and cell lines, for the
     * options that each belongs to. A service of the version before answers without the field.
     */
    choices: z.optional(
      z.array(
        z.strictObject({
          name: z.string(),
          words: z.array(z.string()),
          unit: z.optional(z.string()),
          when: z.record(z.string(), z.string()),
        }),
      ),
    ),
  });

  const getProductOptions = defineEndpoint({
    method: 'GET',
    path: '/api/products/options',
    access: 'public',
    tag: 'Prices',
    summary: 'Get the products and the price list of the caller.',
    description:
      'default_options are the yields and further options sold to everybody, user_options those sold to the caller (none when signed out). pricing holds the price records for everybody and those of the price strategy of the caller; with them a browser computes the same prices as the service.',
    // The list of prices is the largest answer of a first visit, and seldom another one than last time.
    cache: { by: 'browser', seconds: 0 },
    responses: {
      200: z.strictObject({
        default_options: z.array(offeredSchema),
        user_options: z.array(offeredSchema),
        add_ons: z.array(z.strictObject({ product_slug: slug, label: z.string(), temperature: z.string() })),
        price_list_version: z.string(),
        price_strategy: z.nullable(z.string()),
        currency: currencyWord,
        pricing: z.array(priceRecordSchema),
        out_of_stock: z.array(stockGapSchema),
        /** What the days of shipping and arrival follow from, for a browser that works them out as the service does. */
        delivery_rules: z.optional(deliveryRulesSchema),
        /** What one gets of a product, where the provider says it. */
        deliverables: z.optional(deliverablesSchema),
      }),
    },
  });

  const skuLookupItemSchema = z.strictObject({
    product_slug: slug,
    price_type: z._default(z.literal('price'), 'price'),
    product_type: z.optional(productType),
    guaranteed_yield: z.optional(yieldWord),
    mod: z.optional(modificationWord),
    nuclease: z.optional(nucleaseWord),
    length: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
    /** What else the price of the product depends on, by the names of price records: `plate_format`, `genes`. */
    options: z.optional(z.record(z.string().check(z.maxLength(60)), z.string().check(z.maxLength(60)))),
    numbers: z.optional(z.record(z.string().check(z.maxLength(60)), z.number().check(z.minimum(0)))),
  });

  const lookUpSku = defineEndpoint({
    method: 'POST',
    path: '/products/sku-lookup/',
    access: 'anonymous',
    tag: 'Prices',
    summary: 'Get the price of one unit of a product for the caller.',
    description:
      'The body is a list with one item. What it leaves out is usual for the product: of guides a tube, 3 nmol, standard modifications, the first gene editor of the product and its usual length.',
    body: z.array(skuLookupItemSchema).check(z.minLength(1), z.maxLength(1)),
    responses: {
      200: z.strictObject({
        product_slug: slug,
        list_price_per_gene: amountSchema,
        price_per_gene: amountSchema,
        currency: currencyWord,
        price_list_version: z.string(),
        candidates: z.array(priceCandidateSchema),
      }),
      ...problems(404),
    },
  });
  return { getProductOptions, lookUpSku };
}

/** @see priceListEndpoints */
export type PriceListEndpoints = ReturnType<typeof priceListEndpoints>;

/** The look-ups as a page makes them. */
export const { getProductOptions, lookUpSku } = priceListEndpoints(null);

/** A look-up of exactly this, by the names of price records. */
export const skuOf = ({ productSlug, productType, options, numbers }: PriceQuery) => ({
  product_slug: productSlug,
  product_type: productType,
  options: { ...options },
  numbers: { ...numbers },
});
