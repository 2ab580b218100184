import {
  aBlanketPo,
  aPlacedOrder,
  aPurchaseOrder,
  aReadyCart,
  type ReadyCart,
  someEditCredit,
} from '@cutsite/test-support/checkout';
import { aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { assertInvariants } from '../../../testing/assert-invariants.ts';
import { type PayingService, startPayingService } from '../../../testing/start-paying-service.ts';

let service: PayingService;
let sales: Customer;
let production: Customer;
beforeAll(async () => {
  service = await startPayingService({ env: { STAFF_DOMAINS: 'lab.example' } });
  sales = await aStaffMember(service.pool, 'sales');
  production = await aStaffMember(service.pool, 'production');
});
afterAll(() => service.stop());
afterEach(() => assertInvariants(service.pool));

const get = (url: string, { headers }: Customer) => service.app.inject({ url, headers });
const post = (url: string, { headers }: Customer, payload: object = {}, key?: string) =>
  service.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    payload,
  });
const rows = async (text: string, ...values: unknown[]) => (await service.pool.query(text, values)).rows;
const refund = (order: { readonly id: string }, payload: object = {}, key?: string, who = sales) =>
  post(`/api/staff/order/${order.id}/refund/`, who, { reason: 'Three tubes arrived empty.', ...payload }, key);
