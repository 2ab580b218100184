import { randomUUID } from 'node:crypto';
import { aBlanketPo, aPurchaseOrder, aReadyCart, type ReadyCart, someEditCredit } from '@cutsite/test-support/checkout';
import { aCustomer } from '@cutsite/test-support/customer';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { assertInvariants } from '../../../testing/assert-invariants.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
afterEach(() => assertInvariants(service.pool));

const pay = (cart: ReadyCart, way: string, payload: object = {}, headers: Record<string, string> = {}) =>
  service.app.inject({
    method: 'POST',
    url: `/api/order/${cart.id}/payment/${way}/`,
    headers: { ...cart.customer.headers, ...headers },
    payload,
  });

const rows = async (text: string, ...values: unknown[]) => (await service.pool.query(text, values)).rows;

describe('by purchase order (PA-3, ruling 18)', () => {
  test('the order is placed at once, with a number, a history and a mail', async () => {
    const cart = await aReadyCart(service);
    const answer = await pay(cart, 'purchase_order', { ...aPurchaseOrder, cost_centre: 'CC-12' });
    expect(answer.statusCode).toBe(200);
    const body = answer.json();
    expect(body).toMatchObject({ order_id: cart.id, method: 'purchase_order', status: 'succeeded', currency: 'USD' });
    expect(body.order_number).toMatch(/^CS-\w{4}-\w{4}$/);

    const [order] = await rows('select * from placed_order where id = $1', cart.id);
    expect(order).toMatchObject({ number: body.order_number, status: 'confirmed', screening_state: 'not_required' });
    expect(order.search_text).toContain('po-4711');
    expect(await rows('select to_status, actor_id from order_history where order_id = $1', cart.id)).toEqual([
      { to_status: 'confirmed', actor_id: cart.customer.accountId },
    ]);
    expect(await rows('select status, cost_centre from cart where id = $1', cart.id)).toEqual([
      { status: 'ordered', cost_centre: 'CC-12' },
    ]);
    const [payment] = await rows('select * from payment where cart_id = $1', cart.id);
    expect(payment).toMatchObject({ status: 'succeeded', amount_minor: order.total_minor });
    expect(payment.details).toMatchObject({ po_number: 'PO-4711', net_terms_days: 30 });
    const mails = await rows('select * from outbox_mail where subject like $1', `%${body.order_number}%`);
    expect(mails).toHaveLength(1);
    expect(mails[0].body_text).toContain(body.amount);
  });

  test('a purchaser who took the cart over pays with terms of their own, and both get the mail', async () => {
    const cart = await aReadyCart(service);
    const purchaser = await aCustomer(service.pool);
    await service.pool.query('update cart set holder_id = $2 where id = $1', [cart.id, purchaser.accountId]);
    const refused = await pay(cart, 'purchase_order', aPurchaseOrder);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().detail).toBe('Somebody else has taken over this cart and is paying for it.');
    const paid = await pay({ ...cart, customer: purchaser }, 'purchase_order', aPurchaseOrder);
    expect(paid.statusCode).toBe(200);
    expect(await rows('select payer_account_id from payment where cart_id = $1', cart.id)).toEqual([
      { payer_account_id: purchaser.accountId },
    ]);
    const subject = `%${paid.json().order_number}%`;
    const mails = await rows('select recipient from outbox_mail where subject like $1', subject);
    expect(mails).toHaveLength(2);
  });

  test('an account without payment terms reads so', async () => {
    const cart = await aReadyCart(service);
    await service.pool.query('update account set net_terms_days = null where id = $1', [cart.customer.accountId]);
    const answer = await pay(cart, 'purchase_order', aPurchaseOrder);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ error_code: 'payment_refused', detail: /payment terms/ });
  });

  test('what is wrong with it stands beside its field', async () => {
    const cart = await aReadyCart(service);
    const answer = await pay(cart, 'purchase_order', { ...aPurchaseOrder, po_number: ' ' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().field_errors).toEqual({ po_number: ['The PO number is required.'] });
    const stranger = await pay(cart, 'purchase_order', { ...aPurchaseOrder, attachment_id: randomUUID() });
    expect(stranger.json().field_errors).toEqual({
      attachment_id: ['This file could not be found. Please upload it again.'],
    });
  });
});

