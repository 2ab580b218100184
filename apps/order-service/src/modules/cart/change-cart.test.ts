import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { aPlateItem, aTubeItem } from '@cutsite/test-support/guide-rna';
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

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

function call(method: Method, url: string, payload?: object, headers = customer.headers) {
  return service.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
}

async function added(...items: object[]): Promise<string[]> {
  const answer = await call('POST', '/api/order/add/', items);
  expect(answer.statusCode).toBe(201);
  return answer.json().items.map((item: { id: string }) => item.id);
}

const cart = async () => (await call('GET', '/api/user/cart/')).json();
const tubes = (...names: string[]) => guideRnaItemToWire(aTubeItem(names));
const plate = (name: string, filled?: number) => guideRnaItemToWire(aPlateItem(name, filled));
const taken = 'A tube with this name already exists in your cart.';
const missing = '01999999-9999-7999-8999-999999999999';

describe('the cart-detail response (CA-3, CA-11 to CA-13)', () => {
  test('of somebody who never added anything', async () => {
    expect(await cart()).toEqual({
      order_id: null,
      name: '',
      status: 'cart',
      created: null,
      currency: 'USD',
      subtotal: '0.00',
      undiscounted_subtotal: '0.00',
      discounts: [],
      voucher: null,
      total_before_tax: '0.00',
      prices_hold_until: null,
      items_with_old_prices: [],
      customer_reference_code: null,
      item_count: 0,
      groups: [],
    });
  });

  test('has one group for each temperature with all its fields', async () => {
    const nuclease = { product_slug: 'spcas9_nuclease', quantity: 1 };
    await added(nuclease, plate('Plate 1', 24), { product_slug: 'resuspension_buffer', quantity: 1 });
    const { groups, order_id } = await cart();
    expect(groups).toMatchObject([
      { temperature: 'ambient', items: [{ name: 'Plate 1' }, { name: 'Resuspension buffer, 20 mL' }] },
      { temperature: 'cold_packs', items: [{ name: 'SpCas9 nuclease, 100 µg' }] },
    ]);
    const { id, items, last_updated, delivery, ...rest } = groups[0];
    expect(delivery).toMatchObject({ making_days: 8, arrives_by: null });
    expect(rest).toEqual({
      order: order_id,
      temperature: 'ambient',
      status: 'cart',
      shipping_carrier: null,
      carrier_account_number: null,
      shipping_method_name: null,
      shipping_amount_charged: null,
      tracking_number: null,
    });
    expect(items[0].sequences[12]).toEqual({ name: 'g13', raw_sequence: expect.any(String), well: 'B01' });
  });

  test('shows the amount as guaranteed_yield and the copies as quantity (ruling 27)', async () => {
    const espot = aTubeItem(['e1'], { nuclease: 'eSpOT-ON', productSlug: 'multiplex_sgrna', yield: '50nmol' });
    const [id] = await added(guideRnaItemToWire(espot));
    await call('PATCH', `/api/user/cart/update-item-quantity/${id}/`, { quantity: 3 });
    expect((await cart()).groups[0].items[0]).toMatchObject({ guaranteed_yield: '50nmol', quantity: 3 });
  });

  test('survives a restart of the service', async () => {
    await added(plate('Plate 1'));
    const before = await cart();
    const headers = customer.headers;
    const other = await startTestService({ pool: service.pool });
    const after = await other.app.inject({ method: 'GET', url: '/api/user/cart/', headers });
    await other.stop();
    expect(after.json()).toEqual(before);
  });
});

describe('the number of copies', () => {
  test('multiplies the price', async () => {
    const [id] = await added(plate('Plate 1', 24));
    const answer = await call('PATCH', `/api/user/cart/update-item-quantity/${id}/`, { quantity: 3 });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ quantity: 3, subtotal: '2952.00' });
    expect(await cart()).toMatchObject({ subtotal: '2952.00', undiscounted_subtotal: '2952.00' });
  });

  test.each([0, -1, 1.5, 1e9, '1', null, [1], {}])('%j is refused', async (quantity) => {
    const [id] = await added(plate('Plate 1', 24));
    const answer = await call('PATCH', `/api/user/cart/update-item-quantity/${id}/`, { quantity });
    expect(answer.statusCode).toBe(400);
    expect(await cart()).toMatchObject({ subtotal: '984.00' });
  });

  test('of an add-on follows the same rule', async () => {
    for (const quantity of [0, -1, 1.5, 1e9, '1']) {
      const answer = await call('POST', '/api/order/add/', [{ product_slug: 'spcas9_nuclease', quantity }]);
      expect(answer.statusCode).toBe(400);
    }
    expect(await cart()).toMatchObject({ item_count: 0 });
  });
});

describe('removing', () => {
  test('takes the item out and frees the names of its tubes', async () => {
    const [id] = await added(tubes('a', 'b'), tubes('c'));
    expect((await call('DELETE', `/api/user/cart/remove/${id}/`)).statusCode).toBe(200);
    expect((await cart()).groups[0].items).toMatchObject([{ name: 'c' }]);
    await added(tubes('a'));
  });

  test('the last item leaves an empty cart that is still the same cart', async () => {
    const [id] = await added(tubes('a'));
    const { order_id } = await cart();
    await call('DELETE', `/api/user/cart/remove/${id}/`);
    expect(await cart()).toMatchObject({ order_id, item_count: 0, groups: [], subtotal: '0.00' });
  });

  test('in parallel is done once', async () => {
    const [id] = await added(tubes('a'));
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('DELETE', `/api/user/cart/remove/${id}/`)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.statusCode === 404)).toHaveLength(9);
  });
});

