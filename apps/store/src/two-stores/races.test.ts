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
import { startTwoStores, type TwoStores, times } from '../testing/two-stores.ts';

let stores: TwoStores;
beforeAll(async () => {
  stores = await startTwoStores();
});
afterAll(() => stores.stop());
afterEach(() => stores.expectNothingBroken());

const rounds = 5;
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => String(status)).toSorted();

describe('two processes of the store on one PostgreSQL (promise L6), half of the calls to each', () => {
  test(`50 calls that pay one order, all methods mixed, ${rounds} times: one payment, one order, one mail (M2)`, async () => {
    const { pool } = stores.preparing;
    for (let round = 0; round < rounds; round += 1) {
      const cart = await aReadyCart(stores.preparing);
      await someEditCredit(pool, cart.customer, 500_000);
      const blanketPo = await aBlanketPo(pool, cart.customer);
      const ways: [string, object][] = [
        ['confirm', {}],
        ['purchase_order', aPurchaseOrder],
        ['blanket_purchase_order', { id: blanketPo }],
        ['edit_credit', {}],
        ['stripe', {}],
      ];
      const calls = times(10, () => ways).flat();
      const answers = await Promise.all(calls.map(([way, body], index) => stores.pay(index, cart, way, body)));
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      const said = await Promise.all(times(2, (place) => stores.pay(place, cart, 'confirm')));
      expect(said[0]?.body['status']).toBe('confirmed');
      expect(said[1]?.body).toEqual(said[0]?.body);
      expect(await stores.count(`payment where cart_id = $1 and status = 'succeeded'`, cart.id)).toBe(1);
      expect(await stores.count('placed_order where id = $1', cart.id)).toBe(1);
      expect(await stores.count('outbox_mail where subject = $1', `Your order ${said[0]?.body['order_number']}`)).toBe(
        1,
      );
    }
    printFigure(`L6: M2 over two processes, 50 calls × ${rounds} rounds: 1 payment, 1 order, 1 mail each`);
  });

  test.each([1, 3, 10])(
    'a voucher for %s orders: 50 customers at once, exactly so many pay with it (M4)',
    async (limit) => {
      const code = `TWO${limit}`;
      await aVoucher(stores.preparing.pool, code, { total: limit });
      const carts = await Promise.all(times(50, () => aReadyCart(stores.preparing)));
      const ids = carts.map(({ id }) => id);
      await stores.preparing.pool.query('update cart set voucher_code = $1 where id = any($2)', [code, ids]);
      const answers = await Promise.all(
        carts.map((cart, index) => stores.pay(index, cart, 'purchase_order', aPurchaseOrder)),
      );
      const counted = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
      expect([counted(200), counted(409)]).toEqual([limit, 50 - limit]);
      printFigure(`L6: M4 over two processes, voucher for ${limit}, 50 at once: ${counted(200)} paid with it`);
    },
  );

  test('edit credit for three orders: 20 orders of one customer at once, three are paid (M4)', async () => {
    const carts = await severalCarts(20);
    const [first] = carts;
    if (first === undefined) throw new Error('no cart');
    const price = Number((await stores.pay(0, first, 'stripe')).body['amount']) * 100;
    await someEditCredit(stores.preparing.pool, first.customer, Math.round(price * 3));
    const answers = await Promise.all(carts.map((cart, index) => stores.pay(index, cart, 'edit_credit')));
    expect(statuses(answers)).toEqual([...times(3, () => '200'), ...times(17, () => '409')]);
  });

  test('of 50 gift cards at once, as many are begun as there are places (M4)', async () => {
    const customer = await aCustomer(stores.preparing.pool);
    const card = { amount: '10', credit_type: 'gift_card' };
    const answers = await Promise.all(
      times(50, (place) => stores.post(place, '/api/user/edit_credit/buy/', customer, card)),
    );
    expect(statuses(answers)).toEqual([...times(2, () => '201'), ...times(48, () => '409')]);
  });

  test('5 windows that pay one order: one pays, the others get its number (M5)', async () => {
    const cart = await aReadyCart(stores.preparing);
    const answers = await Promise.all(times(5, (place) => stores.pay(place, cart, 'purchase_order', aPurchaseOrder)));
    expect(statuses(answers)).toEqual(['200', '409', '409', '409', '409']);
    const number = answers.find(({ status }) => status === 200)?.body['order_number'];
    for (const { body } of answers) expect(JSON.stringify(body)).toContain(number);
  });

  test('20 adds to one cart at once: nothing is lost, no 5xx, one cart (M5)', async () => {
    const customer = await aCustomer(stores.preparing.pool);
    const add = (place: number) =>
      stores.post(place, '/api/order/add/', customer, [guideRnaItemToWire(aTubeItem([`guide ${place}`]))]);
    const answers = await Promise.all(times(20, add));
    expect(statuses(answers)).toEqual(times(20, () => '201'));
    expect(await stores.count('cart_item where account_id = $1', customer.accountId)).toBe(20);
    expect(await stores.count('cart where account_id = $1', customer.accountId)).toBe(1);
  });

  test('an order cancelled at both at once is cancelled once, and its money goes back once', async () => {
    const cart = await aReadyCart(stores.preparing);
    await someEditCredit(stores.preparing.pool, cart.customer, 500_000);
    await stores.pay(0, cart, 'edit_credit');
    const cancel = (place: number) => stores.post(place, `/api/order/${cart.id}/cancel/`, cart.customer, { note: '' });
    const answers = await Promise.all(times(6, cancel));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const lines = `edit_credit_transaction where account_id = $1 and amount_minor > 0 and kind <> 'grant'`;
    expect(await stores.count(lines, cart.customer.accountId)).toBe(1);
  });

  test('one Idempotency-Key sent to both at once adds once', async () => {
    const customer = await aCustomer(stores.preparing.pool);
    const headers = { ...customer.headers, 'idempotency-key': 'the same everywhere' };
    const body = [guideRnaItemToWire(aTubeItem(['only one']))];
    await Promise.all(times(6, (place) => stores.post(place, '/api/order/add/', { headers }, body)));
    expect(await stores.count('cart_item where account_id = $1', customer.accountId)).toBe(1);
  });
});

/** Carts of one customer, all ready to be paid. */
async function severalCarts(length: number): Promise<ReadyCart[]> {
  const { preparing } = stores;
  const customer = await aCustomer(preparing.pool);
  const carts: ReadyCart[] = [];
  for (let place = 0; place < length; place += 1) {
    const cart = await aReadyCart(preparing, { customer, items: [guideRnaItemToWire(aTubeItem([`guide ${place}`]))] });
    await preparing.pool.query(`update cart set status = 'saved' where id = $1`, [cart.id]);
    carts.push(cart);
  }
  return carts;
}
