import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { withTransaction } from '@cutsite/service-base/database';
import { aPurchaseOrder, aReadyCart } from '@cutsite/test-support/checkout';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { aPlateItem, aTubeItem } from '@cutsite/test-support/guide-rna';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importPriceList, readCurrentPriceList } from '../../price-list/index.ts';

let service: TestService;
let customer: Customer;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  customer = await aCustomer(service.pool);
});

const post = (url: string, payload?: object, key = '') =>
  service.app.inject({
    method: 'POST',
    url,
    headers: { ...customer.headers, ...(key === '' ? {} : { 'idempotency-key': key }) },
    ...(payload === undefined ? {} : { payload }),
  });
const cart = async () =>
  (await service.app.inject({ method: 'GET', url: '/api/user/cart/', headers: customer.headers })).json();
const again = (id: string, key = '') => post(`/api/order/${id}/order-again/`, undefined, key);
const duplicate = (id: string, key = '') => post(`/api/order/orderitem/${id}/duplicate/`, undefined, key);

const tubes = (...names: string[]) => guideRnaItemToWire(aTubeItem(names));
const plate = (name: string) => guideRnaItemToWire(aPlateItem(name, 24));
const nuclease = (quantity: number) => ({ product_slug: 'spcas9_nuclease', quantity });

/** An order or a quote with these items; nothing is in the active cart afterwards. */
async function ordered(items: object[], status = 'ordered'): Promise<{ id: string; itemIds: string[] }> {
  const { order_id: id, items: added } = (await post('/api/order/add/', items)).json();
  await service.pool.query('update cart set status = $2 where id = $1', [id, status]);
  return { id, itemIds: added.map((item: { id: string }) => item.id) };
}

/** Runs `work` with another price list: each row as `change` has it, or without it where that is null. */
async function withPrices(change: (row: { id: string; price: number }) => number | null, work: () => Promise<void>) {
  const before = await readCurrentPriceList(service.pool);
  const rows = before?.rows ?? [];
  const store = (list: typeof rows) =>
    withTransaction(service.pool, (client) =>
      importPriceList(client, { name: 'test', rows: list, importedAt: new Date() }),
    );
  await store(
    rows.flatMap((row) => {
      const price = change({ id: row.id, price: row.price ?? 0 });
      return price === null ? [] : [{ ...row, price }];
    }),
  );
  try {
    await work();
  } finally {
    await store(rows);
  }
}

