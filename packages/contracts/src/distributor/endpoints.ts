import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';

/** A distributor (Specification 1 §3); what is not known of it is an empty text. */
export const distributorSchema = z.strictObject({
  name: z.string(),
  address: z.string(),
  address_2: z.string(),
  email: z.string(),
  telephone_number: z.string(),
  fax_number: z.string(),
  website: z.string(),
  country_name: z.string(),
  country_code: z.string(),
});

/** @see distributorSchema */
export type DistributorWire = z.output<typeof distributorSchema>;

export const listDistributors = defineEndpoint({
  method: 'GET',
  path: '/api/distributors/',
  access: 'public',
  tag: 'Distributors',
  summary: 'The distributors, by country and name.',
  description:
    'is_locked: the page is locked for the country of the ip_country cookie (Specification 1 §6), and distributors is empty. The countries are a setting; none is locked by default.',
  responses: { 200: z.strictObject({ is_locked: z.boolean(), distributors: z.array(distributorSchema) }) },
});
