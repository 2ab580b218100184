import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { aTubeItem } from '@cutsite/test-support/guide-rna';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let service: TestService;
let customer: Customer;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  customer = await aCustomer(service.pool);
});

const nuclease = (quantity: number) => ({ product_slug: 'spcas9_nuclease', quantity });
const buffer = (quantity: number) => ({ product_slug: 'resuspension_buffer', quantity });
const tube = (name: string) => guideRnaItemToWire(aTubeItem([name]));

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const call = (method: Method, url: string, payload?: unknown, key = '') =>
  service.app.inject({
    method,
    url,
    headers: { ...customer.headers, ...(key === '' ? {} : { 'idempotency-key': key }) },
    ...(payload === undefined ? {} : { payload: payload as object }),
  });
const add = (items: readonly unknown[], key = '') => call('POST', '/api/order/add/', items, key);

/** The add-ons in the cart: slug, quantity and price of the line, in the order of the shipments. */
async function addOnLines(): Promise<{ id: string; line: string }[]> {
  const { groups } = (await call('GET', '/api/user/cart/')).json();
  return groups.flatMap((group: { items: Record<string, string>[] }) =>
    group.items
      .filter((item) => item['kind'] === 'add_on')
      .map((item) => ({ id: item['id'], line: `${item['product_slug']} ${item['quantity']} ${item['subtotal']}` })),
  );
}
const lines = async () => (await addOnLines()).map(({ line }) => line);

describe('adding an add-on that is in the cart already', () => {
  test('adds to its quantity on the same line, and the answer names that line', async () => {
    const first = await add([nuclease(1)]);
    const second = await add([tube('g1'), nuclease(2), buffer(1)]);
    expect(await lines()).toEqual(['resuspension_buffer 1 18.00', 'spcas9_nuclease 3 285.00']);
    expect(second.json().items).toMatchObject([
      { name: 'g1', quantity: 1 },
      { id: first.json().items[0].id, quantity: 2, subtotal: '190.00' },
      { name: 'Resuspension buffer, 20 mL', quantity: 1 },
    ]);
  });

  test('twice in one call is one line too', async () => {
    const { items } = (await add([nuclease(1), nuclease(4)])).json();
    expect(items[0].id).toBe(items[1].id);
    expect(await lines()).toEqual(['spcas9_nuclease 5 475.00']);
  });

  test('in twenty calls at once loses none', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => add([nuclease(1), buffer(2)])));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 20 }, () => 201));
    expect(await lines()).toEqual(['resuspension_buffer 40 720.00', 'spcas9_nuclease 20 1900.00']);
  });

  test('while it is removed ends as one order of the two, and never as an error', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [{ id }] = (await add([nuclease(1)])).json().items;
      const both = await Promise.all([add([nuclease(1)]), call('DELETE', `/api/user/cart/remove/${id}/`)]);
      expect(both.map((answer) => answer.statusCode)).toEqual([201, 200]);
      expect([[], ['spcas9_nuclease 1 95.00']]).toContainEqual(await lines());
      const [left] = await addOnLines();
      if (left !== undefined) await call('DELETE', `/api/user/cart/remove/${left.id}/`);
    }
  });

  test('a call that is repeated under its key adds once and names the same line', async () => {
    await add([nuclease(1)]);
    const once = await add([nuclease(1)], 'same');
    const again = await add([nuclease(1)], 'same');
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.json()).toEqual(once.json());
    expect(once.json().items[0].id).toBe((await addOnLines())[0]?.id);
    expect(await lines()).toEqual(['spcas9_nuclease 2 190.00']);
  });
});

describe('a line holds at most 999', () => {
  const noRoom = (already: number) => `At most 999 of one item can be ordered, and ${already} are in the cart already.`;

  test('more is refused with what is there, and the rest of the call is not added either', async () => {
    await add([nuclease(990)]);
    const answer = await add([tube('g1'), nuclease(10)]);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().rows).toMatchObject([{ item: 1, field: 'quantity', message: noRoom(990) }]);
    expect(await lines()).toEqual(['spcas9_nuclease 990 94050.00']);
    expect((await add([nuclease(9)])).statusCode).toBe(201);
  });

  test('within one call as well', async () => {
    const answer = await add([buffer(999), buffer(1)]);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().rows).toMatchObject([{ item: 1, message: noRoom(999) }]);
  });

  test('also for calls at once: those that fit go in', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => add([nuclease(400)])));
    expect(answers.map((answer) => answer.statusCode).toSorted((one, other) => one - other)).toEqual([
      201, 201, 400, 400,
    ]);
    expect(await lines()).toEqual(['spcas9_nuclease 800 76000.00']);
  });
});

describe('an item that was edited into another one', () => {
  const edit = (id: string, data: object) => call('PUT', `/api/order/ordereditem/${id}/`, { data });

  test('takes what is added of its new add-on, and no more of the old one', async () => {
    const [{ id }] = (await add([nuclease(1)])).json().items;
    await edit(id, buffer(3));
    await add([nuclease(1), buffer(1)]);
    expect(await lines()).toEqual(['resuspension_buffer 4 72.00', 'spcas9_nuclease 1 95.00']);
  });

  test('takes in the line of the same add-on: there are never two (CA-8)', async () => {
    const [{ id }] = (await add([buffer(3), nuclease(5)])).json().items;
    expect((await edit(id, nuclease(2))).json()).toMatchObject({ id, quantity: 7, data: nuclease(7) });
    expect(await addOnLines()).toEqual([{ id, line: 'spcas9_nuclease 7 665.00' }]);
    await add([nuclease(1)]);
    expect(await lines()).toEqual(['spcas9_nuclease 8 760.00']);
  });

  test('is refused when both are more than a line holds, and both stay as they are', async () => {
    const [{ id }] = (await add([buffer(999), nuclease(999)])).json().items;
    const before = await addOnLines();
    const answer = await edit(id, nuclease(999));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().rows).toMatchObject([
      { field: 'quantity', message: 'At most 999 of one item can be ordered, and 999 are in the cart already.' },
    ]);
    expect(await addOnLines()).toEqual(before);
  });

  test('with another number of the same add-on has that number', async () => {
    const [{ id }] = (await add([nuclease(999)])).json().items;
    expect((await edit(id, nuclease(998))).json()).toMatchObject({ id, quantity: 998 });
  });

  test('beside adds of the same one at once leaves one line with all of them', async () => {
    const [{ id }] = (await add([buffer(1), nuclease(1)])).json().items;
    const answers = await Promise.all([edit(id, nuclease(10)), ...Array.from({ length: 8 }, () => add([nuclease(1)]))]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, ...Array.from({ length: 8 }, () => 201)]);
    expect(await lines()).toEqual(['spcas9_nuclease 19 1805.00']);
  });
});
