import { requestTypeNames } from '@cutsite/domain/advanced-request';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/index.ts';
import { problems } from '../problem/index.ts';
import { idText, requestTypeWord } from './request-schemas.ts';

const staff = { access: 'staff', permission: 'keep_territories', tag: 'Staff' } as const;
const maxCountries = 300;

/** What is looked after; no countries or no types: all of them. */
const looksAfter = {
  territory: z.string().check(z.maxLength(200)),
  phone: z.string().check(z.maxLength(200)),
  countries: z.array(z.string().check(z.maxLength(8))).check(z.maxLength(maxCountries)),
  request_types: z.array(requestTypeWord).check(z.maxLength(requestTypeNames.length)),
};

const keptTerritory = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  ...looksAfter,
  /** Requests that are not at their end. */
  open_requests: z.int(),
  /** Raised by every write; 0: never set. */
  revision: z.int(),
});

/** @see keptTerritory */
export type KeptTerritoryWire = z.output<typeof keptTerritory>;

export const listTerritories = defineEndpoint({
  ...staff,
  method: 'GET',
  path: '/api/staff/sales-territories/',
  looksAt: 'nothing',
  summary: 'List the sales representatives by name, with the countries and types of requests they look after (RQ-26).',
  responses: { 200: z.strictObject({ territories: z.array(keptTerritory) }) },
});

export const setTerritory = defineEndpoint({
  ...staff,
  method: 'PUT',
  path: '/api/staff/sales-territories/{id}/',
  summary: 'Set what a sales representative looks after, starting with the next request.',
  description: 'Requests that somebody answers already stay with them. revision: of what was read; 409 if it changed.',
  params: z.strictObject({ id: idText }),
  body: z.strictObject({
    ...looksAfter,
    revision: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
  }),
  responses: { 200: keptTerritory, ...problems(400, 404, 409) },
});
