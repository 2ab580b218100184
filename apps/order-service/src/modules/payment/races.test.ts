import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import {
  aBlanketPo,
  aPurchaseOrder,
  aReadyCart,
  aVoucher,
  type ReadyCart,
  someEditCredit,
} from '@cutsite/test-support/checkout';
import { aCustomer } from '@cutsite/test-support/customer';
import { printFigure } from '@cutsite/test-support/figures';
import { aTubeItem } from '@cutsite/test-support/guide-rna';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { assertInvariants } from '../../testing/assert-invariants.ts';
import { type PayingService, startPayingService } from '../../testing/start-paying-service.ts';

/** Twenty rounds here; `RACE_ROUNDS=100` for the long run of promise M2. */
const rounds = Number(process.env['RACE_ROUNDS'] ?? 20);

let service: PayingService;
beforeAll(async () => {
  service = await startPayingService();
});
afterAll(() => service.stop());
afterEach(() => assertInvariants(service.pool));

const call = ({ id, customer }: ReadyCart, way: string, payload: object = {}) =>
  service.app.inject({ method: 'POST', url: `/api/order/${id}/payment/${way}/`, headers: customer.headers, payload });

const count = async (text: string, ...values: unknown[]) =>
  Number((await service.pool.query(`select count(*) as count ${text}`, values)).rows[0].count);

const times = <T>(length: number, make: (n: number) => T) => Array.from({ length }, (_, n) => make(n));

/** A cart with which its customer can pay in all four ways. */
async function aCartForAllWays() {
  const cart = await aReadyCart(service);
  await someEditCredit(service.pool, cart.customer, 5_000, 500_000);
  return { cart, blanketPo: await aBlanketPo(service.pool, cart.customer) };
}

