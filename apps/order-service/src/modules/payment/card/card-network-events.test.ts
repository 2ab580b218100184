import { aReadyCart, aVoucher, type ReadyCart } from '@cutsite/test-support/checkout';
import { printFigure } from '@cutsite/test-support/figures';
import fc from 'fast-check';
import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { assertInvariants } from '../../../testing/assert-invariants.ts';
import { type Intent, type PayingService, startPayingService } from '../../../testing/start-paying-service.ts';
import { reconcile } from './reconcile.ts';

let service: PayingService;
beforeAll(async () => {
  service = await startPayingService();
});
afterAll(() => service.stop());
afterEach(() => assertInvariants(service.pool));

/** Signed by the card network's own library, not by ours. */
const { webhooks } = new Stripe('sk_test_signing');
const now = () => Math.floor(Date.now() / 1000);

const sign = (payload: string, timestamp = now(), secret = service.card.webhookSecret) =>
  webhooks.generateTestHeaderString({ payload, secret, timestamp });

/** With an id that no database can keep as a text. */
const nulIn = (payload: string) => payload.replace('"evt_', '"evt_\\u0000');

const send = (payload: string, signature: string | null) =>
  service.app.inject({
    method: 'POST',
    url: '/api/payment/webhook/stripe/',
    headers: { 'content-type': 'application/json', ...(signature === null ? {} : { 'stripe-signature': signature }) },
    payload,
  });

async function aStartedPayment(coupon: string | null = null): Promise<{ cart: ReadyCart; intent: Intent }> {
  const cart = await aReadyCart(service);
  await service.pool.query('update cart set voucher_code = $2 where id = $1', [cart.id, coupon]);
  const url = `/api/order/${cart.id}/payment/stripe/`;
  const answer = await service.app.inject({ method: 'POST', url, headers: cart.customer.headers, payload: {} });
  return { cart, intent: answer.json() };
}

/** What the network has to say about an intent, oldest first. */
async function messagesAbout({ payment_intent_id: id }: Intent): Promise<string[]> {
  const { rows } = await service.pool.query<{ body: unknown }>(
    `select body from fake_card_network.event where body #>> '{data,object,id}' = $1 order by created_at, id`,
    [id],
  );
  return rows.map(({ body }) => JSON.stringify(body));
}

async function state(cartId: string) {
  const { rows } = await service.pool.query(
    `select c.status, p.status as payment, o.number, o.status as placed,
            (select count(*) from order_history h where h.order_id = c.id) as history,
            (select count(*) from outbox_mail m where m.subject = 'Your order ' || o.number) as mails
       from cart c join payment p on p.cart_id = c.id left join placed_order o on o.id = c.id where c.id = $1`,
    [cartId],
  );
  return rows;
}

const placed = { status: 'ordered', payment: 'succeeded', placed: 'confirmed', history: 1, mails: 1 };

