import {
  confirmPayment,
  payByBlanketPurchaseOrder,
  payByCard,
  payByEditCredit,
  payByPurchaseOrder,
} from '@cutsite/contracts/payment';
import { aPurchaseOrder, aReadyCart, type ReadyCart } from '@cutsite/test-support/checkout';
import { printFigure } from '@cutsite/test-support/figures';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';

let service: TestService;
let cart: ReadyCart;
beforeAll(async () => {
  service = await startTestService({ env: { RATE_LIMIT_REQUESTS: '1000000/1s' } });
  cart = await aReadyCart(service);
});
afterAll(() => service.stop());

const id = '01900000-0000-7000-8000-000000000000';
const calls = [
  { endpoint: payByCard, body: {} },
  { endpoint: payByPurchaseOrder, body: aPurchaseOrder },
  { endpoint: payByBlanketPurchaseOrder, body: { id } },
  { endpoint: payByEditCredit, body: {} },
  { endpoint: confirmPayment, body: {} },
] as const;

const likePrices =
  `amount amount_minor total total_minor price subtotal discount percent currency tax shipping refunded balance balance_minor
  status method payment_id version_id order_number quantity items voucher code net_terms_days price_strategy network_id`.split(
    /\s+/,
  );
const value = fc.oneof(
  fc.constantFrom<unknown>('0.00', '0.01', '-41.00', 0, -1, 0.01, 1e9, null, true, '', [], {}, 'succeeded'),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const tampered = fc
  .record({ call: fc.constantFrom(...calls), word: fc.constantFrom(...likePrices), value, isInside: fc.boolean() })
  .map(({ call, word, value, isInside }) => {
    const { endpoint, body } = call;
    if (!isInside || !('billing_contact' in body)) return { endpoint, body: { ...body, [word]: value } };
    return { endpoint, body: { ...body, billing_contact: { ...body.billing_contact, [word]: value } } };
  });

test('10,000 payments with a price-like field are no payments (promise M6, ruling 30)', () => {
  const nothing = z.strictObject({});
  fc.assert(
    fc.property(tampered, ({ endpoint, body }) => {
      const schema = 'body' in endpoint ? endpoint.body : nothing;
      return !z.safeParse(schema, body).success;
    }),
    { numRuns: 10_000 },
  );
  printFigure('M6: 10,000 payments with a price-like field: all refused');
});

test('every payment call refuses them with 400, and the order stays unpaid', async () => {
  await fc.assert(
    fc.asyncProperty(tampered, async ({ endpoint, body }) => {
      const url = endpoint.path.replace('{id}', cart.id);
      const answer = await service.app.inject({ method: 'POST', url, headers: cart.customer.headers, payload: body });
      expect([answer.statusCode, answer.json().error_code]).toEqual([400, 'unknown_field']);
    }),
    { numRuns: 1_000 },
  );
  const { rowCount } = await service.pool.query('select 1 from payment where cart_id = $1', [cart.id]);
  expect(rowCount).toBe(0);
  printFigure('M6: 1,000 of them by HTTP: 400 each, nothing paid');
});
