import type { KeptTerritoryWire } from '@cutsite/contracts/advanced-request';
import { aCustomer, aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let service: TestService;
let boss: Customer;
beforeAll(async () => {
  service = await startTestService({ env: { STAFF_DOMAINS: 'lab.example' } });
  boss = await aStaffMember(service.pool, 'administrator');
});
afterAll(() => service.stop());

const url = '/api/staff/sales-territories/';
const nothing = { territory: '', phone: '', countries: [], request_types: [] };
const list = async (): Promise<KeptTerritoryWire[]> =>
  (await service.app.inject({ url, headers: { ...boss.headers } })).json().territories;
const of = async (rep: Customer) => (await list()).find(({ id }) => id === rep.accountId);
const set = async (id: string, payload: object, { headers }: Customer = boss) => {
  const answer = await service.app.inject({ method: 'PUT', url: `${url}${id}/`, headers, payload });
  return { status: answer.statusCode, json: answer.json() };
};

async function aRequest(type = 'partnership'): Promise<string | undefined> {
  const owner = await aCustomer(service.pool);
  const payload = {
    request_type: type,
    answers: {
      parent: { title: 'Guides for a year', aim: 'A screen each month', use: 'research' },
      child: { organisation: 'Vale Lab', about: ['supply'], idea: 'Forty plates in twelve parts' },
    },
  };
  const { headers } = owner;
  const answer = await service.app.inject({ method: 'POST', url: '/order/advanced_requests/', headers, payload });
  expect(answer.statusCode).toBe(201);
  return answer.json().sales_rep?.id;
}

describe('what sales representatives look after (RQ-26)', () => {
  test('is set by sales, decides where the next request goes, and is written down', async () => {
    const [bulk, supply] = [await aStaffMember(service.pool, 'sales'), await aStaffMember(service.pool, 'sales')];
    expect(await of(bulk)).toMatchObject({ ...nothing, open_requests: 0, revision: 0 });
    expect((await set(bulk.accountId, { ...nothing, request_types: ['bulk'], revision: 0 })).status).toBe(200);
    const typed = { ...nothing, territory: ' Supply ', phone: '+1 617 555 0142', request_types: ['partnership'] };
    const done = await set(supply.accountId, { ...typed, countries: ['de', 'AT'], revision: 0 }, supply);
    expect([done.status, done.json]).toMatchObject([
      200,
      { territory: 'Supply', countries: ['AT', 'DE'], revision: 1 },
    ]);
    // Its customer has told no country, so that who looks after some countries only is not asked.
    expect(await aRequest()).not.toBe(supply.accountId);
    expect((await set(supply.accountId, { ...typed, revision: 1 })).status).toBe(200);
    expect(await aRequest()).toBe(supply.accountId);
    expect(await of(supply)).toMatchObject({ open_requests: 1, revision: 2 });
    // The form says so before it is sent.
    const { headers } = await aCustomer(service.pool);
    const asked = await service.app.inject({ url: '/sales/sales_reps/?request_type=partnership&country=US', headers });
    expect(asked.json()).toMatchObject({ suggested: supply.accountId });
    expect((await service.app.inject({ url: '/sales/sales_reps/', headers })).json()).not.toHaveProperty('suggested');
    const { rows } = await service.pool.query(
      `select changes from staff_audit where action = 'set_territory' and subject_id = $1 order by id`,
      [supply.accountId],
    );
    expect(rows.map(({ changes }) => changes.map(({ field }: { field: string }) => field))).toEqual([
      ['territory', 'phone', 'countries', 'requestTypes'],
      ['countries'],
    ]);
  });

  test('of two who change it at once one is told that the other was faster, and theirs stands', async () => {
    const rep = await aStaffMember(service.pool, 'sales');
    const names = ['North', 'South', 'East', 'West'];
    const answers = await Promise.all(
      names.map((territory) => set(rep.accountId, { ...nothing, territory, revision: 0 })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    const stands = answers.find(({ status }) => status === 200)?.json.territory;
    expect(await of(rep)).toMatchObject({ territory: stands, revision: 1 });
    expect(answers.find(({ status }) => status === 409)?.json.detail).toContain('Somebody else changed what');
  });

  test('names the fields that are wrong, and changes nothing', async () => {
    const rep = await aStaffMember(service.pool, 'sales');
    const typed = { territory: 'x'.repeat(61), phone: 'ask Sam', countries: ['XX'], request_types: [], revision: 0 };
    const { status, json } = await set(rep.accountId, typed);
    expect([status, Object.keys(json.field_errors)]).toEqual([400, ['territory', 'phone', 'countries']]);
    expect(await of(rep)).toMatchObject({ ...nothing, revision: 0 });
  });

  test('is of people with the sales role alone, and goes with the role', async () => {
    const production = await aStaffMember(service.pool, 'production');
    expect((await set(production.accountId, { ...nothing, revision: 0 })).status).toBe(404);
    expect((await set('nobody', { ...nothing, revision: 0 })).status).toBe(404);
    const rep = await aStaffMember(service.pool, 'sales');
    await set(rep.accountId, { ...nothing, territory: 'Iberia', revision: 0 });
    await service.pool.query(`delete from account_role where account_id = $1`, [rep.accountId]);
    expect(await of(rep)).toBeUndefined();
  });
});