describe('messages of the card network (promise M3)', () => {
  test('one message is enough to place the order', async () => {
    const { cart, intent } = await aStartedPayment();
    await service.showCard(intent);
    const last = (await messagesAbout(intent)).at(-1) ?? '';
    const answer = await send(last, sign(last));
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
    expect(await state(cart.id)).toMatchObject([placed]);
  });

  test('again, in any order, some of them missing, several at once: the end is the same', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat({ max: 99 }), { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        async (picks, atOnce) => {
          const { cart, intent } = await aStartedPayment();
          await service.showCard(intent, '4000000000000002');
          await service.showCard(intent, '4000000000009995');
          await service.showCard(intent);
          const all = await messagesAbout(intent);
          expect(all).toHaveLength(4);
          const chosen = picks.map((pick) => all[pick % all.length] ?? '');
          const sent = atOnce
            ? await Promise.all(chosen.map((payload) => send(payload, sign(payload))))
            : await inTurn(chosen, (payload) => send(payload, sign(payload)));
          expect(sent.map(({ statusCode }) => statusCode)).toEqual(chosen.map(() => 200));
          expect(await state(cart.id)).toMatchObject([placed]);
        },
      ),
      { numRuns: 25 },
    );
    printFigure('M3: 25 payments, their messages replayed, permuted, missing and at once: the same end each');
  });

  test('no message at all: the reconciler finds out by itself, and does nothing twice', async () => {
    const { cart, intent } = await aStartedPayment();
    await service.showCard(intent);
    await service.pool.query("update payment set next_look_at = now() - interval '1 second' where cart_id = $1", [
      cart.id,
    ]);
    await Promise.all([1, 2, 3].map(() => reconcile(service.payments)));
    expect(await state(cart.id)).toMatchObject([placed]);
  });

  test('a message that was kept and not acted on is acted on later', async () => {
    const { cart, intent } = await aStartedPayment();
    await service.showCard(intent);
    const last = JSON.parse((await messagesAbout(intent)).at(-1) ?? '');
    await service.pool.query(
      `insert into card_network_event (id, kind, body, received_at) values ($1, $2, $3, now() - interval '1 minute')`,
      [last.id, last.type, last],
    );
    await reconcile(service.payments);
    expect(await state(cart.id)).toMatchObject([placed]);
  });

  test('twenty messages that keep failing keep no other one waiting, and two processes never act on the same one', async () => {
    const [bad, good] = [await aStartedPayment(), await aStartedPayment()];
    await service.showCard(good.intent);
    await service.pool.query(`update payment set next_look_at = now() + interval '1 hour' where cart_id = any($1)`, [
      [bad.cart.id, good.cart.id],
    ]);
    const body = (intent: Intent) => ({ data: { object: { object: 'payment_intent', id: intent.payment_intent_id } } });
    await service.pool.query(
      `insert into card_network_event (id, kind, body, received_at)
       select 'evt_bad_' || n, 'test', $1::jsonb, now() - interval '2 minutes' from generate_series(1, 20) n
       union all select 'evt_good', 'test', $2::jsonb, now() - interval '1 minute'`,
      [body(bad.intent), body(good.intent)],
    );
    const asked: string[] = [];
    const { network } = service.payments;
    const payments = {
      ...service.payments,
      network: {
        ...network,
        readIntent: (id: string) => {
          asked.push(id);
          return id === good.intent.payment_intent_id ? network.readIntent(id) : Promise.reject(new Error('not now'));
        },
      },
    };
    await Promise.all([reconcile(payments), reconcile(payments)]);
    await reconcile(payments);
    expect(await state(good.cart.id)).toMatchObject([placed]);
    expect(asked.filter((id) => id === bad.intent.payment_intent_id)).toHaveLength(20);
    await service.pool.query(`delete from card_network_event where id like 'evt_bad_%'`);
  });

  test.each([
    ['signed with another secret', (payload: string) => [payload, sign(payload, now(), 'whsec_other')]],
    ['without a signature', (payload: string) => [payload, null]],
    ['with a signature that is none', (payload: string) => [payload, 'v1=00']],
    ['older than five minutes', (payload: string) => [payload, sign(payload, now() - 301)]],
    ['from the future', (payload: string) => [payload, sign(payload, now() + 3_600)]],
    ['with NUL in an id', (payload: string) => [nulIn(payload), sign(nulIn(payload))]],
    ['changed by one byte', (payload: string) => [payload.replace('succeeded', 'Succeeded'), sign(payload)]],
    ['with the signature of another message', (payload: string) => [payload, sign(`${payload} `)]],
  ] as const)('a message %s is refused with 400, and nothing is changed', async (_, forge) => {
    const { cart, intent } = await aStartedPayment();
    await service.showCard(intent);
    const before = await state(cart.id);
    const [payload, signature] = forge((await messagesAbout(intent)).at(-1) ?? '') as [string, string | null];
    const answer = await send(payload, signature);
    expect([answer.statusCode, answer.json().error_code]).toEqual([400, 'signature_refused']);
    expect(await state(cart.id)).toEqual(before);
    const { id } = JSON.parse(payload);
    const { rowCount } = await service.pool.query('select 1 from card_network_event where id = $1', [
      id.replaceAll('\0', ''),
    ]);
    expect(rowCount).toBe(0);
  });
});

describe('a payment that is never finished', () => {
  test('is given up after an hour, at the network first; its voucher is free again, and the customer gets a mail', async () => {
    await aVoucher(service.pool, 'LATER', { total: 1 });
    const { cart, intent } = await aStartedPayment('LATER');
    const uses = async () => (await service.pool.query(`select 1 from voucher_use where code = 'LATER'`)).rowCount;
    expect(await uses()).toBe(1);
    await service.pool.query(
      `update payment set created_at = now() - interval '61 minutes', next_look_at = now() - interval '1 second' where cart_id = $1`,
      [cart.id],
    );
    await reconcile(service.payments);
    expect(await state(cart.id)).toMatchObject([{ status: 'cart', payment: 'failed', number: null }]);
    expect(await uses()).toBe(0);
    const mails = await service.pool.query(
      'select subject from outbox_mail where recipient = (select email from account where id = $1)',
      [cart.customer.accountId],
    );
    expect(mails.rows).toEqual([{ subject: 'Your payment did not go through' }]);
    expect((await service.showCard(intent)).status).toBe(400);
    const url = `/api/order/${cart.id}/payment/stripe/`;
    const again = await service.app.inject({ method: 'POST', url, headers: cart.customer.headers, payload: {} });
    expect(again.json().payment_intent_id).not.toBe(intent.payment_intent_id);
  });

  test('an attempt whose answer was lost before the network was asked is finished by the reconciler', async () => {
    const { cart, intent } = await aStartedPayment();
    await service.showCard(intent);
    await service.pool.query(
      `update payment set network_id = null, status = 'created', next_look_at = now() - interval '1 second' where cart_id = $1`,
      [cart.id],
    );
    await reconcile(service.payments);
    expect(await state(cart.id)).toMatchObject([placed]);
  });
});

async function inTurn<A, B>(all: readonly A[], work: (one: A) => Promise<B>): Promise<B[]> {
  const done: B[] = [];
  for (const one of all) done.push(await work(one));
  return done;
}