describe('at once (promises M2 and M5)', () => {
  test(`50 calls that pay one order, all methods mixed, ${rounds} times: one payment, one order, one mail, no 5xx`, async () => {
    const methods: Record<string, number> = {};
    for (let round = 0; round < rounds; round += 1) {
      const { cart, blanketPo } = await aCartForAllWays();
      // In every second round a card has gone through already, and waits to be settled.
      if (round % 2 === 0) await service.showCard((await call(cart, 'stripe')).json());
      const ways = [
        () => call(cart, 'confirm'),
        () => call(cart, 'purchase_order', aPurchaseOrder),
        () => call(cart, 'blanket_purchase_order', { id: blanketPo }),
        () => call(cart, 'edit_credit'),
        () => call(cart, 'stripe'),
      ];
      const answers = await Promise.all(times(10, () => ways.map((way) => way())).flat());
      expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
      const confirmed = (await call(cart, 'confirm')).json();
      expect(confirmed.status).toBe('confirmed');
      methods[confirmed.method] = (methods[confirmed.method] ?? 0) + 1;
      expect(await count(`from payment where cart_id = $1 and status = 'succeeded'`, cart.id)).toBe(1);
      expect(await count('from placed_order where id = $1', cart.id)).toBe(1);
      expect(await count('from outbox_mail where subject = $1', `Your order ${confirmed.order_number}`)).toBe(1);
    }
    printFigure(`M2: 50 calls × ${rounds} rounds, paid by ${JSON.stringify(methods)}: 1 payment, 1 order, 1 mail each`);
  }, 600_000);

  test('5 windows that pay one order in the same way: one pays, the others get its number', async () => {
    const { cart } = await aCartForAllWays();
    const answers = await Promise.all(times(5, () => call(cart, 'purchase_order', aPurchaseOrder)));
    expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409', '409', '409', '409']);
    const number = answers.find(({ statusCode }) => statusCode === 200)?.json().order_number;
    for (const answer of answers) expect(answer.body).toContain(number);
    printFigure('M5: 5 payments of one order at once: 1 paid, 4 answered with its number, no 5xx');
  });

  test('5 windows that begin to pay by card are given one intent', async () => {
    const { cart } = await aCartForAllWays();
    const answers = await Promise.all(times(5, () => call(cart, 'stripe')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(times(5, () => 200));
    expect(new Set(answers.map((answer) => answer.json().payment_intent_id)).size).toBe(1);
    expect(await count(`from fake_card_network.intent where metadata ->> 'order_id' = $1`, cart.id)).toBe(1);
  });
});

describe('limits are kept by conditional updates (promise M4)', () => {
  test.each([1, 3, 10])(
    'a voucher for %s orders: 50 customers at once, exactly so many are paid with it',
    async (limit) => {
      const code = `RACE${limit}`;
      await aVoucher(service.pool, code, { total: limit });
      const carts = await Promise.all(times(50, () => aReadyCart(service)));
      await service.pool.query('update cart set voucher_code = $1 where id = any($2)', [
        code,
        carts.map(({ id }) => id),
      ]);
      const answers = await Promise.all(
        carts.map((cart, n) => (n % 2 === 0 ? call(cart, 'purchase_order', aPurchaseOrder) : call(cart, 'stripe'))),
      );
      const taken = answers.filter(({ statusCode }) => statusCode === 200);
      const refused = answers.filter(({ statusCode }) => statusCode === 409);
      expect([taken.length, refused.length]).toEqual([limit, 50 - limit]);
      expect(refused[0]?.json().detail).toBe(`The coupon ${code} has been used up. Remove it to go on.`);
      expect(await count('from voucher_use where code = $1', code)).toBe(limit);
      printFigure(`M4: voucher for ${limit}, 50 at once: ${taken.length} paid with it, ${refused.length} refused`);
    },
  );

  test('a voucher once for each customer', async () => {
    await aVoucher(service.pool, 'EACH1', { perCustomer: 1 });
    const carts = await severalCarts(10);
    await service.pool.query(`update cart set voucher_code = 'EACH1' where id = any($1)`, [carts.map(({ id }) => id)]);
    const answers = await Promise.all(carts.map((cart) => call(cart, 'purchase_order', aPurchaseOrder)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().detail).toBe('You have already used the coupon EACH1. Remove it to go on.');
  });

  test('a use that is given back when its payment is cancelled can be taken by somebody else', async () => {
    await aVoucher(service.pool, 'BACK', { total: 1 });
    const [first, second] = [await aReadyCart(service), await aReadyCart(service)];
    await service.pool.query(`update cart set voucher_code = 'BACK' where id = any($1)`, [[first.id, second.id]]);
    expect((await call(first, 'stripe')).statusCode).toBe(200);
    expect((await call(second, 'purchase_order', aPurchaseOrder)).statusCode).toBe(409);
    // Without the voucher the first order is another version: its payment with the voucher is cancelled.
    await service.pool.query('update cart set voucher_code = null where id = $1', [first.id]);
    expect((await call(first, 'purchase_order', aPurchaseOrder)).statusCode).toBe(200);
    expect((await call(second, 'purchase_order', aPurchaseOrder)).statusCode).toBe(200);
  });

  test('a cancelled order gives its use back, once, and somebody else can take it', async () => {
    await aVoucher(service.pool, 'AGAIN', { total: 1, perCustomer: 1 });
    const [first, second] = [await aReadyCart(service), await aReadyCart(service)];
    await service.pool.query(`update cart set voucher_code = 'AGAIN' where id = any($1)`, [[first.id, second.id]]);
    expect((await call(first, 'purchase_order', aPurchaseOrder)).statusCode).toBe(200);
    expect((await call(second, 'purchase_order', aPurchaseOrder)).statusCode).toBe(409);
    const { headers } = first.customer;
    const url = `/api/order/${first.id}/cancel/`;
    await Promise.all([1, 2, 3].map(() => service.app.inject({ method: 'POST', url, headers, payload: {} })));
    expect((await call(second, 'purchase_order', aPurchaseOrder)).statusCode).toBe(200);
    expect(await count(`from voucher_customer where code = 'AGAIN' and uses > 0`)).toBe(1);
  });

  test('the limit for each customer counts the payer, and not whose cart it is', async () => {
    await aVoucher(service.pool, 'PAYER', { perCustomer: 1 });
    const purchaser = await aCustomer(service.pool);
    const [first, second, own] = [await aReadyCart(service), await aReadyCart(service), await aReadyCart(service)];
    await service.pool.query(`update cart set voucher_code = 'PAYER' where id = any($1)`, [
      [first.id, second.id, own.id],
    ]);
    const taken = [first.id, second.id];
    await service.pool.query('update cart set holder_id = $2 where id = any($1)', [taken, purchaser.accountId]);
    const pays = (id: string) => call({ id, customer: purchaser }, 'purchase_order', aPurchaseOrder);
    expect((await pays(first.id)).statusCode).toBe(200);
    const refused = await pays(second.id);
    expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringMatching(/You have already used/)]);
    // The owner of a cart that somebody else paid has used nothing.
    const again = await aReadyCart(service, { customer: first.customer });
    await service.pool.query(`update cart set voucher_code = 'PAYER' where id = $1`, [again.id]);
    expect((await call(again, 'purchase_order', aPurchaseOrder)).statusCode).toBe(200);
  });

  test('edit credit for three orders: 20 orders of one customer at once, three are paid', async () => {
    const carts = await severalCarts(20);
    const [cart] = carts;
    if (cart === undefined) throw new Error('no cart');
    const price = Number((await call(cart, 'stripe')).json().amount) * 100;
    await someEditCredit(service.pool, cart.customer, Math.round(price * 1.5), Math.round(price * 1.5), 1);
    const answers = await Promise.all(carts.map((one) => call(one, 'edit_credit')));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(17);
    printFigure('M4: edit credit for 3 orders, 20 at once: 3 paid, 17 refused');
  });
});

/** Carts of one customer, all ready to be paid. */
async function severalCarts(length: number): Promise<ReadyCart[]> {
  const customer = await aCustomer(service.pool);
  const carts: ReadyCart[] = [];
  for (let n = 0; n < length; n += 1) {
    carts.push(await aReadyCart(service, { customer, items: [guideRnaItemToWire(aTubeItem([`guide ${n}`]))] }));
    await service.pool.query(`update cart set status = 'saved' where id = $1`, [carts.at(-1)?.id]);
  }
  return carts;
}
