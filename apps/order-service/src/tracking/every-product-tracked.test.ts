import { systemClock } from '@cutsite/service-base/clock';
import { aCustomer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadDemoGenes } from '../demo-data/index.ts';
import { type OneOfEach, oneOfEach, pricesOfEach } from '../testing/one-of-each.ts';

let service: TestService;
let each: OneOfEach;
beforeAll(async () => {
  // Nothing is sent in this test: what waits to be sent is looked at.
  service = await startTestService({ env: { TRACKER_URL: 'http://127.0.0.1:1/events' } });
  await loadDemoGenes({ pool: service.pool, clock: systemClock });
  each = await oneOfEach(service);
});
afterAll(() => service.stop());

test.each(Object.keys(pricesOfEach) as (keyof OneOfEach)[])(
  'an add of %s is told to the tracker, once the customer agreed, and not before (WB-9)',
  async (kind) => {
    const customer = await aCustomer(service.pool);
    const send = (url: string, payload: object) =>
      service.app.inject({ method: 'POST', url, headers: customer.headers, payload });
    const waiting = async () =>
      (await service.pool.query('select * from tracker_event where account_id = $1 order by id', [customer.accountId]))
        .rows;
    const profile = {
      first_name: 'Ada',
      last_name: 'Test',
      company_name: 'Test',
      email: `${customer.accountId}@lab.example`,
      marketing_consent: true,
    };
    expect((await send('/api/order/add/', [each[kind]])).statusCode).toBe(201);
    expect(await waiting()).toEqual([]);
    expect((await send('/account/update-user', profile)).statusCode).toBe(200);
    expect((await send('/api/order/add/', [kind === 'guides' ? each.add_on : each[kind]])).statusCode).toBe(201);
    await vi.waitFor(async () =>
      expect((await waiting()).map(({ event }) => event)).toEqual(['signed_up', 'added_to_cart']),
    );
  },
);
