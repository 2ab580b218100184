import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { heldCartMessage } from '@cutsite/domain/cart';
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

type Method = 'GET' | 'POST' | 'PATCH';
const call = (method: Method, url: string, payload?: object, headers: Record<string, string> = customer.headers) =>
  service.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });

const create = async (name: string) => (await call('POST', '/api/user/carts/', { name })).json().order_id as string;
const setActive = (token: string) => call('POST', '/api/user/cart/set-active/', { token });
const cart = async () => (await call('GET', '/api/user/cart/')).json();
const addTube = (name: string) => call('POST', '/api/order/add/', [guideRnaItemToWire(aTubeItem([name]))]);
const setStatus = (id: string, status: string) =>
  service.pool.query('update cart set status = $2 where id = $1', [id, status]);

/** Name, state and number of items of each cart, in the order of the list. */
async function list(): Promise<string[]> {
  const { carts } = (await call('GET', '/api/user/carts/')).json();
  return carts.map(
    (cart: Record<'name' | 'status' | 'item_count', string>) => `${cart.name} ${cart.status} ${cart.item_count}`,
  );
}

describe('several carts, of which one is active (CA-6, CA-14)', () => {
  test('a new cart becomes the active one, and the one before is put aside with its items', async () => {
    await addTube('a');
    const first = (await cart()).order_id;
    const answer = await call('POST', '/api/user/carts/', { name: ' Round 2 ' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ name: 'Round 2', status: 'cart', item_count: 0 });
    await addTube('b');
    await addTube('c');
    expect(await list()).toEqual(['Round 2 cart 2', ' saved 1']);
    expect((await call('GET', `/api/user/cart/${first}/`)).json()).toMatchObject({
      order_id: first,
      status: 'saved',
      groups: [{ items: [{ name: 'a' }] }],
    });
  });

  test('the active cart is switched by its token, there and back', async () => {
    const one = await create('One');
    await addTube('a');
    const two = await create('Two');
    expect(await list()).toEqual(['Two cart 0', 'One saved 1']);
    const answer = await setActive(one.toUpperCase());
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ order_id: one, status: 'cart', item_count: 1 });
    expect((await cart()).order_id).toBe(one);
    expect(await list()).toEqual(['One cart 1', 'Two saved 0']);
    expect((await setActive(one)).statusCode).toBe(200);
    await setActive(two);
    expect(await list()).toEqual(['Two cart 0', 'One saved 1']);
  });

  test('tube names are compared within a cart and not between carts', async () => {
    await create('One');
    await addTube('a');
    await create('Two');
    expect((await addTube('a')).statusCode).toBe(201);
  });

  test('an empty cart without a name is not kept when another one takes its place', async () => {
    const [{ id }] = (await addTube('a')).json().items;
    await service.app.inject({ method: 'DELETE', url: `/api/user/cart/remove/${id}/`, headers: customer.headers });
    await create('Two');
    expect(await list()).toEqual(['Two cart 0']);
  });

  test('put aside, there is no active cart until the next item begins one', async () => {
    const one = await create('One');
    const answer = await call('POST', `/api/user/carts/${one}/put-aside/`);
    expect(answer.json().carts).toMatchObject([{ name: 'One', status: 'saved', role: 'owner' }]);
    expect(await cart()).toMatchObject({ order_id: null, item_count: 0 });
    await addTube('a');
    expect(await list()).toEqual([' cart 1', 'One saved 0']);
  });

  test('a cart gets another name, and a bad name is refused at its field', async () => {
    const one = await create('One');
    const renamed = await call('PATCH', `/api/user/carts/${one}/`, { name: 'Suppressors' });
    expect(renamed.json()).toEqual({ order_id: one, name: 'Suppressors' });
    const refused = await call('PATCH', `/api/user/carts/${one}/`, { name: 'x'.repeat(61) });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().field_errors.name).toEqual(['The name of a cart must be 60 or fewer characters.']);
    expect((await call('POST', '/api/user/carts/', { name: ' ' })).json().error_message).toBe('Give the cart a name.');
    expect(await list()).toEqual(['Suppressors cart 0']);
  });

  test('a repeated call under its key begins one cart', async () => {
    const headers = { ...customer.headers, 'idempotency-key': 'one' };
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '/api/user/carts/', { name: 'One' }, headers)));
    expect(new Set(answers.map((answer) => answer.json().order_id)).size).toBe(1);
    expect(await list()).toEqual(['One cart 0']);
  });

  test('fifty carts are the most', async () => {
    for (let number = 1; number <= 50; number += 1) await create(`Cart ${number}`);
    const answer = await call('POST', '/api/user/carts/', { name: 'One more' });
    expect(answer.statusCode).toBe(409);
    expect(await cart()).toMatchObject({ name: 'Cart 50' });
  });
});

test('switching and adding in parallel loses no item and leaves one active cart', async () => {
  const one = await create('One');
  const two = await create('Two');
  const three = await create('Three');
  const work = Array.from({ length: 24 }, (_, at) =>
    at % 2 === 0 ? addTube(`t${at}`) : setActive([one, two, three][at % 3] ?? one),
  );
  const answers = await Promise.all(work);
  expect(answers.filter((answer) => answer.statusCode >= 300).map((answer) => answer.body)).toEqual([]);
  const { rows } = await service.pool.query<{ items: number; active: number }>(
    `select (select count(*)::int from cart_item where account_id = $1) as items,
            (select count(*)::int from cart where account_id = $1 and status = 'cart') as active`,
    [customer.accountId],
  );
  expect(rows).toEqual([{ items: 12, active: 1 }]);
});

describe('a cart that cannot become the active one', () => {
  test.each([
    ['quote', 'A quote keeps its items and prices. Turn it back into a cart to change it.'],
    ['ordered', 'This was ordered and can no longer be changed. Order it again to change it.'],
  ])('%s: says why', async (status, sentence) => {
    const one = await create('One');
    await setStatus(one, status);
    const answer = await setActive(one);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({ error_code: 'conflict', detail: sentence });
  });

  test("somebody else's, a missing one and no id at all are the same 404", async () => {
    const one = await create('One');
    customer = await aCustomer(service.pool);
    const answers = await Promise.all([one, '01999999-9999-7999-8999-999999999999', 'nonsense', ''].map(setActive));
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
  });
});

test('a cart that was taken over is in both lists, and stays with who took it', async () => {
  const one = await create('One');
  const purchaser = await aCustomer(service.pool);
  await service.pool.query(`update cart set status = 'saved', holder_id = $2 where id = $1`, [
    one,
    purchaser.accountId,
  ]);
  const mine = (await call('GET', '/api/user/carts/')).json().carts;
  expect(mine).toMatchObject([{ order_id: one, role: 'owner', shared_with: 'Ada Test' }]);
  expect((await setActive(one)).json().detail).toBe(
    'Somebody has taken over this cart to pay for it. Only that person can change it now.',
  );
  const held = (await call('GET', '/api/user/carts/', undefined, purchaser.headers)).json().carts;
  expect(held).toMatchObject([{ order_id: one, role: 'holder', shared_with: 'Ada Test' }]);
  expect((await call('GET', `/api/user/cart/${one}/`, undefined, purchaser.headers)).statusCode).toBe(200);
  const taken = await call('POST', '/api/user/cart/set-active/', { token: one }, purchaser.headers);
  expect([taken.statusCode, taken.json().detail]).toEqual([409, heldCartMessage]);
});