const pay = async (cart: ReadyCart, way: string, payload: object = {}) => {
  const answer = await post(`/api/order/${cart.id}/payment/${way}/`, cart.customer, payload);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
async function paidByCard(): Promise<ReadyCart> {
  const cart = await aReadyCart(service);
  await service.showCard(await pay(cart, 'stripe'));
  expect((await pay(cart, 'confirm')).status).toBe('confirmed');
  return cart;
}
const priceOf = async (cart: { readonly id: string }): Promise<number> =>
  (await rows('select total_minor from placed_order where id = $1', cart.id))[0].total_minor;
const atNetwork = async (cart: ReadyCart): Promise<number[]> =>
  (
    await rows(
      `select r.amount_minor from fake_card_network.refund r join payment p on p.network_id = r.intent_id
        where p.cart_id = $1 order by r.created_at`,
      cart.id,
    )
  ).map(({ amount_minor: minor }) => minor);
const dollars = (minor: number) => (minor / 100).toFixed(2);
const balancesOf = async ({ accountId }: Customer): Promise<number[]> =>
  (await rows('select balance_minor from edit_credit where account_id = $1 order by place', accountId)).map(
    ({ balance_minor: minor }) => minor,
  );

describe('staff gives back a part of what was paid (docs/open-questions.md)', () => {
  test('to the card, in several parts, and no cent more than was paid', async () => {
    const cart = await paidByCard();
    const price = await priceOf(cart);
    const first = await refund(cart, { amount: '12.50' });
    expect(first.statusCode).toBe(200);
    expect(first.json().payment).toMatchObject({
      refunded: '12.50',
      refunds: [{ amount: '12.50', to: 'card', status: 'done', reason: 'Three tubes arrived empty.' }],
    });
    const tooMuch = await refund(cart, { amount: dollars(price - 1250 + 1) });
    expect([tooMuch.statusCode, tooMuch.json().field_errors]).toEqual([
      400,
      { amount: [`At most $${dollars(price - 1250)} of this order can be refunded.`] },
    ]);
    expect((await refund(cart, { amount: '0.01' })).statusCode).toBe(200);
    expect((await refund(cart)).json().payment.refunded).toBe(dollars(price));
    expect(await atNetwork(cart)).toEqual([1250, 1, price - 1251]);
    const again = await refund(cart, { amount: '1' });
    expect([again.statusCode, again.json().detail]).toEqual([409, 'This order has already been refunded in full.']);
    expect(await rows('select status from payment where cart_id = $1', cart.id)).toEqual([{ status: 'refunded' }]);
  });

  test('once for each key, however often it is asked', async () => {
    const cart = await paidByCard();
    const ask = () => refund(cart, { amount: '5' }, `five back ${cart.id}`);
    const answers = await Promise.all([ask(), ask(), ask()]);
    answers.push(await ask());
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await atNetwork(cart)).toEqual([500]);
    expect((await refund(cart, { amount: '6' }, `five back ${cart.id}`)).statusCode).toBe(422);
  });

  test('ten at once that each want 30 %: three go back', async () => {
    const cart = await paidByCard();
    const amount = dollars(Math.floor((await priceOf(cart)) * 0.3));
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(cart, { amount })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(7);
    expect(await atNetwork(cart)).toHaveLength(3);
  });

  test('as edit credit, which is opened where there is none and topped up afterwards', async () => {
    const cart = await paidByCard();
    const shown = (await refund(cart, { amount: '10', to: 'edit_credit' })).json();
    expect(shown.payment.refunds).toMatchObject([{ amount: '10.00', to: 'edit_credit', status: 'done' }]);
    await refund(cart, { amount: '2.50', to: 'edit_credit' });
    expect(await balancesOf(cart.customer)).toEqual([1250]);
    expect(await atNetwork(cart)).toEqual([]);
    expect((await post(`/api/order/${cart.id}/cancel/`, cart.customer)).statusCode).toBe(200);
    expect(await atNetwork(cart)).toEqual([(await priceOf(cart)) - 1250]);
  });

  test('not as edit credit when the customer holds as many gift cards as allowed', async () => {
    const cart = await paidByCard();
    await someEditCredit(service.pool, cart.customer, 100, 100);
    await service.pool.query(`update edit_credit set credit_type = 'gift_card' where account_id = $1`, [
      cart.customer.accountId,
    ]);
    const answer = await refund(cart, { amount: '10', to: 'edit_credit' });
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      expect.stringMatching(/Give the amount back to the card/),
    ]);
    expect(
      await rows('select 1 from refund r join payment p on p.id = r.payment_id where p.cart_id = $1', cart.id),
    ).toEqual([]);
  });

  test('to the credit accounts it came from, the last one first; cancelling gives back the rest', async () => {
    const cart = await aReadyCart(service);
    await someEditCredit(service.pool, cart.customer, 3_000, 900_000);
    await pay(cart, 'edit_credit');
    const price = await priceOf(cart);
    await refund(cart, { amount: dollars(price - 3_000 + 100) });
    expect(await balancesOf(cart.customer)).toEqual([100, 900_000]);
    expect((await post(`/api/order/${cart.id}/cancel/`, cart.customer)).statusCode).toBe(200);
    expect(await balancesOf(cart.customer)).toEqual([3_000, 900_000]);
    expect((await refund(cart, { to: 'edit_credit', amount: '1' })).statusCode).toBe(409);
  });

  test('to the blanket purchase order', async () => {
    const cart = await aReadyCart(service);
    const id = await aBlanketPo(service.pool, cart.customer);
    await pay(cart, 'blanket_purchase_order', { id });
    await refund(cart, { amount: '7' });
    await refund(cart, { amount: '8' });
    const left = 1_000_000 - (await priceOf(cart)) + 1_500;
    expect(await rows('select balance_minor from blanket_po where id = $1', id)).toEqual([{ balance_minor: left }]);
  });

  test('off the invoice of a purchase order, once there is one', async () => {
    const order = await aPlacedOrder(service);
    expect((await refund(order, { amount: '5' })).json().detail).toMatch(/has no invoice yet/);
    const move = (payload: object) => post(`/api/staff/order/${order.id}/change-status/`, production, payload);
    const { shipments } = (await move({ status: 'in_production' })).json();
    const shipped = { status: 'shipped', group_id: shipments[0].id, tracking_number: '771234567890' };
    expect((await move(shipped)).statusCode).toBe(200);
    const answer = (await refund(order, { amount: '5' })).json();
    expect(answer.payment.refunds).toMatchObject([{ amount: '5.00', to: 'invoice', status: 'done' }]);
    const text = await textOf(`/api/order/${order.id}/invoice/`, order.customer);
    expect(text).toContain(`Credit note ${answer.payment.refunds[0].credit_note}`);
    expect(text).toContain(`Still to be paid: $${dollars((await priceOf(order)) - 500)}.`);
  });

  test('only administrators, sales and finance may (ruling 87)', async () => {
    const cart = await paidByCard();
    const answer = await refund(cart, {}, undefined, production);
    expect([answer.statusCode, answer.json().detail]).toEqual([
      403,
      'Only an administrator, sales or finance can do this.',
    ]);
    expect((await refund(cart, {}, undefined, cart.customer)).statusCode).toBe(403);
  });

  test.each([
    { amount: '0' },
    { amount: '0.00' },
    { amount: '-1' },
    { amount: '0.001' },
    { amount: '' },
    { amount: 5 },
    { reason: ' ' },
    { reason: 'a\0b' },
    { amount: '5', currency: 'EUR' },
    { to: 'cash' },
  ])('%j is refused, and nothing moves', async (payload) => {
    const cart = await paidByCard();
    expect((await refund(cart, payload)).statusCode).toBe(400);
    expect(await atNetwork(cart)).toEqual([]);
    expect(await rows('select refunded_minor from payment where cart_id = $1', cart.id)).toEqual([
      { refunded_minor: 0 },
    ]);
  });
});

