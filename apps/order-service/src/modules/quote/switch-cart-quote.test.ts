import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { cartRefusalMessages } from '@cutsite/domain/cart';
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

const post = (url: string, payload?: object) =>
  service.app.inject({
    method: 'POST',
    url,
    headers: customer.headers,
    ...(payload === undefined ? {} : { payload }),
  });
const get = async (url: string) => (await service.app.inject({ url, headers: customer.headers })).json();
const add = async (name: string) =>
  (await post('/api/order/add/', [guideRnaItemToWire(aTubeItem([name]))])).json().order_id as string;
const change = (id: string, desired: string) =>
  post(`/api/order/${id}/cart-quote-switch/`, { desired_status: desired });

const states = async (): Promise<string[]> =>
  (await get('/api/user/carts/')).carts.map((one: { order_id: string; status: string }) => one.status);

describe('the cart-quote switch (QU-1, QU-2)', () => {
  test('a cart becomes a quote with a number, and what is added next begins another cart', async () => {
    const id = await add('a');
    const answer = await change(id, 'quote');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ order_id: id, status: 'quote' });
    expect(await get(`/api/order/${id}/quote/`)).toMatchObject({ state: 'valid' });
    expect(await add('a')).not.toBe(id);
    expect(await states()).toEqual(['cart', 'quote']);
  });

  test('asked twice, it stays the same quote', async () => {
    const id = await add('a');
    await change(id, 'quote');
    const { number } = await get(`/api/order/${id}/quote/`);
    expect((await change(id, 'quote')).statusCode).toBe(200);
    expect((await get(`/api/order/${id}/quote/`)).number).toBe(number);
  });

  test('a quote becomes the active cart again and is withdrawn; the cart that was active is put aside', async () => {
    const id = await add('a');
    await change(id, 'quote');
    await add('b');
    expect((await change(id, 'cart')).json()).toEqual({ order_id: id, status: 'cart' });
    expect((await get('/api/user/cart/')).order_id).toBe(id);
    expect((await get(`/api/order/${id}/quote/`)).state).toBe('withdrawn');
    expect(await states()).toEqual(['cart', 'saved']);
    expect((await change(id, 'cart')).statusCode).toBe(200);
  });

  test('a quote that somebody holds becomes a cart of theirs to pay, and not the active one of its owner', async () => {
    const id = await add('a');
    await change(id, 'quote');
    const owner = customer;
    customer = await aCustomer(service.pool);
    await service.pool.query('update cart set holder_id = $2 where id = $1', [id, customer.accountId]);
    expect((await change(id, 'cart')).json()).toEqual({ order_id: id, status: 'saved' });
    customer = owner;
    expect((await change(id, 'quote')).json().detail).toBe(cartRefusalMessages.somebody_else_acts);
  });

  test('an empty cart becomes no quote', async () => {
    const { order_id: id } = (await post('/api/user/carts/', { name: 'Empty' })).json();
    const answer = await change(id, 'quote');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error_message).toContain('This cart is empty.');
    expect(await states()).toEqual(['cart']);
  });

  test('an order is neither again', async () => {
    const id = await add('a');
    await service.pool.query(`update cart set status = 'ordered' where id = $1`, [id]);
    for (const desired of ['cart', 'quote']) {
      const answer = await change(id, desired);
      expect(answer.statusCode).toBe(409);
      expect(answer.json().detail).toBe(cartRefusalMessages.already_ordered);
    }
  });

  test('any other status is refused, and somebody else’s order is a 404', async () => {
    const id = await add('a');
    expect((await change(id, 'ordered')).statusCode).toBe(400);
    customer = await aCustomer(service.pool);
    expect((await change(id, 'quote')).statusCode).toBe(404);
  });
});

describe("the customer's own reference (CA-19 to CA-21)", () => {
  const apply = (id: string, text: string) =>
    post(`/api/order/${id}/apply-customer-reference-code/`, { customer_reference_code: text });
  const remove = (id: string) => post(`/api/order/${id}/remove-customer-reference-code/`);

  test('is set, changed and taken off, also of a quote', async () => {
    const id = await add('a');
    expect((await apply(id, ' CC-4410-22 ')).json()).toEqual({ order_id: id, customer_reference_code: 'CC-4410-22' });
    expect(await get('/api/user/cart/')).toMatchObject({ customer_reference_code: 'CC-4410-22' });
    await change(id, 'quote');
    expect((await apply(id, 'CC-2')).statusCode).toBe(200);
    expect((await remove(id)).json()).toEqual({ order_id: id, customer_reference_code: null });
    expect((await remove(id)).statusCode).toBe(200);
  });

  test.each([
    ['', 'Enter your reference, or remove it.'],
    ['x'.repeat(61), 'Your reference must be 60 or fewer characters.'],
    ['two\nlines', 'Use one line of text without control characters.'],
  ])('%j is refused at its field', async (text, sentence) => {
    const answer = await apply(await add('a'), text);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().field_errors.customer_reference_code).toEqual([sentence]);
  });

  test('of an order stays as it was printed', async () => {
    const id = await add('a');
    await service.pool.query(`update cart set status = 'ordered' where id = $1`, [id]);
    expect((await apply(id, 'CC-2')).statusCode).toBe(409);
    expect((await remove(id)).statusCode).toBe(409);
  });
});
