import { type AnyEndpoint, accessRules, fillPath, pathNames } from '@cutsite/contracts/endpoint';
import { problemSchema, signedOutText } from '@cutsite/contracts/problem';
import { systemClock } from '@cutsite/service-base/clock';
import { csrfTokenOf, newVisitorToken } from '@cutsite/service-base/http';
import { createLogger } from '@cutsite/service-base/observability';
import { aCustomer, aStaffMember } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseConfig } from '../config/index.ts';
import { shippedItems } from '../item-tables/index.ts';
import { routes } from './index.ts';

const settings = { STAFF_DOMAINS: 'lab.example', PUBLIC_URL: 'http://127.0.0.1:3000' };

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ env: settings });
});
afterAll(() => service.stop());

/** The contracts of all routes; no route is called for this, so that nothing needs to be connected. */
const endpoints = allEndpoints();

function allEndpoints(): AnyEndpoint[] {
  const config = parseConfig(settings);
  if (!config.ok) throw new Error('the settings of the test are wrong');
  const log = createLogger({ logLevel: 'silent' });
  const bindings = routes({ config: config.value, pool: {} as Pool, clock: systemClock, log, tables: shippedItems });
  return bindings.map((binding) => binding.endpoint);
}

const named = (chosen: readonly AnyEndpoint[]) =>
  chosen.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

const guarded = endpoints.filter(
  (endpoint) => (endpoint.method !== 'GET' && !endpoint.signedBySender) || endpoint.changesState,
);

type Role = 'signed out' | 'unverified' | 'verified' | 'staff';
type Headers = Record<string, string>;

/** The headers of a page of this site in a browser of somebody with the role. */
async function headersOf(role: Role): Promise<Headers> {
  if (role === 'signed out') {
    const token = newVisitorToken();
    const csrf = csrfTokenOf(token);
    return { cookie: `visit=${token}; csrftoken=${csrf}`, 'x-csrftoken': csrf };
  }
  if (role === 'staff') return { ...(await aStaffMember(service.pool, 'administrator')).headers };
  const customer = await aCustomer(service.pool, { hasVerifiedEmail: role !== 'unverified' });
  return { ...customer.headers };
}

const missingId = '01900000-0000-7000-8000-000000000000';

/** The call's address, with an id of nothing for each of its names. */
const urlOf = ({ path }: AnyEndpoint): string =>
  fillPath(path, Object.fromEntries(pathNames(path).map((name) => [name, missingId])));

function ask(endpoint: AnyEndpoint, headers: Headers, payload?: object): Promise<LightMyRequestResponse> {
  const options: InjectOptions = { method: endpoint.method, url: urlOf(endpoint), headers };
  return service.app.inject(endpoint.method === 'GET' ? options : { ...options, payload: payload ?? {} });
}

const codeOf = (answer: LightMyRequestResponse) =>
  answer.statusCode < 400 ? null : (answer.json().error_code as string | undefined);

/** Every refusal has the declared form and tells nothing of the inside. */
function expectProblem(answer: LightMyRequestResponse): void {
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const { name, redirect, ...problem } = answer.json();
  expect(problemSchema.safeParse(problem).success).toBe(true);
  // Only a failure of reading content has a name besides, and where a visitor is led (CT-36, CT-37).
  if (name !== undefined || redirect !== undefined) expect(name).toMatch(/^Content Stack Fetch By /);
  expect(answer.body).not.toMatch(/at .*\.ts:|node_modules|select |insert /);
}

test('there are routes to look at', () => {
  expect(endpoints.length).toBeGreaterThan(15);
  expect(guarded.length).toBeGreaterThan(8);
});

test('messages of the card network and of Contentstack, which are signed, are the only calls without a CSRF token (promise A6)', () => {
  expect(endpoints.filter(({ signedBySender }) => signedBySender).map(({ path }) => path)).toEqual([
    '/api/payment/webhook/stripe/',
    '/api/content/contentstack/webhook/',
  ]);
});

