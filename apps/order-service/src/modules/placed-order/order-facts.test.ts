import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPurchaseOrder, aReadyCart } from '@cutsite/test-support/checkout';
import { aCustomer, type Customer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, expect, test } from 'vitest';

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
