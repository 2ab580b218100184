import { withTransaction } from '@cutsite/service-base/database';
import { aBlanketPo, aPurchaseOrder, aReadyCart, type ReadyCart, someEditCredit } from '@cutsite/test-support/checkout';
import { aStaffMember } from '@cutsite/test-support/customer';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { assertInvariants } from '../../../testing/assert-invariants.ts';
import { type PayingService, startPayingService } from '../../../testing/start-paying-service.ts';
import { giveBack } from './give-back.ts';
import { sendDueRefunds } from './send-refunds.ts';

let service: PayingService;
beforeAll(async () => {
  service = await startPayingService({ env: { STAFF_DOMAINS: 'lab.example' } });
});
afterAll(() => service.stop());
afterEach(() => assertInvariants(service.pool));

const post = (url: string, { headers }: ReadyCart['customer'], payload: object = {}) =>
  service.app.inject({ method: 'POST', url, headers, payload });
const pay = async (cart: ReadyCart, way: string, payload: object = {}) => {
  const answer = await post(`/api/order/${cart.id}/payment/${way}/`, cart.customer, payload);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const cancel = (cart: ReadyCart) => post(`/api/order/${cart.id}/cancel/`, cart.customer, { note: 'ordered twice' });
const rows = async (text: string, ...values: unknown[]) => (await service.pool.query(text, values)).rows;
const paymentOf = async (cart: ReadyCart) =>
  (await rows('select * from payment where cart_id = $1 order by id desc limit 1', cart.id))[0];

async function paidByCard(): Promise<ReadyCart> {
  const cart = await aReadyCart(service);
  await service.showCard(await pay(cart, 'stripe'));
  expect((await pay(cart, 'confirm')).status).toBe('confirmed');
  return cart;
}

describe('a cancelled order gives back what was paid', () => {
  test('a card: the network is asked once, with all of the amount', async () => {
    const cart = await paidByCard();
    const answer = await cancel(cart);
    expect(answer.statusCode).toBe(200);
    const payment = await paymentOf(cart);
    expect(payment).toMatchObject({ status: 'refunded', refunded_minor: payment.amount_minor });
    expect(await rows('select * from refund where payment_id = $1', payment.id)).toMatchObject([
      {
        status: 'succeeded',
        amount_minor: payment.amount_minor,
        reason: 'ordered twice',
        requested_by: cart.customer.accountId,
        network_id: expect.stringMatching(/^re_/),
      },
    ]);
    expect(answer.json().payment.refunded).toBe(answer.json().payment.amount);
    expect((await cancel(cart)).statusCode).toBe(409);
    expect(await rows('select 1 from refund where payment_id = $1', payment.id)).toHaveLength(1);
  });

  test('edit credit: each account has back what was taken from it', async () => {
    const cart = await aReadyCart(service);
    await someEditCredit(service.pool, cart.customer, 3_000, 900_000);
    await pay(cart, 'edit_credit');
    expect((await cancel(cart)).statusCode).toBe(200);
    const { accountId } = cart.customer;
    expect(await rows('select balance_minor from edit_credit where account_id = $1 order by place', accountId)).toEqual(
      [{ balance_minor: 3_000 }, { balance_minor: 900_000 }],
    );
    const kinds = await rows('select kind from edit_credit_transaction where account_id = $1 order by id', accountId);
    expect(kinds.filter(({ kind }) => kind === 'refund')).toHaveLength(2);
  });

  test('a blanket purchase order: the amount is available again, also when sales cancels', async () => {
    const cart = await aReadyCart(service);
    const id = await aBlanketPo(service.pool, cart.customer);
    await pay(cart, 'blanket_purchase_order', { id });
    const sales = await aStaffMember(service.pool, 'sales');
    const moved = await post(`/api/staff/order/${cart.id}/change-status/`, sales, { status: 'cancelled' });
    expect(moved.statusCode).toBe(200);
    expect(await rows('select balance_minor, amount_minor from blanket_po where id = $1', id)).toEqual([
      { balance_minor: 1_000_000, amount_minor: 1_000_000 },
    ]);
    expect(await paymentOf(cart)).toMatchObject({ status: 'refunded' });
  });

  test('a purchase order was not paid yet, so nothing is given back', async () => {
    const cart = await aReadyCart(service);
    await pay(cart, 'purchase_order', aPurchaseOrder);
    expect((await cancel(cart)).json().payment.refunded).toBe('0.00');
    expect(await paymentOf(cart)).toMatchObject({ status: 'succeeded', refunded_minor: 0 });
  });

  test('many cancel at once: it is given back once', async () => {
    const cart = await aReadyCart(service);
    await someEditCredit(service.pool, cart.customer, 900_000);
    await pay(cart, 'edit_credit');
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(cart)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
    const { accountId } = cart.customer;
    expect(await rows('select balance_minor from edit_credit where account_id = $1', accountId)).toEqual([
      { balance_minor: 900_000 },
    ]);
  });

  /** A refund that was promised, and whose network was not asked before the store died. */
  async function promised(): Promise<{ paymentId: string; at: (seconds: number) => PayingService['payments'] }> {
    const payment = await paymentOf(await paidByCard());
    const key = { accountId: payment.account_id, paymentId: payment.id };
    const now = new Date();
    await withTransaction(service.pool, (client) =>
      giveBack(client, { ...key, reason: 'the network was away', requestedBy: null, now }),
    );
    const at = (seconds: number) => ({
      ...service.payments,
      clock: { now: () => new Date(now.getTime() + seconds * 1000) },
    });
    return { paymentId: payment.id, at };
  }

  test('what the network could not be asked for is asked for later by its job', async () => {
    const { paymentId, at } = await promised();
    expect(await sendDueRefunds(at(9))).toBe(0);
    expect(await sendDueRefunds(at(11))).toBe(1);
    expect(await rows('select status from refund where payment_id = $1', paymentId)).toEqual([{ status: 'succeeded' }]);
    expect(await sendDueRefunds(at(22))).toBe(0);
  });

  test.each([
    ['is away', () => Promise.reject(new Error('the network is away'))],
    ['has not decided yet', () => Promise.resolve({ id: 're_1', status: 'pending' as const })],
  ])('a network that %s is asked in growing distances', async (_, openRefund) => {
    const { paymentId, at } = await promised();
    const away = (seconds: number) => ({ ...at(seconds), network: { ...service.payments.network, openRefund } });
    expect(await sendDueRefunds(away(100))).toBe(1);
    expect(await sendDueRefunds(away(199))).toBe(0);
    expect(await sendDueRefunds(away(201))).toBe(1);
    expect(await sendDueRefunds(at(402))).toBe(1);
    expect(await rows('select status from refund where payment_id = $1', paymentId)).toEqual([{ status: 'succeeded' }]);
  });

  test('a store that dies again and again while it asks leaves no longer distance than ten seconds (promise M1)', async () => {
    const { paymentId, at } = await promised();
    const never = { openRefund: () => new Promise<never>(() => undefined) };
    for (const seconds of [100, 111, 122]) {
      void sendDueRefunds({ ...at(seconds), network: { ...service.payments.network, ...never } });
      await expect
        .poll(() =>
          rows(`select 1 from refund where payment_id = $1 and next_ask_at > $2`, paymentId, at(seconds).clock.now()),
        )
        .toHaveLength(1);
    }
    expect(await sendDueRefunds(at(133))).toBe(1);
    expect(await rows('select status from refund where payment_id = $1', paymentId)).toEqual([{ status: 'succeeded' }]);
  });
});