describe('CSRF: who may change something (promise A6, rulings 10 and 32)', () => {
  type Row = readonly [title: string, passes: boolean, change: (headers: Headers) => Headers];

  const without = (headers: Headers, name: string): Headers => {
    const { [name]: _, ...rest } = headers;
    return rest;
  };
  const other = csrfTokenOf(newVisitorToken());

  const rows: readonly Row[] = [
    ['curl with cookie and header', true, (own) => own],
    ['the own page', true, (own) => ({ ...own, origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' })],
    ['without the header', false, (own) => without(own, 'x-csrftoken')],
    ['without any cookie', false, (own) => without(own, 'cookie')],
    ['with an empty header', false, (own) => ({ ...own, 'x-csrftoken': '' })],
    ['with a header of another visit', false, (own) => ({ ...own, 'x-csrftoken': other })],
    [
      'with a planted pair of another visit',
      false,
      (own) => ({
        cookie: `${own['cookie']?.replace(/csrftoken=.*/, '')}csrftoken=${other}`,
        'x-csrftoken': other,
      }),
    ],
    ['from another origin', false, (own) => ({ ...own, origin: 'https://evil.example' })],
    ['from a sandboxed frame', false, (own) => ({ ...own, origin: 'null' })],
    ['from another site', false, (own) => ({ ...own, 'sec-fetch-site': 'cross-site' })],
    ['from a neighbour under the same domain', false, (own) => ({ ...own, 'sec-fetch-site': 'same-site' })],
  ];

  describe.each(named(guarded))('%s', (_, endpoint) => {
    test.each(rows)('%s: passes %s', async (_title, passes, change) => {
      const own = await headersOf(accessRules[endpoint.access].needsUser ? 'staff' : 'signed out');
      const changed = change(own);
      // Without its cookies the caller is signed out, which is found out first.
      const refusal = accessRules[endpoint.access].needsUser && !changed['cookie'] ? 'signed_out' : 'csrf_failed';
      const answer = await ask(endpoint, changed);
      if (passes) expect(codeOf(answer)).not.toBe(refusal);
      else expect(codeOf(answer)).toBe(refusal);
    });
  });

  test.each(named(guarded.filter((endpoint) => endpoint.method === 'GET')))(
    '%s is answered for the own page without the header',
    async (_, endpoint) => {
      const { cookie = '' } = await headersOf('verified');
      expect((await ask(endpoint, { cookie, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
      expect(codeOf(await ask(endpoint, { cookie, 'sec-fetch-site': 'none' }))).toBe('csrf_failed');
    },
  );
});

describe('who may make a call (AC-14, AC-17; promise A7, ruling 31)', () => {
  const refusals = (endpoint: AnyEndpoint): Record<Role, string | null> => {
    const { needsUser, needsVerifiedEmail, staff } = accessRules[endpoint.access];
    return {
      'signed out': needsUser ? 'signed_out' : null,
      unverified: needsVerifiedEmail ? 'email_not_verified' : null,
      verified: staff === 'no' ? null : 'forbidden',
      staff: null,
    };
  };
  const matrix = named(endpoints).flatMap(([name, endpoint]) =>
    (['signed out', 'unverified', 'verified', 'staff'] as const).map(
      (role) => [name, role, refusals(endpoint)[role], endpoint] as const,
    ),
  );

  test.each(matrix)('%s, %s: %s', async (_, role, refusal, endpoint) => {
    const answer = await ask(endpoint, await headersOf(role));
    const isRefused = ['signed_out', 'email_not_verified', 'forbidden'].includes(codeOf(answer) ?? '');
    expect(isRefused ? codeOf(answer) : null).toBe(refusal);
    expect(answer.statusCode).toBeLessThan(500);
    if (refusal === 'signed_out') {
      expect(answer.statusCode).toBe(401);
      expect(answer.json().detail).toBe(signedOutText);
    }
    if (answer.statusCode >= 400) expectProblem(answer);
  });
});

describe('bodies (promise A8, ruling 30)', () => {
  const withBody = named(
    endpoints.filter(({ method, upload, signedBySender }) => method !== 'GET' && !upload && !signedBySender),
  );
  const uploads = named(endpoints.filter((endpoint) => endpoint.upload));

  test.each(
    uploads.flatMap(([name, endpoint]) =>
      ['application/json', 'multipart/form-data; boundary=x', 'text/html', 'application/octet-streams'].map(
        (type) => [name, type, endpoint] as const,
      ),
    ),
  )('%s takes a file, and nothing that is sent as %s', async (_, type, endpoint) => {
    const headers = { ...(await headersOf('staff')), 'content-type': type };
    const answer = await service.app.inject({
      method: endpoint.method,
      url: urlOf(endpoint),
      headers,
      payload: '{}',
    });
    expect(answer.statusCode).toBe(415);
    expectProblem(answer);
  });

  test.each(withBody)('%s refuses an unknown field', async (_, endpoint) => {
    const asList = endpoint.body?._zod.def.type === 'array';
    const answer = await ask(endpoint, await headersOf('staff'), asList ? [{ surprise: 1 }] : { surprise: 1 });
    expect(answer.statusCode).toBe(400);
    expectProblem(answer);
    if (!asList)
      expect(answer.json()).toMatchObject({
        error_code: 'unknown_field',
        field_errors: { surprise: [expect.any(String)] },
      });
  });

  const broken = { payload: '{"broken', type: 'application/json', status: 400 };
  const form = { payload: 'a=1', type: 'application/x-www-form-urlencoded', status: 415 };
  const huge = { payload: `"${'a'.repeat(20_000_000)}"`, type: 'application/json', status: 413 };

  test.each(
    withBody.flatMap(([name, endpoint]) =>
      [broken, form, huge].map((body) => [name, body.status, body, endpoint] as const),
    ),
  )('%s answers a hopeless body with %s', async (_, status, { payload, type }, endpoint) => {
    const headers = { ...(await headersOf('staff')), 'content-type': type };
    const answer = await service.app.inject({
      method: endpoint.method,
      url: urlOf(endpoint),
      headers,
      payload,
    });
    expect(answer.statusCode).toBe(status);
    expectProblem(answer);
  });
});

test.each([
  '/api/%zz',
  `/api/order/orderitem/${'a'.repeat(300)}/`,
  '/api/',
  '/API/users/me/',
  '/account/../../etc/passwd',
])('the address %s is answered as an unknown one', async (url) => {
  const answer = await service.app.inject({ url, headers: await headersOf('verified') });
  expect(answer.statusCode).toBe(404);
  expectProblem(answer);
});

test('the document has every route, and nothing else', async () => {
  const document = (await service.app.inject('/api/openapi.json')).json();
  const described = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const declared = named(endpoints).map(([name]) => name);
  expect(described.toSorted()).toEqual(declared.toSorted());
  for (const { method, path } of endpoints) {
    expect(service.app.hasRoute({ method, url: path.replace(/\/$/, '').replaceAll(/\{(\w+)\}/g, ':$1') })).toBe(true);
  }
});
