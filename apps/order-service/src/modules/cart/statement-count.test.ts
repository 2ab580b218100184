import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { aCustomer } from '@cutsite/test-support/customer';
import { aPlateItem, aTubeItem } from '@cutsite/test-support/guide-rna';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let service: TestService;
let database: string;
beforeAll(async () => {
  service = await startTestService();
  database = (await service.pool.query('select current_database() as name')).rows[0].name;
});
afterAll(() => service.stop());

/**
 * The statements that reach PostgreSQL while `work` runs: session, BEGIN and COMMIT included. Not those by which this
 * process tells the others, some times a second and for all calls together, how many there were.
 */
async function statementsOf(work: () => Promise<{ statusCode: number }>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const answer = await work();
  expect(answer.statusCode).toBeLessThan(300);
  const statements = query.mock.calls
    .filter((_, at) => (query.mock.contexts[at] as pg.Client).database === database)
    .map(([statement]) => statement as string | { name?: string });
  query.mockRestore();
  return statements.filter((one) => typeof one === 'string' || one.name !== 'share-call-counts').length;
}

async function aCaller() {
  const { headers } = await aCustomer(service.pool);
  let number = 0;
  const send = (items: object[], more: Record<string, string> = {}) =>
    service.app.inject({
      method: 'POST',
      url: '/api/order/add/',
      headers: { ...headers, ...more },
      payload: items,
    });
  const addTube = (more?: Record<string, string>) => {
    number += 1;
    return send([guideRnaItemToWire(aTubeItem([`tube-${number}`]))], more);
  };
  return { headers, send, addTube };
}

test('adding a tube takes two statements: the session and the add (promise P1: at most 10)', async () => {
  const { addTube } = await aCaller();
  await addTube();
  expect(await statementsOf(addTube)).toBe(2);
});

test('so it does with an Idempotency-Key that is new', async () => {
  const { addTube } = await aCaller();
  await addTube();
  expect(await statementsOf(() => addTube({ 'idempotency-key': 'one' }))).toBe(2);
});

test('the hundredth add takes as many as the first, and so do ten plates (promises P2 and P3)', async () => {
  const { addTube, send } = await aCaller();
  for (let number = 0; number < 99; number += 1) await addTube();
  expect(await statementsOf(addTube)).toBe(2);
  const plates = Array.from({ length: 10 }, (_, index) => guideRnaItemToWire(aPlateItem(`Plate ${index + 1}`)));
  expect(await statementsOf(() => send(plates))).toBe(2);
});

test('reading the cart takes two: the session and the cart (promise P3)', async () => {
  const { headers, addTube } = await aCaller();
  for (let number = 0; number < 30; number += 1) await addTube();
  const read = () => service.app.inject({ method: 'GET', url: '/api/user/cart/', headers });
  expect(await statementsOf(read)).toBe(2);
});
