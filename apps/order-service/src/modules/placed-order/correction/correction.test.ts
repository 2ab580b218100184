import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { aPlacedOrder, bostonAddress, type PlacedOrder } from '@cutsite/test-support/checkout';
import { aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { aPlateItem } from '@cutsite/test-support/guide-rna';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { assertInvariants } from '../../../testing/assert-invariants.ts';
import { type PayingService, startPayingService } from '../../../testing/start-paying-service.ts';

let service: PayingService;
let sales: Customer;
let production: Customer;
beforeAll(async () => {
  service = await startPayingService({ env: { STAFF_DOMAINS: 'lab.example' } });
  sales = await aStaffMember(service.pool, 'sales');
  production = await aStaffMember(service.pool, 'production', 'administrator');
});
afterAll(() => service.stop());
afterEach(() => assertInvariants(service.pool));

const get = (url: string, { headers }: Customer) => service.app.inject({ url, headers });
const post = (url: string, payload: object, { headers } = sales) =>
  service.app.inject({ method: 'POST', url, headers, payload });
const show = async ({ id }: { readonly id: string }) => (await get(`/api/staff/order/${id}/`, sales)).json();
const change = async (order: PlacedOrder, what: 'correct' | 'preview-correction', body: object, who = sales) =>
  post(`/api/staff/order/${order.id}/${what}/`, { revision: (await show(order)).revision, ...body }, who);
const versions = async ({ id }: PlacedOrder) =>
  (await service.pool.query('select id, contents from order_version where cart_id = $1 order by created_at, id', [id]))
    .rows;

/** Within the country a box costs 32 dollars; the cart of these tests was shipped for 15 or, abroad, for 95. */
const nearby = { ...bostonAddress, city: 'Boston' };
const abroad = {
  ...bostonAddress,
  city: 'Berlin',
  subdivision: '',
  postal_code: '10115',
  country: 'DE',
  phone: '+49 30 1234567',
};
const reason = 'The laboratory has moved.';

/** An order whose shipping was paid with so many cents. */
const shippedFor = (shippingMinor: number, items?: readonly object[]): Promise<PlacedOrder> =>
  aPlacedOrder(service, { shippingMinor, ...(items && { items }) });

describe('an address is corrected after the order (OF-27)', () => {
  test('what it costs less is shown first, and given back in the same step; what was frozen stays', async () => {
    const order = await shippedFor(5_000);
    const [first] = await versions(order);
    const preview = await change(order, 'preview-correction', { shipping_address: nearby });
    expect(preview.json()).toMatchObject({ difference: '-18.00', settled: 'refunded' });
    expect(await versions(order)).toHaveLength(1);
    const done = await change(order, 'correct', { shipping_address: nearby, reason });
    expect(done.statusCode).toBe(200);
    const { order: shown, refundable, log } = done.json();
    expect(shown.contents.shipping_address.city).toBe('Boston');
    expect(shown.contents.totals.total).toBe(preview.json().after);
    expect(shown.payment.refunds).toMatchObject([{ amount: '18.00', reason }]);
    expect(Number(refundable)).toBe(Number(shown.contents.totals.total));
    expect(log.map(({ what }: { what: string }) => what)).toContainEqual(
      expect.stringContaining('Shipping address changed'),
    );
    const [kept, made] = await versions(order);
    expect(kept).toEqual(first);
    expect(made.contents.items).toEqual(first.contents.items);
    const seen = (await get(`/api/order/${order.id}/status/`, order.customer)).json();
    expect(seen.contents.shipping_address.city).toBe('Boston');
    const mails = (
      await service.pool.query(`select body_text from outbox_mail where about = $1 and subject like '%was changed'`, [
        order.id,
      ])
    ).rows;
    expect(mails).toHaveLength(1);
    expect(mails[0].body_text).toContain('$18.00 is given back');
  });

  test('what it costs more is refused, or waived with the reason: no money moves', async () => {
    const order = await shippedFor(3_200);
    const total = (await show(order)).order.contents.totals.total;
    const dearer = await change(order, 'correct', { shipping_address: abroad, reason });
    expect([dearer.statusCode, dearer.json().detail]).toEqual([
      409,
      'This comes to $63.00 more, which cannot be charged: cancel the order and have it ordered again, or waive the difference with a reason.',
    ]);
    const waived = await change(order, 'correct', { shipping_address: abroad, reason, waive: true });
    expect(waived.json().order).toMatchObject({
      contents: { shipping_address: { country: 'DE' }, totals: { total } },
      payment: { refunds: [] },
    });
    expect(await versions(order)).toHaveLength(2);
  });

  test('there and back moves no money, and the order still ships', async () => {
    const order = await shippedFor(3_200);
    const before = await show(order);
    const { shipping_address: there } = before.order.contents;
    await change(order, 'correct', { shipping_address: abroad, reason, waive: true });
    const back = await change(order, 'correct', { shipping_address: there, reason: 'It was right at first.' });
    expect([back.statusCode, back.body]).toEqual([200, back.body]);
    const { order: shown, refundable } = back.json();
    expect(shown.contents.shipping_address).toEqual(there);
    expect(shown).toMatchObject({
      contents: { totals: { total: before.order.contents.totals.total } },
      payment: { refunds: [] },
    });
    expect(refundable).toBe(before.refundable);
    expect(await versions(order)).toHaveLength(3);
    const move = (payload: object) => post(`/api/staff/order/${order.id}/change-status/`, payload, production);
    await move({ status: 'in_production' });
    const [box] = (await show(order)).shipments;
    const shipped = await move({ status: 'shipped', group_id: box.id, tracking_number: '123456789' });
    expect([shipped.statusCode, (await show(order)).order.status]).toEqual([200, 'shipped']);
  });

  test('a product that is not sold there keeps the order where it was (ruling 7)', async () => {
    const cas12 = guideRnaItemToWire(aPlateItem('Cas12 pilot', 24, { nuclease: 'hfCas12Max' }));
    const order = await shippedFor(3_200, [cas12]);
    const china = { ...abroad, city: 'Shanghai', subdivision: '', postal_code: '200000', country: 'CN' };
    const refused = await change(order, 'correct', { shipping_address: china, reason, waive: true });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error_message).toEqual([
      'Cas12 pilot cannot be shipped to China: hfCas12Max guides are not sold there.',
    ]);
    expect(await versions(order)).toHaveLength(1);
  });

  test('another PO number stands on the page and finds the order; both numbers are in the log', async () => {
    const order = await shippedFor(3_200);
    const done = await change(order, 'correct', { po_number: 'PO-9000', reason: 'The purchaser mistyped it.' });
    expect(done.json().order.payment.po_number).toBe('PO-9000');
    const found = (await get('/api/staff/search/?q=po-9000', sales)).json().orders;
    expect(found).toMatchObject([{ number: order.number, po_number: 'PO-9000' }]);
    const events = (await service.pool.query('select details from order_event where order_id = $1', [order.id])).rows;
    expect(events).toEqual([{ details: { field: 'PO number', old: 'PO-4711', new: 'PO-9000' } }]);
  });

  test.each([
    ['nothing', {}, 400],
    ['a purchase order without a number', { po_number: '  ' }, 400],
    ['an address without a city', { shipping_address: { ...nearby, city: '' } }, 400],
  ])('%s is refused', async (_, body, status) => {
    const order = await shippedFor(3_200);
    expect((await change(order, 'correct', { ...body, reason })).statusCode).toBe(status);
  });

  test('production may not, and once something has left nobody may', async () => {
    const order = await shippedFor(3_200);
    const onlyProduction = await aStaffMember(service.pool, 'production');
    expect((await change(order, 'correct', { po_number: 'PO-1', reason }, onlyProduction)).statusCode).toBe(403);
    const move = (payload: object) => post(`/api/staff/order/${order.id}/change-status/`, payload, production);
    await move({ status: 'in_production' });
    const [box] = (await show(order)).shipments;
    await move({ status: 'shipped', group_id: box.id, tracking_number: '123456789' });
    const late = await change(order, 'correct', { po_number: 'PO-1', reason });
    expect([late.statusCode, late.json().detail]).toEqual([
      409,
      'Something of this order has left us. Its address and PO number can no longer be changed; write a note.',
    ]);
  });

  test('two people correct it at once: one does', async () => {
    const order = await shippedFor(5_000);
    const { revision } = await show(order);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        post(`/api/staff/order/${order.id}/correct/`, { revision, shipping_address: nearby, reason }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await show(order)).order.payment.refunded).toBe('18.00');
  });
});
