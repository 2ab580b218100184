import {
  type AnyEndpoint,
  accessRules,
  allResponses,
  fileSchema,
  fillPath,
  pathNames,
} from '@cutsite/contracts/endpoint';
import { systemClock } from '@cutsite/service-base/clock';
import { csrfTokenOf, newVisitorToken } from '@cutsite/service-base/http';
import { createLogger } from '@cutsite/service-base/observability';
import { aCustomer, aStaffMember } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { arbitraryInput } from '@cutsite/test-support/wire';
import fc from 'fast-check';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { parseConfig } from '../config/index.ts';
import { shippedItems } from '../item-tables/index.ts';
import { routes } from './index.ts';

const casesPerCall = 200;

/** No limit gets in the way of the many calls. */
const settings = {
  STAFF_DOMAINS: 'lab.example',
  RATE_LIMIT_SECOND_FACTORS: '1000000/1m',
  RATE_LIMIT_REQUESTS: '1000000/1m',
  RATE_LIMIT_REGISTRATIONS: '100000/1m',
  RATE_LIMIT_SIGN_INS_PER_ADDRESS: '1000/1m',
  RATE_LIMIT_ADDS: '100000/1m',
  RATE_LIMIT_PROJECT_WRITES: '100000/1m',
  RATE_LIMIT_LOOK_UPS: '100000/1m',
};

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: settings });
});
afterAll(() => service.stop());

const config = parseConfig(settings);
if (!config.ok) throw new Error('the settings of the test are wrong');
const endpoints = routes({
  config: config.value,
  pool: {} as Pool,
  clock: systemClock,
  log: createLogger({ logLevel: 'silent' }),
  tables: shippedItems,
}).map(({ endpoint }) => endpoint);

async function headersFor(endpoint: AnyEndpoint): Promise<Record<string, string>> {
  const { needsUser, staff } = accessRules[endpoint.access];
  if (staff !== 'no') return { ...(await aStaffMember(service.pool, 'administrator')).headers };
  if (needsUser) return { ...(await aCustomer(service.pool)).headers };
  const token = newVisitorToken();
  return { cookie: `visit=${token}; csrftoken=${csrfTokenOf(token)}`, 'x-csrftoken': csrfTokenOf(token) };
}

const anyId = fc.oneof(fc.uuid(), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 70 }), fc.constant('\u0000'));

/** Anything that JSON cannot carry is left out, as a client's own serialiser would. */
const encoded = (value: unknown) => JSON.stringify(value) ?? '';

/** A generated object may carry a `toString` that is no function, so what is no text is written as JSON. */
const queryText = (value: unknown) => (typeof value === 'string' ? value : encoded(value));

function queryOf(query: unknown): string {
  const search = new URLSearchParams();
  if (typeof query === 'object' && query !== null) {
    for (const [name, value] of Object.entries(query)) search.append(name, queryText(value));
  }
  return `?${search.toString()}`;
}

const calls = endpoints.filter((endpoint) => endpoint.body ?? endpoint.params ?? endpoint.query);

describe('whatever is sent, the answer is a declared one (promise F5)', () => {
  test.each(calls.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    async (_, endpoint) => {
      const mediaType = endpoint.upload ? 'application/octet-stream' : 'application/json';
      const headers = { ...(await headersFor(endpoint)), 'content-type': mediaType };
      const responses = allResponses(endpoint);
      const nothing = fc.constant(undefined);
      const input = fc.record({
        ids: fc.tuple(...pathNames(endpoint.path).map((name) => fc.tuple(fc.constant(name), anyId))),
        query: endpoint.query ? arbitraryInput(endpoint.query) : nothing,
        body: endpoint.body ? arbitraryInput(endpoint.body) : endpoint.upload ? fc.uint8Array() : nothing,
      });
      await fc.assert(
        fc.asyncProperty(input, async ({ ids, query, body }) => {
          const answer = await service.app.inject({
            method: endpoint.method,
            url: fillPath(endpoint.path, Object.fromEntries(ids)) + queryOf(query),
            headers,
            ...(endpoint.method === 'GET'
              ? {}
              : { payload: body instanceof Uint8Array ? Buffer.from(body) : encoded(body) }),
          });
          const schema = responses[answer.statusCode];
          expect(answer.statusCode).toBeLessThan(500);
          // A path that no router can read belongs to no call, whatever it looks like.
          if (!schema) return expect(answer.statusCode).toBe(404);
          // A file is no JSON; that it is saved and not shown is tried elsewhere.
          if (schema === fileSchema) {
            expect(answer.headers['content-disposition']).toMatch(/^attachment/);
            return undefined;
          }
          expect(z.safeParse(schema, answer.json()).error).toBeUndefined();
          return undefined;
        }),
        { numRuns: casesPerCall, interruptAfterTimeLimit: 45_000 },
      );
    },
  );
});
