import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shippingTable } from '@cutsite/domain/checkout';
import { aPurchaseOrder, aReadyCart } from '@cutsite/test-support/checkout';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatShippingFile } from '../../config/index.ts';

let service: TestService;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cutsite-order-facts-'));
  service = await startTestService({ env: { DATA_DIR: dataDir } });
});
afterAll(async () => {
  await service.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const call = ({ headers }: Customer, method: 'GET' | 'POST', url: string, payload?: object) =>
  service.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });

test('an order shows the quote that was ordered, the file of its purchase order, and its lists (OR-12)', async () => {
  const { customer, id } = await aReadyCart(service);
  const paper = Buffer.from('%PDF-1.7\nPO 4711', 'latin1');
  const attached = await service.app.inject({
    method: 'POST',
    url: `/api/order/${id}/attachments/?file_name=PO-4711.pdf`,
    headers: { ...customer.headers, 'content-type': 'application/octet-stream' },
    payload: paper,
  });
  expect(attached.statusCode).toBe(201);
  await call(customer, 'POST', `/api/order/${id}/cart-quote-switch/`, { desired_status: 'quote' });
  const { number } = (await call(customer, 'GET', `/api/order/${id}/quote/`)).json();
  const body = { ...aPurchaseOrder, attachment_id: attached.json().id };
  expect((await call(customer, 'POST', `/api/order/${id}/payment/purchase_order/`, body)).statusCode).toBe(200);

  const order = (await call(customer, 'GET', `/api/order/${id}/status/`)).json();
  expect(order).toMatchObject({
    quote: { number, issued: expect.any(String) },
    files: [{ file_name: 'PO-4711.pdf', byte_size: paper.length }],
    payment: { card: null, po_number: aPurchaseOrder.po_number },
  });
  const href = order.files[0].href as string;
  expect((await call(customer, 'GET', href)).rawPayload.equals(paper)).toBe(true);
  expect((await call(await aCustomer(service.pool), 'GET', href)).statusCode).toBe(404);
  // What was paid for: what becomes of the cart's rows afterwards does not matter.
  await service.pool.query(`update cart_item set item = jsonb_set(item, '{sequences,0,name}', '"other"')`);
  const { lists } = (await call(customer, 'GET', `/api/order/${id}/item-lists/`)).json();
  expect(lists).toMatchObject([{ rows: [['1', 'TP53-g1', expect.any(String)]] }]);
});

test('an order that was never a quote and has no file names neither', async () => {
  const { customer, id } = await aReadyCart(service);
  await call(customer, 'POST', `/api/order/${id}/payment/purchase_order/`, aPurchaseOrder);
  expect((await call(customer, 'GET', `/api/order/${id}/status/`)).json()).toMatchObject({ quote: null, files: [] });
});

test('an order is expected on the days that it was placed with, whatever the store’s settings say since (CO-25)', async () => {
  const { customer, id } = await aReadyCart(service);
  const said = (await call(customer, 'GET', `/api/order/summary/${id}/`)).json().deliveries;
  await call(customer, 'POST', `/api/order/${id}/payment/purchase_order/`, aPurchaseOrder);
  const days = async ({ app }: Pick<TestService, 'app'>) => {
    const { shipments } = (await app.inject({ url: `/api/order/${id}/status/`, headers: customer.headers })).json();
    const expected = (step: string) =>
      shipments[0].timeline.find((one: { step: string }) => one.step === step)?.expected.slice(0, 10);
    return [expected('shipped'), expected('delivered')];
  };
  expect(await days(service)).toEqual([said[0].ships_by, said[0].arrives_by]);

  const slower = join(dataDir, 'shipping.csv');
  const slowed = JSON.stringify(shippingTable, (key, value) => (key === 'days' ? value + 20 : value));
  await writeFile(slower, formatShippingFile(JSON.parse(slowed)));
  const env = { SHIPPING_METHODS: slower, MAKING_DAYS: 'guide_tube=40', HOLIDAYS: said[0].ships_by };
  const other = await startTestService({ env: { DATA_DIR: dataDir, ...env }, pool: service.pool });
  expect(await days(other)).toEqual([said[0].ships_by, said[0].arrives_by]);
  // One of the version before, which kept nothing of it, follows the settings as it did.
  await service.pool.query('update placed_order set frozen_deliveries = null where id = $1', [id]);
  expect(await days(other)).not.toEqual([said[0].ships_by, said[0].arrives_by]);
  await other.stop();
});