describe('ordering again (OR-4, OR-5)', () => {
  test.each(['ordered', 'quote'])(
    'puts everything of what is "%s" in the active cart, with its copies',
    async (status) => {
      const { id, itemIds } = await ordered([plate('Plate 1'), tubes('a', 'b'), nuclease(3)], status);
      await service.pool.query('update cart_item set quantity = 2 where id = $1', [itemIds[0]]);
      const answer = await again(id);
      expect(answer.statusCode).toBe(200);
      const { added, not_added, order_id } = answer.json();
      expect(added).toMatchObject([
        {
          source_id: itemIds[0],
          name: 'Plate 1',
          quantity: 2,
          old_subtotal: '1968.00',
          subtotal: '1968.00',
          renamed: [],
        },
        { source_id: itemIds[1], name: '2 tubes', quantity: 1, renamed: [] },
        { source_id: itemIds[2], quantity: 3, subtotal: '285.00' },
      ]);
      expect(not_added).toEqual([]);
      const now = await cart();
      expect(now.order_id).toBe(order_id);
      expect(order_id).not.toBe(id);
      const inCart = now.groups.flatMap((group: { items: { id: string; quantity: number }[] }) => group.items);
      expect(inCart.map((item: { id: string }) => item.id).toSorted()).toEqual(
        added.map((item: { id: string }) => item.id).toSorted(),
      );
      expect(inCart.map((item: { quantity: number }) => item.quantity).toSorted()).toEqual([1, 2, 3]);
    },
  );

  test('gives tubes whose names are in the cart other names, and says which', async () => {
    const { id } = await ordered([tubes('a', 'b'), tubes('a-2')]);
    await post('/api/order/add/', [tubes('a')]);
    const { added } = (await again(id)).json();
    expect(added).toMatchObject([
      { renamed: [{ from: 'a', to: 'a-2' }] },
      { name: 'a-2-2', renamed: [{ from: 'a-2', to: 'a-2-2' }] },
    ]);
    const twice = (await again(id)).json();
    expect(twice.added[0].renamed).toEqual([
      { from: 'a', to: 'a-3' },
      { from: 'b', to: 'b-2' },
    ]);
  });

  test('takes the prices of today, and leaves out what is no longer offered, with the reason', async () => {
    const { id, itemIds } = await ordered([plate('Plate 1'), nuclease(1), tubes('a')]);
    const change = (row: { id: string; price: number }) => {
      if (row.id === 'spcas9-nuclease') return null;
      return row.id === 'spcas9-plate-3' ? row.price + 100 : row.price;
    };
    await withPrices(change, async () => {
      const { added, not_added } = (await again(id)).json();
      expect(added).toMatchObject([
        { name: 'Plate 1', old_subtotal: '984.00', subtotal: '1008.00' },
        { name: 'a', old_subtotal: '72.00', subtotal: '72.00' },
      ]);
      expect(not_added).toEqual([
        {
          source_id: itemIds[1],
          name: 'SpCas9 nuclease, 100 µg',
          quantity: 1,
          reasons: ['There is no price for this combination yet.'],
        },
      ]);
      expect(await cart()).toMatchObject({ item_count: 2, subtotal: '1080.00' });
    });
  });

  test('names what the rules of today refuse', async () => {
    const { id, itemIds } = await ordered([plate('Plate 1'), tubes('a')]);
    await service.pool.query(
      `update cart_item set item = jsonb_set(item, '{sequences}', (item -> 'sequences') - 0) where id = $1`,
      [itemIds[0]],
    );
    const { added, not_added } = (await again(id)).json();
    expect(added).toMatchObject([{ name: 'a' }]);
    expect(not_added).toMatchObject([{ name: 'Plate 1', reasons: ['A plate needs at least 24 filled wells.'] }]);
  });

  test('adds an add-on to its line, and no more than a line holds', async () => {
    const { id } = await ordered([nuclease(500)]);
    await post('/api/order/add/', [nuclease(10)]);
    expect((await again(id)).json().added).toMatchObject([{ quantity: 500 }]);
    expect(await cart()).toMatchObject({ item_count: 1, groups: [{ items: [{ quantity: 510 }] }] });
    expect((await again(id)).json()).toMatchObject({
      added: [],
      not_added: [{ reasons: ['At most 999 of one item can be ordered, and 510 are in the cart already.'] }],
    });
  });

  test('with nothing that can be ordered begins no cart', async () => {
    const { id } = await ordered([nuclease(1)]);
    await withPrices(
      (row) => (row.id === 'spcas9-nuclease' ? null : row.price),
      async () => {
        expect((await again(id)).json()).toMatchObject({ order_id: null, added: [] });
      },
    );
    expect(await cart()).toMatchObject({ order_id: null });
  });

  test('a repeated call under its key adds once; ten at once add ten times, and nothing is lost', async () => {
    const { id } = await ordered([tubes('a')]);
    const first = await again(id, 'one');
    const replayed = await again(id, 'one');
    expect(replayed.headers['idempotent-replayed']).toBe('true');
    expect(replayed.json()).toEqual(first.json());
    const answers = await Promise.all(Array.from({ length: 10 }, () => again(id)));
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await cart()).toMatchObject({ item_count: 11 });
  });

  test('of a placed order takes what was paid for, whatever its cart became while it was being paid', async () => {
    const ready = await aReadyCart(service);
    customer = ready.customer;
    expect((await post(`/api/order/${ready.id}/payment/purchase_order/`, aPurchaseOrder)).statusCode).toBe(200);
    await service.pool.query('update cart_item set quantity = 9 where cart_id = $1', [ready.id]);
    const { added } = (await again(ready.id)).json();
    expect(added.length).toBeGreaterThan(0);
    expect(added.map((item: { quantity: number }) => item.quantity)).not.toContain(9);
    expect(added[0].old_subtotal).toBe(added[0].subtotal);
  });

  test.each(['cart', 'saved'])('a cart in the state "%s" is no order yet', async (status) => {
    const { id } = await ordered([tubes('a')], status);
    const answer = await again(id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().detail).toBe('This is still a cart. Only orders and quotes can be ordered again.');
  });

  test("somebody else's order is a 404; who took it over orders it again into their own cart", async () => {
    const { id } = await ordered([tubes('a')]);
    customer = await aCustomer(service.pool);
    expect((await again(id)).statusCode).toBe(404);
    expect((await again('nonsense')).statusCode).toBe(404);
    await service.pool.query('update cart set holder_id = $2 where id = $1', [id, customer.accountId]);
    expect((await again(id)).statusCode).toBe(200);
    expect(await cart()).toMatchObject({ item_count: 1 });
  });
});

describe('duplicating an item', () => {
  test('copies it under names that are free', async () => {
    const { items } = (await post('/api/order/add/', [plate('Plate 1'), tubes('a', 'b')])).json();
    const copy = (await duplicate(items[0].id)).json();
    expect(copy.added).toMatchObject([{ name: 'Plate 1-2', renamed: [{ from: 'Plate 1', to: 'Plate 1-2' }] }]);
    expect((await duplicate(items[0].id)).json().added).toMatchObject([{ name: 'Plate 1-3' }]);
    expect((await duplicate(items[1].id)).json().added[0].renamed).toHaveLength(2);
    expect(await cart()).toMatchObject({ item_count: 5 });
  });

  test('of an add-on orders as many again, on its line', async () => {
    const { items } = (await post('/api/order/add/', [nuclease(2)])).json();
    expect((await duplicate(items[0].id)).json().added).toMatchObject([{ id: items[0].id, quantity: 2 }]);
    expect(await cart()).toMatchObject({ item_count: 1, groups: [{ items: [{ quantity: 4 }] }] });
  });

  test('of somebody else is a 404', async () => {
    const { items } = (await post('/api/order/add/', [nuclease(2)])).json();
    customer = await aCustomer(service.pool);
    expect((await duplicate(items[0].id)).statusCode).toBe(404);
    expect((await duplicate('nonsense')).statusCode).toBe(404);
  });
});
