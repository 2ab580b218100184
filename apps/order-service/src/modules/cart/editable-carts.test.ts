import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { type CartStatus, cartRefusalMessages } from '@cutsite/domain/cart';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { aTubeItem } from '@cutsite/test-support/guide-rna';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let service: TestService;
let owner: Customer;
let purchaser: Customer;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  owner = await aCustomer(service.pool);
  purchaser = await aCustomer(service.pool);
});

const tube = (name: string) => guideRnaItemToWire(aTubeItem([name]));

interface Edit {
  readonly method: 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly payload?: object;
}

const edits: readonly Edit[] = [
  { method: 'PATCH', path: '/api/user/cart/update-item-quantity/{id}/', payload: { quantity: 7 } },
  { method: 'PUT', path: '/api/order/ordereditem/{id}/', payload: { data: tube('edited') } },
  { method: 'DELETE', path: '/api/user/cart/remove/{id}/' },
];

async function anItem(status: CartStatus, holder: Customer | null = null): Promise<{ id: string; cartId: string }> {
  const { headers } = owner;
  const added = await service.app.inject({ method: 'POST', url: '/api/order/add/', headers, payload: [tube('a')] });
  const { order_id: cartId, items } = added.json();
  await service.pool.query('update cart set status = $2, holder_id = $3 where id = $1', [
    cartId,
    status,
    holder?.accountId ?? null,
  ]);
  return { id: items[0].id, cartId };
}

const send = ({ method, path, payload }: Edit, id: string, who: Customer = owner) =>
  service.app.inject({
    method,
    url: path.replace('{id}', id),
    headers: who.headers,
    ...(payload === undefined ? {} : { payload }),
  });

const kept = async (id: string) => {
  const { rows } = await service.pool.query(
    `select quantity, item -> 'sequences' -> 0 ->> 'name' as name from cart_item where id = $1`,
    [id],
  );
  return rows;
};

describe.each(edits)('$method $path', (edit) => {
  test.each(['cart', 'saved'] as const)('changes an item of a cart in the state "%s"', async (status) => {
    const { id } = await anItem(status);
    expect((await send(edit, id)).statusCode).toBe(200);
    expect(await kept(id)).not.toEqual([{ quantity: 1, name: 'a' }]);
  });

  test.each([
    ['quote', 'quote_is_fixed'],
    ['ordered', 'already_ordered'],
  ] as const)('changes nothing of a cart in the state "%s", and says why', async (status, refusal) => {
    const { id } = await anItem(status);
    const answer = await send(edit, id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().detail).toBe(cartRefusalMessages[refusal]);
    expect(await kept(id)).toEqual([{ quantity: 1, name: 'a' }]);
  });

  test('is for who took the cart over, and no longer for its owner', async () => {
    const { id } = await anItem('saved', purchaser);
    const answer = await send(edit, id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().detail).toBe(cartRefusalMessages.somebody_else_acts);
    expect(await kept(id)).toEqual([{ quantity: 1, name: 'a' }]);
    expect((await send(edit, id, purchaser)).statusCode).toBe(200);
  });

  test('waits for a payment of the cart and then changes nothing', async () => {
    const { id, cartId } = await anItem('cart');
    const client = await service.pool.connect();
    try {
      await client.query('begin');
      await client.query('select 1 from cart where id = $1 for update', [cartId]);
      const answer = send(edit, id);
      await expect
        .poll(async () => {
          const { rows } = await service.pool.query(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`);
          return rows.length;
        })
        .toBeGreaterThan(0);
      await client.query(`update cart set status = 'ordered' where id = $1`, [cartId]);
      await client.query('commit');
      expect((await answer).statusCode).toBe(409);
    } finally {
      client.release();
    }
    expect(await kept(id)).toEqual([{ quantity: 1, name: 'a' }]);
  });
});

test('what is added goes to a new cart when there is only a quote or an order', async () => {
  for (const status of ['quote', 'ordered', 'saved'] as const) {
    const { cartId } = await anItem(status);
    const { headers } = owner;
    const added = await service.app.inject({ method: 'POST', url: '/api/order/add/', headers, payload: [tube('b')] });
    expect(added.statusCode).toBe(201);
    expect(added.json().order_id).not.toBe(cartId);
    await service.pool.query(`update cart set status = 'saved' where account_id = $1 and status = 'cart'`, [
      owner.accountId,
    ]);
  }
});
