import { addOnSlugs, productSlugs, productTypes } from '@cutsite/domain/product';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';
import { modificationWord, nucleaseWord, yieldWord } from '../guide-rna/index.ts';
import { problems } from '../problem/index.ts';
import { priceRecordSchema, stockGapSchema } from './price-list-wire.ts';
import { amountSchema, currencyWord, priceCandidateSchema } from './price-schemas.ts';

const yieldOptionsSchema = z.strictObject({ product_slug: z.enum(productSlugs), yield_options: z.array(yieldWord) });

export const getProductOptions = defineEndpoint({
  method: 'GET',
  path: '/api/products/options',
  access: 'public',
  tag: 'Catalogue',
  summary: 'What is sold, and the price list of the caller.',
  description:
    'default_options are the yields sold to everybody, user_options those sold to the caller (none when signed out). pricing holds the price records for everybody and those of the price strategy of the caller; with them a browser computes the same prices as the service.',
  // The list of prices is the largest answer of a first visit, and seldom another one than last time.
  cache: { by: 'browser', seconds: 0 },
  responses: {
    200: z.strictObject({
      default_options: z.array(yieldOptionsSchema),
      user_options: z.array(yieldOptionsSchema),
      add_ons: z.array(
        z.strictObject({ product_slug: z.enum(addOnSlugs), label: z.string(), temperature: z.string() }),
      ),
      price_list_version: z.string(),
      price_strategy: z.nullable(z.string()),
      currency: currencyWord,
      pricing: z.array(priceRecordSchema),
      out_of_stock: z.array(stockGapSchema),
    }),
  },
});

const skuLookupItemSchema = z.strictObject({
  product_slug: z.enum(productSlugs),
  price_type: z._default(z.literal('price'), 'price'),
  product_type: z.optional(z.enum(productTypes)),
  guaranteed_yield: z.optional(yieldWord),
  mod: z.optional(modificationWord),
  nuclease: z.optional(nucleaseWord),
  length: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
});

/** @see lookUpSku */
export type SkuLookupItem = z.output<typeof skuLookupItemSchema>;

export const lookUpSku = defineEndpoint({
  method: 'POST',
  path: '/products/sku-lookup/',
  access: 'anonymous',
  tag: 'Catalogue',
  summary: 'The price of one unit of a product, for the caller.',
  description:
    'The body is a list with one item. What it leaves out is taken from the defaults of the product: a tube, 3 nmol, standard modifications, the first gene editor of the product and its usual length.',
  body: z.array(skuLookupItemSchema).check(z.minLength(1), z.maxLength(1)),
  responses: {
    200: z.strictObject({
      product_slug: z.enum(productSlugs),
      list_price_per_gene: amountSchema,
      price_per_gene: amountSchema,
      currency: currencyWord,
      price_list_version: z.string(),
      candidates: z.array(priceCandidateSchema),
    }),
    ...problems(404),
  },
});
