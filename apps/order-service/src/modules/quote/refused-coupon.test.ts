import { aPurchaseOrder, aReadyCart, aVoucher, type ReadyCart } from '@cutsite/test-support/checkout';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let service: TestService;
let cart: ReadyCart;
let code: string;
let count = 0;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  count += 1;
  code = `ONCE-${count}`;
  await aVoucher(service.pool, code, { total: 1 });
  cart = await aReadyCart(service);
  const applied = await post(`/order/${cart.id}/apply-voucher/`, { code });
  if (applied.statusCode !== 200) throw new Error(applied.body);
});

const post = (url: string, payload?: object) =>
  service.app.inject({
    method: 'POST',
    url,
    headers: cart.customer.headers,
    ...(payload === undefined ? {} : { payload }),
  });
const become = (desired_status: 'quote' | 'cart') =>
  post(`/api/order/${cart.id}/cart-quote-switch/`, { desired_status });
const quote = async () =>
  (await service.app.inject({ url: `/api/order/${cart.id}/quote/`, headers: cart.customer.headers })).json();
/** Somebody else is faster. */
const useUp = () => service.pool.query('update voucher set uses = 1 where code = $1', [code]);

const usedUp = { code: 'used_up', message: 'This coupon has been used up.' };

test('a cart whose coupon is refused does not become a quote (CA-17, QU-1)', async () => {
  await useUp();
  const refused = await become('quote');
  expect(refused.statusCode).toBe(409);
  expect(refused.json().detail).toBe('This coupon has been used up. Remove it to go on.');
  expect((await post(`/order/${cart.id}/remove-voucher/`)).statusCode).toBe(200);
  expect((await become('quote')).statusCode).toBe(200);
});

test('a quote says that its coupon was used up since, and what to do when it is paid (QU-3)', async () => {
  await become('quote');
  expect(await quote()).toMatchObject({ voucher_refusal: null });
  await useUp();
  expect(await quote()).toMatchObject({ state: 'valid', voucher_refusal: usedUp });
  const paid = await post(`/api/order/${cart.id}/payment/purchase_order/`, aPurchaseOrder);
  expect(paid.statusCode).toBe(409);
  expect(paid.json().detail).toBe(
    `The coupon ${code} has been used up. Turn the quote back into a cart to go on without it.`,
  );
});

test('its next version is without the coupon, and answer and mail say so (QU-3, ruling 48)', async () => {
  await become('quote');
  const { contents: before, number } = await quote();
  await useUp();
  const renewed = await post(`/api/order/recalculate_order_prices/${cart.id}/`);
  expect(renewed.json()).toMatchObject({ left_out_voucher: { code, message: usedUp.message } });
  const after = await quote();
  expect(before.totals.discount).not.toBe('0.00');
  expect(after).toMatchObject({
    number: `${number}-2`,
    voucher_refusal: null,
    contents: { voucher: null, totals: { discount: '0.00' } },
  });
  const { rows } = await service.pool.query('select body_text from outbox_mail where subject = $1', [
    `Your Cutsite quote ${number}-2`,
  ]);
  expect(rows[0].body_text).toContain(`The coupon ${code} is not in this version: This coupon has been used up.`);
  const again = await post(`/api/order/recalculate_order_prices/${cart.id}/`);
  expect(again.json()).toMatchObject({ left_out_voucher: null });
  expect((await post(`/api/order/${cart.id}/payment/purchase_order/`, aPurchaseOrder)).statusCode).toBe(200);
});

test('a coupon that holds stays in the next version', async () => {
  await become('quote');
  await post(`/api/order/recalculate_order_prices/${cart.id}/`);
  expect((await quote()).contents.voucher).toMatchObject({ code });
});

test('who opens a shared cart reads that its coupon is refused', async () => {
  const shared = await post(`/api/order/${cart.id}/share/`, { email: 'purchasing@lab.example', message: '' });
  expect(shared.statusCode).toBeLessThan(300);
  const { rows } = await service.pool.query(
    `select body_text from outbox_mail where recipient = 'purchasing@lab.example' order by id desc limit 1`,
  );
  const token = /token=([\w-]+)/.exec(rows[0].body_text)?.[1] ?? '';
  const open = async () => (await post('/api/shared-cart/open/', { token })).json();
  expect(await open()).toMatchObject({ voucher: { code }, voucher_refusal: null });
  await useUp();
  expect(await open()).toMatchObject({ voucher_refusal: usedUp });
});
