import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';
import { problems } from '../problem/index.ts';

/** A distributor (AC-33); what is not known of it is an empty text. */
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
  summary: 'List the distributors by country and name.',
  description:
    'is_locked: the page is locked for the country of the ip_country cookie, and distributors is empty. The countries are a setting; none is locked by default.',
  responses: { 200: z.strictObject({ is_locked: z.boolean(), distributors: z.array(distributorSchema) }) },
});

const text = z.string().check(z.maxLength(10_000));
const optionalText = z._default(text, '');
const typedDistributor = z.strictObject({
  name: text,
  address: text,
  address_2: optionalText,
  email: text,
  telephone_number: optionalText,
  fax_number: optionalText,
  website: optionalText,
  country_code: text,
});
const keptDistributor = z.extend(distributorSchema, { id: z.uuid() });
const staff = { access: 'staff', permission: 'keep_distributors', tag: 'Staff' } as const;
const params = z.strictObject({ id: z.string().check(z.maxLength(64)) });

/** @see keptDistributor */
export type StaffDistributorWire = z.output<typeof keptDistributor>;

export const listStaffDistributors = defineEndpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/distributors/',
  permission: 'use_office',
  looksAt: 'nothing',
  summary: 'List all distributors with their ids, those of locked countries included.',
  responses: { 200: z.strictObject({ distributors: z.array(keptDistributor) }) },
});

export const addDistributor = defineEndpoint({
  ...staff,
  method: 'POST',
  path: '/api/staff/distributors/',
  summary: 'Add a distributor to the page that everybody sees.',
  description: 'For administrators, sales and content, as changing and removing one. A country has each name once.',
  idempotent: true,
  body: typedDistributor,
  responses: { 201: keptDistributor, ...problems(400, 409) },
});

export const changeDistributor = defineEndpoint({
  ...staff,
  method: 'PUT',
  path: '/api/staff/distributors/{id}/',
  summary: 'Replace the details of a distributor; what is left out is cleared.',
  params,
  body: typedDistributor,
  responses: { 200: keptDistributor, ...problems(400, 404, 409) },
});

export const removeDistributor = defineEndpoint({
  ...staff,
  method: 'DELETE',
  path: '/api/staff/distributors/{id}/',
  summary: 'Remove a distributor from the page.',
  params,
  responses: { 200: keptDistributor, ...problems(404, 409) },
});
