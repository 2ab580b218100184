import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { withTransaction } from '@cutsite/service-base/database';
import { aPurchaseOrder, aReadyCart } from '@cutsite/test-support/checkout';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { aPlateItem } from '@cutsite/test-support/guide-rna';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importPriceList, readCurrentPriceList } from '../../price-list/index.ts';

let service: TestService;
let customer: Customer;
let id: string;
let itemIds: string[];
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  customer = await aCustomer(service.pool);
  const added = await post('/api/order/add/', [
    guideRnaItemToWire(aPlateItem('Plate 1', 24)),
    { product_slug: 'spcas9_nuclease', quantity: 2 },
    { product_slug: 'resuspension_buffer', quantity: 1 },
  ]);
  id = added.json().order_id;
  itemIds = added.json().items.map((item: { id: string }) => item.id);
});

const post = (url: string, payload?: object, headers = customer.headers) =>
  service.app.inject({ method: 'POST', url, headers, ...(payload === undefined ? {} : { payload }) });
const recalculate = () => post(`/api/order/recalculate_order_prices/${id}/`);
const accept = (proposal: string) => post(`/api/order/${id}/accept-prices/`, { proposal });
const cart = async () =>
  (await service.app.inject({ method: 'GET', url: '/api/user/cart/', headers: customer.headers })).json();

/** The nuclease is no longer sold, and a guide on a plate costs a dollar more. */
const changes: Readonly<Record<string, number | null>> = { 'spcas9-nuclease': null, 'spcas9-plate-3': 100 };

async function withNewPrices(work: () => Promise<void>): Promise<void> {
  const rows = (await readCurrentPriceList(service.pool))?.rows ?? [];
  const store = (list: typeof rows) =>
    withTransaction(service.pool, (client) =>
      importPriceList(client, { name: 'test', rows: list, importedAt: new Date() }),
    );
  await store(
    rows.flatMap((row) => {
      const more = changes[row.id];
      return more === null ? [] : [{ ...row, price: (row.price ?? 0) + (more ?? 0) }];
    }),
  );
  try {
    await work();
  } finally {
    await store(rows);
  }
}

test('the difference is shown item by item, what is not sold today is named, and nothing is changed', async () => {
  await withNewPrices(async () => {
    const before = await cart();
    const answer = await recalculate();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      order_id: id,
      old_subtotal: '1192.00',
      subtotal: '1216.00',
      items: [
        { id: itemIds[0], name: 'Plate 1', quantity: 1, old_subtotal: '984.00', subtotal: '1008.00', reasons: [] },
        {
          name: 'SpCas9 nuclease, 100 µg',
          quantity: 2,
          old_subtotal: '190.00',
          subtotal: null,
          reasons: ['There is no price for this combination yet.'],
        },
        { name: 'Resuspension buffer, 20 mL', old_subtotal: '18.00', subtotal: '18.00' },
      ],
    });
    expect(await cart()).toEqual(before);
  });
});

test('accepting sets exactly what was shown, with its reasons, and the prices hold again', async () => {
  await service.pool.query(`update cart_item set priced_at = now() - interval '31 days' where cart_id = $1`, [id]);
  expect((await cart()).items_with_old_prices).toHaveLength(3);
  await withNewPrices(async () => {
    const { proposal, price_list_version: version } = (await recalculate()).json();
    const answer = await accept(proposal);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ subtotal: '1216.00', items_with_old_prices: [itemIds[1]] });
    expect(await cart()).toEqual(answer.json());
    const [item] = answer.json().groups[0].items;
    expect(item).toMatchObject({ price_list_version: version, price_lines: [{ price: '42.00' }] });
  });
});

test('a proposal is refused when items or prices changed since, and nothing is set', async () => {
  const { proposal } = (await recalculate()).json();
  await withNewPrices(async () => {
    const before = await cart();
    const answer = await accept(proposal);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().detail).toBe('Prices or items have changed since you looked. Please compare them again.');
    expect(await cart()).toEqual(before);
  });
  await post('/api/order/add/', [{ product_slug: 'resuspension_buffer', quantity: 1 }]);
  expect((await accept(proposal)).statusCode).toBe(409);
});

test('an order keeps its prices, a quote is not given others by a proposal; somebody else has no say', async () => {
  for (const status of ['quote', 'ordered']) {
    await service.pool.query('update cart set status = $2 where id = $1', [id, status]);
    expect((await accept('x')).statusCode).toBe(409);
  }
  expect((await recalculate()).statusCode).toBe(409);
  const stranger = await aCustomer(service.pool);
  const url = `/api/order/recalculate_order_prices/${id}/`;
  expect((await post(url, undefined, stranger.headers)).statusCode).toBe(404);
});

test('who took a cart over is shown the prices of its owner', async () => {
  const owner = await aCustomer(service.pool, { priceStrategy: 'edu-40' });
  const added = await post('/api/order/add/', [guideRnaItemToWire(aPlateItem('Plate 1', 24))], owner.headers);
  id = added.json().order_id;
  await service.pool.query(`update cart set status = 'saved', holder_id = $2 where id = $1`, [id, customer.accountId]);
  const { subtotal, old_subtotal: before } = (await recalculate()).json();
  expect(subtotal).toBe(before);
  expect(subtotal).not.toBe('984.00');
});

test('an order is not paid at prices that hold no longer; accepting those of today opens the way', async () => {
  const ready = await aReadyCart(service);
  ({ id, customer } = ready);
  await service.pool.query(`update cart_item set priced_at = now() - interval '31 days' where cart_id = $1`, [id]);
  const pay = () => post(`/api/order/${id}/payment/purchase_order/`, aPurchaseOrder);
  const refused = await pay();
  expect(refused.statusCode).toBe(409);
  expect(refused.json().detail).toMatch(/have expired. Compare them with today’s prices in the cart first.$/);
  await accept((await recalculate()).json().proposal);
  expect((await pay()).statusCode).toBe(200);
});
