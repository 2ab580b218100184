import { aPlacedOrder } from '@cutsite/test-support/checkout';
import { aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Two processes of one store, whose clocks the test turns. */
let here: TestService;
let there: TestService;
let production: Customer;
let sales: Customer;
let now = Date.now();

beforeAll(async () => {
  const clock = { now: () => new Date(now) };
  const env = { STAFF_DOMAINS: 'lab.example' };
  here = await startTestService({ env, clock });
  there = await startTestService({ env, clock, pool: here.pool });
  production = await aStaffMember(here.pool, 'production');
  sales = await aStaffMember(here.pool, 'sales');
  const rename = (name: string, { accountId }: Customer) =>
    here.pool.query(`update account set first_name = $1, last_name = 'Novak' where id = $2`, [name, accountId]);
  await rename('Pia', production);
  await rename('Sam', sales);
});
afterAll(async () => {
  await there.stop();
  await here.stop();
});

const post = (at: TestService, url: string, { headers }: Customer, payload: object = {}) =>
  at.app.inject({ method: 'POST', url, headers, payload });
const look = async (at: TestService, id: string, who: Customer): Promise<string[]> =>
  (await post(at, `/api/staff/order/${id}/looking/`, who)).json().others;
const afterSeconds = (seconds: number) => (now += seconds * 1_000);

describe('who else has an order open, over two processes (OF-28)', () => {
  test('is shown at the other one, as long as it is said again every twenty seconds', async () => {
    const { id } = await aPlacedOrder(here);
    expect(await look(here, id, production)).toEqual([]);
    expect(await look(there, id, sales)).toEqual(['Pia Novak']);
    expect(await look(here, id, production)).toEqual(['Sam Novak']);
    for (let times = 0; times < 6; times += 1) {
      afterSeconds(20);
      expect(await look(here, id, production)).toContain('Sam Novak');
      expect(await look(there, id, sales)).toEqual(['Pia Novak']);
    }
    const { rows } = await here.pool.query('select 1 from onlooker where subject_id = $1', [id]);
    expect(rows).toHaveLength(2);
  });

  test('is gone a minute after it was said the last time, and not before', async () => {
    const { id } = await aPlacedOrder(here);
    await look(here, id, production);
    afterSeconds(59);
    expect(await look(there, id, sales)).toEqual(['Pia Novak']);
    afterSeconds(1);
    expect(await look(there, id, sales)).toEqual([]);
  });

  test('keeps nobody from anything: the other one writes, though the rows of who looks are held', async () => {
    const { id } = await aPlacedOrder(here);
    await look(here, id, production);
    await look(there, id, sales);
    const holder = await here.pool.connect();
    try {
      await holder.query('begin');
      await holder.query('lock table onlooker in access exclusive mode');
      const shown = await there.app.inject({ url: `/api/staff/order/${id}/`, headers: sales.headers });
      const { revision } = shown.json();
      const noted = await post(there, `/api/staff/order/${id}/note/`, sales, { revision, text: 'Called them.' });
      expect([shown.statusCode, noted.statusCode]).toEqual([200, 200]);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
  });
});
