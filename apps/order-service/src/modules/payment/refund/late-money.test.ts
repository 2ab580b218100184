import { aPurchaseOrder, aReadyCart, type ReadyCart } from '@cutsite/test-support/checkout';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { assertInvariants } from '../../../testing/assert-invariants.ts';
import { type Intent, type PayingService, startPayingService } from '../../../testing/start-paying-service.ts';
import { reconcile } from '../card/reconcile.ts';
import { settlePayment } from '../settle/settle-payment.ts';

const lateCard = '4000000000001026';
const minute = 60_000;

/** How far the clock of everybody is ahead. */
let ahead = 0;
let service: PayingService;
beforeAll(async () => {
  service = await startPayingService({ clock: { now: () => new Date(Date.now() + ahead) } });
});
afterAll(() => service.stop());
afterEach(() => assertInvariants(service.pool));

const post = (url: string, { headers }: ReadyCart['customer'], payload: object = {}) =>
  service.app.inject({ method: 'POST', url, headers, payload });
const rows = async (text: string, ...values: unknown[]) => (await service.pool.query(text, values)).rows;

/** A card payment that the customer leaves at the bank's question, and a purchase order that takes its place. */
async function cancelledByPurchaseOrder(): Promise<{ cart: ReadyCart; intent: Intent; paymentId: string }> {
  const cart = await aReadyCart(service);
  const intent = (await post(`/api/order/${cart.id}/payment/stripe/`, cart.customer)).json();
  expect((await service.showCard(intent, lateCard)).body.status).toBe('requires_action');
  const paid = await post(`/api/order/${cart.id}/payment/purchase_order/`, cart.customer, aPurchaseOrder);
  expect(paid.statusCode).toBe(200);
  return { cart, intent, paymentId: intent.payment_id };
}

const settle = async (paymentId: string) => {
  const [payment] = await rows('select account_id, network_id from payment where id = $1', paymentId);
  const key = { accountId: payment.account_id, paymentId };
  await settlePayment(service.payments, key, await service.payments.network.readIntent(payment.network_id));
};
const refundsOf = (paymentId: string) =>
  rows(
    `select r.status, r.amount_minor = p.amount_minor as whole, r.requested_by, i.refunded_minor = i.amount_minor as back,
            (select array_agg(to_status order by id) from refund_history h where h.refund_id = r.id) as history
       from refund r join payment p on p.id = r.payment_id join fake_card_network.intent i on i.id = p.network_id
      where p.id = $1`,
    paymentId,
  );
const givenBack = {
  status: 'succeeded',
  whole: true,
  requested_by: null,
  back: true,
  history: ['created', 'succeeded'],
};

describe('a payment that we cancelled and that goes through at the card network all the same', () => {
  test('is given back at once, and the order that was paid otherwise stays as it is', async () => {
    const { cart, paymentId } = await cancelledByPurchaseOrder();
    await settle(paymentId);
    expect(await refundsOf(paymentId)).toEqual([]);
    ahead += 5_000;
    await settle(paymentId);
    expect(await refundsOf(paymentId)).toEqual([givenBack]);
    expect(await rows('select status, late_minor > 0 as late from payment where id = $1', paymentId)).toEqual([
      { status: 'cancelled', late: true },
    ]);
    expect(await rows('select status from placed_order where id = $1', cart.id)).toEqual([{ status: 'confirmed' }]);
    const mails = await rows(
      `select 1 from outbox_mail join account on email = recipient
        where subject = 'A cancelled payment is being refunded' and account.id = $1`,
      cart.customer.accountId,
    );
    expect(mails).toHaveLength(1);
  });

  test('reported ten times at once, it is given back once', async () => {
    const { paymentId } = await cancelledByPurchaseOrder();
    ahead += 5_000;
    await Promise.all(Array.from({ length: 10 }, () => settle(paymentId)));
    await settle(paymentId);
    expect(await refundsOf(paymentId)).toEqual([givenBack]);
  });

  test('is found by the reconciler when no message ever comes', async () => {
    const { paymentId } = await cancelledByPurchaseOrder();
    ahead += 9 * minute;
    await reconcile(service.payments);
    expect(await refundsOf(paymentId)).toEqual([]);
    ahead += 2 * minute;
    await reconcile(service.payments);
    expect(await refundsOf(paymentId)).toEqual([givenBack]);
  });

  test('a refill of edit credit that went through too late is given back and credits nothing', async () => {
    const cart = await aReadyCart(service);
    const bought = await post('/api/user/edit_credit/buy/', cart.customer, {
      amount: '50.00',
      credit_type: 'edit_credit',
    });
    await service.showCard(bought.json(), lateCard);
    const { payment_id: id } = bought.json();
    ahead += 61 * minute;
    await reconcile(service.payments);
    expect(await rows('select status from payment where id = $1', id)).toEqual([{ status: 'failed' }]);
    ahead += 5_000;
    await settle(id);
    expect(await refundsOf(id)).toEqual([givenBack]);
    expect(await rows('select 1 from edit_credit where account_id = $1', cart.customer.accountId)).toEqual([]);
  });

  test('an ended payment is asked about for a day, and then no more', async () => {
    const cart = await aReadyCart(service);
    const { payment_id: id } = (await post(`/api/order/${cart.id}/payment/stripe/`, cart.customer)).json();
    await post(`/api/order/${cart.id}/payment/purchase_order/`, cart.customer, aPurchaseOrder);
    const next = async () => (await rows('select next_look_at from payment where id = $1', id))[0].next_look_at;
    ahead += 12 * 60 * minute;
    await reconcile(service.payments);
    expect(await next()).not.toBeNull();
    ahead += 13 * 60 * minute;
    await reconcile(service.payments);
    expect(await next()).toBeNull();
    expect(await refundsOf(id)).toEqual([]);
  });
});