describe('editing an item (CA-7, CA-8)', () => {
  test('gives it back as it was sent', async () => {
    const wire = plate('Plate 1', 30);
    const [id] = await added(wire);
    const answer = await call('GET', `/api/order/ordereditem/${id}/`);
    expect(answer.json()).toEqual({ id, order_id: (await cart()).order_id, quantity: 1, data: wire });
  });

  test('replaces it under the same id, with its copies, at the price of what it is now', async () => {
    const [id] = await added(tubes('a', 'b'));
    await call('PATCH', `/api/user/cart/update-item-quantity/${id}/`, { quantity: 2 });
    const data = guideRnaItemToWire(aTubeItem(['b', 'c', 'd'], { yield: '10nmol' }));
    const answer = await call('PUT', `/api/order/ordereditem/${id}/`, { data });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id, quantity: 2, data });
    expect((await cart()).groups[0].items).toMatchObject([{ id, quantity: 2, subtotal: '540.00', name: '3 tubes' }]);
  });

  test('its own tube names are free, those of other items are not', async () => {
    const [id] = await added(tubes('a'), tubes('b'));
    expect((await call('PUT', `/api/order/ordereditem/${id}/`, { data: tubes('a') })).statusCode).toBe(200);
    const answer = await call('PUT', `/api/order/ordereditem/${id}/`, { data: tubes('b') });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error_message).toEqual([taken]);
    await added(tubes('freed'));
    await call('PUT', `/api/order/ordereditem/${id}/`, { data: tubes('renamed') });
    await added(tubes('a'));
  });

  test('is refused by the same rules', async () => {
    const [id] = await added(plate('Plate 1', 30));
    const answer = await call('PUT', `/api/order/ordereditem/${id}/`, { data: plate('', 23) });
    expect(answer.json().error_message).toEqual(['Plate name is required.', 'A plate needs at least 24 filled wells.']);
    expect((await cart()).groups[0].items).toMatchObject([{ name: 'Plate 1' }]);
  });

  test('an add-on takes the new quantity', async () => {
    const [id] = await added({ product_slug: 'resuspension_buffer', quantity: 1 });
    const data = { product_slug: 'spcas9_nuclease', quantity: 4 };
    const answer = await call('PUT', `/api/order/ordereditem/${id}/`, { data });
    expect(answer.json()).toMatchObject({ id, quantity: 4, data });
    expect((await cart()).groups).toMatchObject([{ temperature: 'cold_packs', items: [{ subtotal: '380.00' }] }]);
  });

  test('of another kind is one copy, unless it says how many', async () => {
    const [id] = await added({ product_slug: 'resuspension_buffer', quantity: 5 });
    const tube = await call('PUT', `/api/order/ordereditem/${id}/`, { data: tubes('a') });
    expect(tube.json()).toMatchObject({ id, quantity: 1 });
    const data = { product_slug: 'spcas9_nuclease', quantity: 3 };
    expect((await call('PUT', `/api/order/ordereditem/${id}/`, { data })).json()).toMatchObject({ id, quantity: 3 });
  });

  test('20 parallel edits to one free name: one item gets it', async () => {
    const ids = await added(...Array.from({ length: 20 }, (_, index) => tubes(`t${index}`)));
    const answers = await Promise.all(
      ids.map((id) => call('PUT', `/api/order/ordereditem/${id}/`, { data: tubes('wanted') })),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.statusCode === 400)).toHaveLength(19);
  });
});

describe("an item that is missing, somebody else's, or no id at all gives the same 404", () => {
  test.each<[Method, string, object?]>([
    ['GET', '/api/order/ordereditem/{id}/'],
    ['GET', '/api/order/orderitem/{id}/'],
    ['PUT', '/api/order/ordereditem/{id}/', { data: { product_slug: 'spcas9_nuclease', quantity: 1 } }],
    ['PATCH', '/api/user/cart/update-item-quantity/{id}/', { quantity: 2 }],
    ['DELETE', '/api/user/cart/remove/{id}/'],
  ])('%s %s', async (method, path, payload) => {
    const [own] = await added(plate('Plate 1', 24));
    const other = await aCustomer(service.pool);
    const answers = [];
    for (const id of [own ?? '', missing, 'nonsense', "'; drop table cart"]) {
      const url = path.replace('{id}', encodeURIComponent(id));
      answers.push(await call(method, url, payload, other.headers));
    }
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map((answer) => answer.body))).toEqual(
      new Set(['{"error_code":"not_found","detail":"Not found."}']),
    );
    expect(await cart()).toMatchObject({ item_count: 1, subtotal: '984.00' });
  });
});

test('an item of the cart with its explained price', async () => {
  const [id] = await added(plate('Plate 1', 24));
  const answer = await call('GET', `/api/order/orderitem/${id}/`);
  expect(answer.json()).toEqual((await cart()).groups[0].items[0]);
});