describe('what an order needs before it is paid (ruling 34)', () => {
  test.each([
    ['items', `delete from cart_item where cart_id = $1`],
    ['shipping_address', 'update cart set shipping_address = null where id = $1'],
    ['billing_address', 'update cart set billing_address = null where id = $1'],
    ['shipping_method', 'update cart_group set shipping_method = null where cart_id = $1'],
  ])('409 names %s', async (part, statement) => {
    const cart = await aReadyCart(service);
    await service.pool.query(statement, [cart.id]);
    const answer = await pay(cart, 'purchase_order', aPurchaseOrder);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error_code).toBe('checkout_incomplete');
    expect(Object.keys(answer.json().field_errors)).toEqual([part]);
  });

  test('with nothing but the terms missing, 409 says so by a code of its own (ruling 47)', async () => {
    const cart = await aReadyCart(service, { termsAccepted: false });
    const answer = await pay(cart, 'purchase_order', aPurchaseOrder);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({
      error_code: 'terms_not_accepted',
      detail: 'The terms of sale are not accepted.',
      field_errors: { accepted_terms: ['The terms of sale are not accepted.'] },
    });
    await service.pool.query('update cart set billing_address = null where id = $1', [cart.id]);
    const both = (await pay(cart, 'purchase_order', aPurchaseOrder)).json();
    expect([both.error_code, Object.keys(both.field_errors)]).toEqual([
      'checkout_incomplete',
      ['billing_address', 'accepted_terms'],
    ]);
  });

  test('the terms can be accepted with the payment, and are kept with version, time and person', async () => {
    const cart = await aReadyCart(service, { termsAccepted: false });
    expect((await pay(cart, 'purchase_order', { ...aPurchaseOrder, accepted_terms: true })).statusCode).toBe(200);
    const [row] = await rows(
      'select terms_version, terms_accepted_at, terms_accepted_by from cart where id = $1',
      cart.id,
    );
    expect(row).toMatchObject({ terms_accepted_by: cart.customer.accountId });
    expect(row.terms_accepted_at).toBeInstanceOf(Date);
  });

  test('somebody else, and an order that is not there, get the same 404 (promise A7)', async () => {
    const cart = await aReadyCart(service);
    const stranger = { ...cart, customer: await aCustomer(service.pool) };
    const other = await pay(stranger, 'purchase_order', aPurchaseOrder);
    const missing = await pay({ ...stranger, id: randomUUID() }, 'purchase_order', aPurchaseOrder);
    expect([other.statusCode, missing.statusCode]).toEqual([404, 404]);
    expect(other.json()).toEqual(missing.json());
  });

  test('an order that was placed answers 409 with its number', async () => {
    const cart = await aReadyCart(service);
    const { order_number: number } = (await pay(cart, 'purchase_order', aPurchaseOrder)).json();
    const again = await pay(cart, 'edit_credit');
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      error_code: 'already_ordered',
      detail: `This order was already placed as ${number}.`,
    });
  });

  test('the same call under the same Idempotency-Key is answered again; another body is refused (ruling 37)', async () => {
    const cart = await aReadyCart(service);
    const key = { 'idempotency-key': 'once' };
    const first = await pay(cart, 'purchase_order', aPurchaseOrder, key);
    const again = await pay(cart, 'purchase_order', aPurchaseOrder, key);
    expect(again.json()).toEqual(first.json());
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect((await pay(cart, 'purchase_order', { ...aPurchaseOrder, po_number: 'PO-2' }, key)).statusCode).toBe(422);
  });
});

