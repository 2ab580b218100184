import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { aCustomer } from '@cutsite/test-support/customer';
import { aPlateItem, aTubeItem } from '@cutsite/test-support/guide-rna';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, expect, test } from 'vitest';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Call {
  readonly method: Method;
  /** `{id}` is the order, `{item}` an item of it. */
  readonly path: string;
  readonly payload?: unknown;
  readonly status?: number;
  /** The state the order has before the call; without: an active cart. */
  readonly of?: 'saved' | 'quote' | 'ordered';
}

/** Method, path and payload to the letter (CA-1 to CA-10, CA-15, CA-16, CA-19, CA-20, OR-5, QU-2). */
const calls: readonly Call[] = [
  {
    method: 'POST',
    path: '/api/order/add/',
    payload: [guideRnaItemToWire(aPlateItem('Plate 2')), { product_slug: 'spcas9_nuclease', quantity: 1 }],
    status: 201,
  },
  { method: 'GET', path: '/api/user/cart/' },
  { method: 'DELETE', path: '/api/user/cart/remove/{item}/' },
  { method: 'PATCH', path: '/api/user/cart/update-item-quantity/{item}/', payload: { quantity: 2 } },
  { method: 'POST', path: '/api/user/cart/set-active/', payload: { token: '{id}' }, of: 'saved' },
  { method: 'GET', path: '/api/order/ordereditem/{item}/' },
  { method: 'PUT', path: '/api/order/ordereditem/{item}/', payload: { data: guideRnaItemToWire(aTubeItem(['b'])) } },
  { method: 'GET', path: '/api/order/orderitem/{item}/' },
  { method: 'POST', path: '/api/order/{id}/cart-quote-switch/', payload: { desired_status: 'quote' } },
  { method: 'POST', path: '/api/order/{id}/cart-quote-switch/', payload: { desired_status: 'cart' }, of: 'quote' },
  { method: 'POST', path: '/api/order/recalculate_order_prices/{id}/' },
  { method: 'POST', path: '/api/order/{id}/order-again/', of: 'ordered' },
  {
    method: 'POST',
    path: '/api/order/{id}/apply-customer-reference-code/',
    payload: { customer_reference_code: 'CC-4410-22' },
  },
  { method: 'POST', path: '/api/order/{id}/remove-customer-reference-code/' },
  { method: 'POST', path: '/order/{id}/apply-voucher/', payload: { code: 'SPECIFIED' } },
  { method: 'POST', path: '/order/{id}/remove-voucher/' },
];

test.each(calls)('$method $path $payload', async ({ method, path, payload, status = 200, of }) => {
  const { headers } = await aCustomer(service.pool);
  await service.pool.query(
    `insert into voucher (code, label, kind, percent_hundredths) values ('SPECIFIED', 'Ten percent', 'percent', 1000)
     on conflict (code) do nothing`,
  );
  const items = [guideRnaItemToWire(aTubeItem(['a']))];
  const added = await service.app.inject({ method: 'POST', url: '/api/order/add/', headers, payload: items });
  const { order_id: id, items: lines } = added.json();
  if (of !== undefined) await service.pool.query('update cart set status = $2 where id = $1', [id, of]);
  const filled = (text: string) => text.replace('{id}', id).replace('{item}', lines[0].id);
  const answer = await service.app.inject({
    method,
    url: filled(path),
    headers: { ...headers, ...(payload === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(payload === undefined ? {} : { payload: filled(JSON.stringify(payload)) }),
  });
  expect([answer.statusCode, answer.statusCode >= 400 ? answer.body : '']).toEqual([status, '']);
});

test('a voucher code is applied by the call as it is written, and also without its last slash (ruling 25)', async () => {
  const { headers } = await aCustomer(service.pool);
  const items = [guideRnaItemToWire(aTubeItem(['a']))];
  const added = await service.app.inject({ method: 'POST', url: '/api/order/add/', headers, payload: items });
  const url = `/order/${added.json().order_id}/apply-voucher`;
  const answer = await service.app.inject({ method: 'POST', url, headers, payload: { code: 'SPECIFIED' } });
  expect(answer.json()).toEqual({ order_id: added.json().order_id, voucher_code: 'SPECIFIED' });
});
