import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { aCustomer } from '@cutsite/test-support/customer';
import { aPlateItem, aTubeItem, targetNumber } from '@cutsite/test-support/guide-rna';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, expect, test } from 'vitest';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

async function aBuyer() {
  const { headers } = await aCustomer(service.pool);
  const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    service.app.inject({ method, url, headers, ...(payload && { payload }) });
  const report = async () => (await call('GET', '/api/user/cart/')).json().groups[0].items[0].report;
  return { call, report };
}

test('an item in the cart carries the pre-flight report that the service made when it was added', async () => {
  const { call, report } = await aBuyer();
  const item = aPlateItem('Plate 1', 24, { nuclease: 'hfCas12Max' });
  const [first, ...others] = item.sequences;
  const sequences = [first!, ...others.slice(0, -1), { ...others.at(-1)!, rawSequence: targetNumber(0) }];
  expect((await call('POST', '/api/order/add/', [guideRnaItemToWire({ ...item, sequences })])).statusCode).toBe(201);
  expect(await report()).toEqual({
    guides: 24,
    faults: [expect.objectContaining({ severity: 'warning', well: null, name: 'Plate 1' })],
    same_targets: [
      {
        raw_sequence: targetNumber(0),
        rows: [
          { well: 'A01', name: 'g1' },
          { well: 'B12', name: 'g24' },
        ],
      },
    ],
    scaffold: { side: 'prepended', label: '[23-nt direct repeat]' },
    processing: ['spe'],
    needs_review: true,
    price_breaks: [],
  });
});

test('the prices in it are those of the customer: 20 tubes are four short of a plate that costs less', async () => {
  const { call, report } = await aBuyer();
  const names = Array.from({ length: 20 }, (_, at) => `g${at + 1}`);
  await call('POST', '/api/order/add/', [guideRnaItemToWire(aTubeItem(names))]);
  expect((await report()).price_breaks).toEqual([
    { kind: 'nearly_a_plate', count: 20, missing: 4, as_is: '1440.00', instead: '984.00' },
  ]);
});

test('an edited item gets a new one, an add-on has none, and one that is sent is refused', async () => {
  const { call, report } = await aBuyer();
  const added = await call('POST', '/api/order/add/', [guideRnaItemToWire(aPlateItem('Plate 1', 24))]);
  const [{ id }] = added.json().items;
  const data = guideRnaItemToWire(aPlateItem('Plate 1', 30));
  expect((await call('PUT', `/api/order/ordereditem/${id}/`, { data })).statusCode).toBe(200);
  expect(await report()).toMatchObject({ guides: 30 });

  const other = await aBuyer();
  await other.call('POST', '/api/order/add/', [{ product_slug: 'resuspension_buffer', quantity: 1 }]);
  expect(await other.report()).toBeNull();
  expect((await other.call('POST', '/api/order/add/', [{ ...data, report: {} }])).statusCode).toBe(400);
});