async function textOf(url: string, customer: Customer): Promise<string> {
  const answer = await get(url, customer);
  expect(answer.statusCode).toBe(200);
  const document = await getDocumentProxy(new Uint8Array(answer.rawPayload));
  return (await extractText(document)).text.join('\n');
}

describe('the customer gets a mail', () => {
  test('by mail, on the order, and by a credit note with what was credited before', async () => {
    const cart = await paidByCard();
    await refund(cart, { amount: '3' });
    await refund(cart, { amount: '4', reason: 'The second tube was empty, too.' });
    const { number, documents } = (await get(`/api/order/${cart.id}/status/`, cart.customer)).json();
    const notes = documents.filter(({ kind }: { kind: string }) => kind === 'credit_note');
    expect(notes).toMatchObject([{ number: expect.stringMatching(/^CN-/) }, { number: expect.stringMatching(/^CN-/) }]);
    const text = await textOf(notes[1].href, cart.customer);
    for (const part of [
      'Credit note',
      notes[1].number,
      number,
      'Credited before',
      '−$3.00',
      '$4.00',
      'The second tube was empty',
    ]) {
      expect(text).toContain(part);
    }
    const mails = await rows(
      'select subject, body_text from outbox_mail where subject like $1 order by id',
      `%${number} is being refunded`,
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      `$3.00 of your order ${number} is being refunded`,
      `$4.00 of your order ${number} is being refunded`,
    ]);
    expect(mails[1].body_text).toContain('The reason: The second tube was empty, too.');
  });

  test('the credit note of another account and an unknown number are a 404', async () => {
    const cart = await paidByCard();
    const { refunds } = (await refund(cart, { amount: '3' })).json().payment;
    const url = `/api/order/${cart.id}/credit-note/?number=`;
    expect((await get(url + refunds[0].credit_note, production)).statusCode).toBe(404);
    expect((await get(`${url}CN-0000-0000`, cart.customer)).statusCode).toBe(404);
  });

  test('what the card network refuses is not given back, has no credit note, and can be tried in another way', async () => {
    const cart = await paidByCard();
    const setRefunded = (sum: string) =>
      service.pool.query(
        `update fake_card_network.intent set refunded_minor = ${sum}
          where id = (select network_id from payment where cart_id = $1)`,
        [cart.id],
      );
    await setRefunded('amount_minor');
    const { payment, documents } = (await refund(cart, { amount: '3' })).json();
    expect(payment).toMatchObject({ refunded: '0.00', refunds: [{ status: 'failed' }] });
    expect(documents.some(({ kind }: { kind: string }) => kind === 'credit_note')).toBe(false);
    expect((await refund(cart, { amount: '3', to: 'edit_credit' })).json().payment.refunded).toBe('3.00');
    // The invariants compare what the network gave back with its refunds.
    await setRefunded('0');
  });
});

test('a purchase order that was cancelled before its invoice has nothing to credit', async () => {
  const cart = await aReadyCart(service);
  await pay(cart, 'purchase_order', aPurchaseOrder);
  await post(`/api/order/${cart.id}/cancel/`, cart.customer);
  expect((await refund(cart)).statusCode).toBe(409);
});
