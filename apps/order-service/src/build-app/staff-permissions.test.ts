import { type AnyEndpoint, fillPath, pathNames, permissionsOf } from '@cutsite/contracts/endpoint';
import { staffRoles } from '@cutsite/domain/account';
import { permissionNames, permissions, rolesWith, whoMay } from '@cutsite/domain/staff';
import { systemClock } from '@cutsite/service-base/clock';
import { createLogger } from '@cutsite/service-base/observability';
import { aCustomer, aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseConfig } from '../config/index.ts';
import { shippedItems } from '../item-tables/index.ts';
import { routes } from './index.ts';

const settings = { STAFF_DOMAINS: 'lab.example' };

let service: TestService;
let people: ReadonlyMap<string, Customer>;
beforeAll(async () => {
  service = await startTestService({ env: settings });
  const staff = await Promise.all(
    staffRoles.map(async (role) => [role as string, await aStaffMember(service.pool, role)] as const),
  );
  people = new Map([...staff, ['a customer', await aCustomer(service.pool)]]);
});
afterAll(async () => {
  await Promise.all([...others.values()].map(({ stop }) => stop()));
  await service.stop();
});

/** Services with other settings on the same database, each started once. */
const others = new Map<string, TestService>();
async function startedIn(more: Readonly<Record<string, string>>): Promise<TestService> {
  const name = JSON.stringify(more);
  const started = others.get(name) ?? (await startTestService({ env: { ...settings, ...more }, pool: service.pool }));
  others.set(name, started);
  return started;
}

const endpoints = staffEndpoints();

function staffEndpoints(): AnyEndpoint[] {
  const config = parseConfig(settings);
  if (!config.ok) throw new Error('the settings of the test are wrong');
  const log = createLogger({ logLevel: 'silent' });
  return routes({ config: config.value, pool: {} as Pool, clock: systemClock, log, tables: shippedItems })
    .map(({ endpoint }) => endpoint)
    .filter(({ path }) => path.startsWith('/api/staff/'));
}

const missingId = '01900000-0000-7000-8000-000000000000';

function ask({ method, path }: AnyEndpoint, who: string | null) {
  const url = fillPath(path, Object.fromEntries(pathNames(path).map((name) => [name, missingId])));
  const headers = who === null ? {} : { ...people.get(who)?.headers };
  return service.app.inject({ method, url, headers, ...(method === 'GET' ? {} : { payload: { nonsense: 1 } }) });
}

const inForce = endpoints.filter(({ access }) => access === 'staff');
const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe('role × call: what the table of permissions says is what the calls do (OF-5, ruling 87)', () => {
  test('there are calls to look at, and each permission that a call needs has somebody', () => {
    expect(endpoints.length).toBeGreaterThan(5);
    for (const endpoint of inForce) expect(rolesWith(...permissionsOf(endpoint))).not.toEqual([]);
  });

  test.each(named.flatMap(([name, endpoint]) => staffRoles.map((role) => [name, role, endpoint] as const)))(
    '%s, %s',
    async (_name, role, endpoint) => {
      const asked = permissionsOf(endpoint);
      const answer = await ask(endpoint, role);
      // The calls by which staff sign in are for whoever has a role.
      if (endpoint.access === 'staff_signing_in' || rolesWith(...asked).includes(role)) {
        expect([401, 403]).not.toContain(answer.statusCode);
        expect(answer.statusCode).toBeLessThan(500);
      } else {
        expect(answer.statusCode).toBe(403);
        expect(answer.json()).toEqual({ error_code: 'forbidden', detail: whoMay(...asked) });
      }
    },
  );

  test.each(named)('%s: 401 signed out, 403 for a customer', async (_name, endpoint) => {
    const signedOut = await ask(endpoint, null);
    expect([signedOut.statusCode, signedOut.json().error_code]).toEqual([401, 'signed_out']);
    const customer = await ask(endpoint, 'a customer');
    expect([customer.statusCode, customer.json().error_code]).toEqual([403, 'forbidden']);
  });

  test('the table of permissions has no line that guards nothing', () => {
    const guarding = new Set(inForce.flatMap((endpoint) => permissionsOf(endpoint)));
    expect(permissionNames.filter((name) => !guarding.has(name))).toEqual([]);
  });

  test.each(named)(
    '%s: nothing before the second factor was given, but the calls that give it (OF-9)',
    async (_name, endpoint) => {
      const person = await aStaffMember(service.pool, ...staffRoles);
      await service.pool.query('update session set second_factor_at = null where account_id = $1', [person.accountId]);
      const asking = await startedIn({ STAFF_WITHOUT_SECOND_FACTOR: 'off' });
      const { method, path } = endpoint;
      const url = fillPath(path, Object.fromEntries(pathNames(path).map((name) => [name, missingId])));
      const sent = {
        method,
        url,
        headers: { ...person.headers },
        ...(method === 'GET' ? {} : { payload: { nonsense: 1 } }),
      };
      const { statusCode, body } = await asking.app.inject(sent);
      const isRefused = statusCode === 403 && body.includes('second_factor_needed');
      expect(isRefused).toBe(endpoint.access === 'staff');
    },
  );

  test('what is not there is 404 for every role', async () => {
    for (const who of [null, 'a customer', 'administrator']) {
      const headers = who === null ? {} : { ...people.get(who)?.headers };
      const answer = await service.app.inject({ url: '/api/staff/nothing-there/', headers });
      expect(answer.statusCode).toBe(404);
    }
  });

  test('a role that is taken away is gone with the next call (promise O2)', async () => {
    const [, endpoint] = named.find(([, { permission }]) => permission === 'keep_distributors') ?? [];
    if (endpoint === undefined) throw new Error('no such call');
    const person = await aStaffMember(service.pool, 'content');
    const again = () =>
      service.app.inject({ method: 'POST', url: endpoint.path, headers: { ...person.headers }, payload: {} });
    expect((await again()).statusCode).toBe(400);
    await service.pool.query('delete from account_role where account_id = $1', [person.accountId]);
    expect((await again()).statusCode).toBe(403);
  });
});

test('every permission has a name for the page of roles', () => {
  for (const name of permissionNames) expect(permissions[name].label).toMatch(/^[a-z]/);
});