describe('from a blanket purchase order (ruling 18)', () => {
  test('its balance is drawn down', async () => {
    const cart = await aReadyCart(service);
    const id = await aBlanketPo(service.pool, cart.customer);
    const answer = await pay(cart, 'blanket_purchase_order', { id });
    expect(answer.statusCode).toBe(200);
    const [{ total_minor: total }] = await rows('select total_minor from placed_order where id = $1', cart.id);
    expect(await rows('select balance_minor from blanket_po where id = $1', id)).toEqual([
      { balance_minor: 1_000_000 - total },
    ]);
    expect(
      await rows('select amount_minor, order_id from blanket_po_transaction where blanket_po_id = $1', id),
    ).toEqual([{ amount_minor: -total, order_id: cart.id }]);
  });

  test.each([
    ['one that has ended', { validUntil: '2020-01-31' }, 409, /BPO-1 ended on 2020-01-31/],
    ['one with too little left', { balance: 1 }, 409, /BPO-1 has \$0.01 left, and this order costs \$/],
  ])('%s is refused', async (_, change, status, sentence) => {
    const cart = await aReadyCart(service);
    const answer = await pay(cart, 'blanket_purchase_order', {
      id: await aBlanketPo(service.pool, cart.customer, change),
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().detail).toMatch(sentence);
  });

  test("somebody else's is as good as none", async () => {
    const cart = await aReadyCart(service);
    const id = await aBlanketPo(service.pool, await aCustomer(service.pool));
    const answer = await pay(cart, 'blanket_purchase_order', { id });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().field_errors).toEqual({ id: ['You have no such blanket purchase order.'] });
  });
});

describe('from edit credit, with an empty body (ruling 17)', () => {
  test('the oldest account is used up first', async () => {
    const cart = await aReadyCart(service);
    await someEditCredit(service.pool, cart.customer, 1_000, 1_000_000);
    const answer = await pay(cart, 'edit_credit');
    expect(answer.statusCode).toBe(200);
    const [{ total_minor: total }] = await rows('select total_minor from placed_order where id = $1', cart.id);
    const balances = await rows(
      'select balance_minor from edit_credit where account_id = $1 order by place',
      cart.customer.accountId,
    );
    expect(balances.map((row) => row.balance_minor)).toEqual([0, 1_000_000 - (total - 1_000)]);
  });

  test('too little is refused, and nothing is taken', async () => {
    const cart = await aReadyCart(service);
    await someEditCredit(service.pool, cart.customer, 100, 200);
    const answer = await pay(cart, 'edit_credit');
    expect(answer.statusCode).toBe(409);
    expect(answer.json().detail).toMatch(/^Your edit credit of \$3.00 does not cover the \$/);
    const balances = await rows(
      'select balance_minor from edit_credit where account_id = $1 order by place',
      cart.customer.accountId,
    );
    expect(balances.map((row) => row.balance_minor)).toEqual([100, 200]);
  });
});

test('what is paid is the price in the cart, with the shipping that was chosen', async () => {
  const cart = await aReadyCart(service);
  const contents = await service.app.inject({ url: '/api/user/cart/', headers: cart.customer.headers });
  const { amount } = (await pay(cart, 'purchase_order', aPurchaseOrder)).json();
  expect(amount).toBe((Number(contents.json().subtotal) + 15).toFixed(2));
});

test('confirm says where the payment stands (PA-6, PA-7)', async () => {
  const cart = await aReadyCart(service);
  expect((await pay(cart, 'confirm')).json()).toMatchObject({ status: 'error', order_number: null });
  const { order_number: number, payment_id: id } = (await pay(cart, 'purchase_order', aPurchaseOrder)).json();
  expect((await pay(cart, 'confirm')).json()).toMatchObject({
    status: 'confirmed',
    order_number: number,
    payment_id: id,
  });
});
