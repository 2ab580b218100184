import { genomeSlugs } from '@cutsite/domain/gene';
import { libraryPlateSlugs } from '@cutsite/domain/gene-library';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';
import { problems } from '../problem/index.ts';
import { amountSchema, currencyWord, priceLineSchema } from './price-schemas.ts';

const count = z.string().check(z.regex(/^[1-9]\d{0,5}$/));

export const getLibraryPrice = defineEndpoint({
  method: 'GET',
  path: '/api/order/on-demand-libraries/pricing/',
  access: 'public',
  tag: 'Prices',
  summary: 'Get the price per gene and in total of an on-demand library, for any visitor.',
  description:
    'total_num_genes counts the wells of genes of one copy, without controls; total is price_per_gene times genes times ' +
    'replicates, and lines explain it. quantity_per_well is in pmol.',
  query: z.strictObject({
    quantity_per_well: count,
    replicates: count,
    total_num_genes: count,
    plate_format: z.enum(libraryPlateSlugs),
    species: z.enum(genomeSlugs),
  }),
  responses: {
    200: z.strictObject({
      list_price_per_gene: amountSchema,
      price_per_gene: amountSchema,
      currency: currencyWord,
      total: amountSchema,
      lines: z.array(priceLineSchema),
      price_list_version: z.string(),
    }),
    ...problems(400, 404),
  },
});
