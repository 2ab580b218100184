import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import {
  aBlanketPo,
  aPurchaseOrder,
  aReadyCart,
  completeCheckout,
  someEditCredit,
} from '@cutsite/test-support/checkout';
import { aTubeItem } from '@cutsite/test-support/guide-rna';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { assertInvariants } from '../../testing/assert-invariants.ts';
import { type PayingService, startPayingService } from '../../testing/start-paying-service.ts';

let service: PayingService;
beforeAll(async () => {
  service = await startPayingService();
});
afterAll(() => service.stop());
afterEach(() => assertInvariants(service.pool));

type Cart = Awaited<ReturnType<typeof aReadyCart>>;
const post = ({ customer }: Cart, url: string, payload: object = {}) =>
  service.app.inject({ method: 'POST', url, headers: customer.headers, payload });
const pay = (cart: Cart, way: string, payload: object) => post(cart, `/api/order/${cart.id}/payment/${way}/`, payload);
const get = async ({ customer }: Cart, url: string) =>
  (await service.app.inject({ url, headers: customer.headers })).json();
const totalOf = async (cart: Cart) =>
  (await get(cart, `/api/order/summary/${cart.id}/`)).contents.totals.total as string;
const rows = async (text: string, ...values: unknown[]) => (await service.pool.query(text, values)).rows;

/** A cart of a tube, paid for by what `change` says while its checkout showed the total of before. */
async function changedElsewhere() {
  const cart = await aReadyCart(service);
  await someEditCredit(service.pool, cart.customer, 1_000_000);
  const shown = await totalOf(cart);
  const added = await post(cart, '/api/order/add/', [guideRnaItemToWire(aTubeItem(['TP53-g2']))]);
  expect(added.statusCode).toBe(201);
  await completeCheckout(service.pool, cart.id, true);
  return { cart, shown, total: await totalOf(cart) };
}

const ways = [
  ['stripe', async () => ({})],
  ['purchase_order', async () => aPurchaseOrder],
  ['blanket_purchase_order', async (cart: Cart) => ({ id: await aBlanketPo(service.pool, cart.customer) })],
  ['edit_credit', async () => ({})],
] as const;

describe('a payment of another total than the payer was shown (PA-17)', () => {
  test.each(ways)(
    '%s: 409 says both totals, nothing is paid or placed, and the new total pays',
    async (way, bodyOf) => {
      const { cart, shown, total } = await changedElsewhere();
      expect(total).not.toBe(shown);
      const body: object = await bodyOf(cart);
      const refused = await pay(cart, way, { ...body, expected_total: shown });
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toEqual({
        error_code: 'total_changed',
        detail: `The total is now $${total}; it was $${shown}. Please look at the order again.`,
      });
      expect(await rows('select 1 from payment where cart_id = $1', cart.id)).toEqual([]);
      expect((await pay(cart, way, { ...body, expected_total: total })).json()).toMatchObject({ amount: total });
    },
  );

  test('a card payment that is under way is not joined, and not ended either', async () => {
    const cart = await aReadyCart(service);
    expect((await pay(cart, 'stripe', { expected_total: await totalOf(cart) })).statusCode).toBe(200);
    expect((await pay(cart, 'stripe', { expected_total: '0.01' })).json().error_code).toBe('total_changed');
    expect((await pay(cart, 'purchase_order', { ...aPurchaseOrder, expected_total: '0.01' })).statusCode).toBe(409);
    expect(await rows('select status from payment where cart_id = $1', cart.id)).toEqual([{ status: 'pending' }]);
  });

  test('a body without the total is paid as ever', async () => {
    const { cart, total } = await changedElsewhere();
    expect((await pay(cart, 'purchase_order', aPurchaseOrder)).json()).toMatchObject({ amount: total });
  });
});

describe('a coupon that is for other products (CA-17)', () => {
  /** The nuclease that the coupon was for is taken out of the cart again. */
  async function withUselessCoupon(code: string) {
    await service.pool.query(
      `insert into voucher (code, label, kind, percent_hundredths, limit_total, product_slugs)
       values ($1, 'First nuclease', 'percent', 1000, 1, '{spcas9_nuclease}')`,
      [code],
    );
    const items = [guideRnaItemToWire(aTubeItem(['TP53-g1'])), { product_slug: 'spcas9_nuclease', quantity: 1 }];
    const cart = await aReadyCart(service, { items });
    const applied = await post(cart, `/order/${cart.id}/apply-voucher/`, { code });
    expect(applied.statusCode).toBe(200);
    await service.pool.query(`delete from cart_item where cart_id = $1 and product_slug = 'spcas9_nuclease'`, [
      cart.id,
    ]);
    return cart;
  }

  test.each([
    ['stripe', {}],
    ['purchase_order', aPurchaseOrder],
  ])('%s is refused, and the use stays', async (way, body) => {
    const code = `NUC-${way}`.toUpperCase();
    const cart = await withUselessCoupon(code);
    const refused = await pay(cart, way, body);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toEqual({
      error_code: 'payment_refused',
      detail: `The coupon ${code} does not apply to the products of this order. Remove it to go on.`,
    });
    expect(await rows('select uses from voucher where code = $1', code)).toEqual([{ uses: 0 }]);
    expect(await rows('select 1 from payment where cart_id = $1', cart.id)).toEqual([]);
  });
});

test.each([
  ['purchase_order', 'a\nb', 'Cost centre must not contain line breaks or control characters.'],
  ['stripe', 'x'.repeat(51), 'Cost centre must be 50 or fewer characters.'],
])('%s refuses a cost centre %j by the rule of the checkout', async (way, costCentre, sentence) => {
  const cart = await aReadyCart(service);
  const body = way === 'stripe' ? {} : aPurchaseOrder;
  const refused = await pay(cart, way, { ...body, cost_centre: costCentre });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().field_errors).toEqual({ cost_centre: [sentence] });
});
