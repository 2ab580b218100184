import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { aPlacedOrder, type PlacedOrder } from '@cutsite/test-support/checkout';
import { aCustomer, aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { aPlateItem } from '@cutsite/test-support/guide-rna';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { assertInvariants } from '../../testing/assert-invariants.ts';

let service: TestService;
let production: Customer;
let sales: Customer;
beforeAll(async () => {
  service = await startTestService({ env: { STAFF_DOMAINS: 'lab.example' } });
  production = await aStaffMember(service.pool, 'production');
  sales = await aStaffMember(service.pool, 'sales');
});
afterAll(() => service.stop());
afterEach(() => assertInvariants(service.pool));

const get = (url: string, { headers }: Customer) => service.app.inject({ url, headers });
const post = (url: string, { headers }: Customer, payload: object = {}) =>
  service.app.inject({ method: 'POST', url, headers, payload });
const show = async (order: PlacedOrder) => (await get(`/api/order/${order.id}/status/`, order.customer)).json();
const move = (order: { readonly id: string }, who: Customer, payload: object) =>
  post(`/api/staff/order/${order.id}/change-status/`, who, payload);
const rows = async (text: string, ...values: unknown[]) => (await service.pool.query(text, values)).rows;
const mailsAbout = async (words: string) =>
  (await rows(`select recipient, subject, body_text from outbox_mail where subject like $1 order by id`, words)).map(
    (mail) => mail as { recipient: string; subject: string; body_text: string },
  );

const protein = { product_slug: 'spcas9_nuclease', quantity: 2 };
const twoBoxes = () =>
  aPlacedOrder(service, { items: [guideRnaItemToWire(aPlateItem('Plate 1', 30)), protein], reference: 'CC-4410' });

const released = async (): Promise<PlacedOrder> => {
  const order = await twoBoxes();
  expect((await move(order, production, { status: 'in_production' })).statusCode).toBe(200);
  return order;
};

describe('an order is followed', () => {
  test('its customer sees state, shipments, payment, totals and the wells of each plate', async () => {
    const order = await twoBoxes();
    const shown = await show(order);
    expect(shown).toMatchObject({
      order_id: order.id,
      number: order.number,
      status: 'confirmed',
      is_owner: true,
      contents: { customer_reference_code: 'CC-4410', totals: { currency: 'USD' } },
      payment: { method: 'purchase_order', po_number: 'PO-4711', net_terms_days: 30, due: null, refunded: '0.00' },
      cancel: { allowed: true, reason: null },
    });
    expect(shown.payment.amount).toBe(shown.contents.totals.total);
    expect(shown.plates).toEqual([
      {
        item_id: expect.any(String),
        name: 'Plate 1',
        plate_format: '1mL deep well',
        wells: expect.arrayContaining(['A01', 'C06']),
      },
    ]);
    expect(
      shown.shipments.map((box: { temperature: string; item_count: number }) => box.temperature).toSorted(),
    ).toEqual(['ambient', 'cold_packs']);
    const [step] = shown.shipments[0].timeline;
    expect(step).toMatchObject({ step: 'confirmed', state: 'done', at: shown.placed });
  });

  test('who took the cart over and paid sees it too; for anybody else there is none (promise A7)', async () => {
    const order = await aPlacedOrder(service);
    const purchaser = await aCustomer(service.pool);
    await service.pool.query('update cart set holder_id = $2 where id = $1', [order.id, purchaser.accountId]);
    const seen = await get(`/api/order/${order.id}/status/`, purchaser);
    expect(seen.json()).toMatchObject({ number: order.number, is_owner: false, cancel: { allowed: true } });
    expect((await show(order)).cancel).toEqual({
      allowed: false,
      reason: 'Only the person who paid for this order can cancel it.',
    });
    const stranger = await aCustomer(service.pool);
    for (const path of ['status', 'order-confirmation', 'invoice', 'plate-map', 'packing-list']) {
      const query = { 'plate-map': '?format=csv', 'packing-list': `?shipment=${order.id}` }[path] ?? '';
      expect((await get(`/api/order/${order.id}/${path}/${query}`, stranger)).statusCode).toBe(404);
    }
    expect((await post(`/api/order/${order.id}/cancel/`, stranger)).statusCode).toBe(404);
  });

  test('a cart that is not ordered yet has no state', async () => {
    const customer = await aCustomer(service.pool);
    const added = await service.app.inject({
      method: 'POST',
      url: '/api/order/add/',
      headers: customer.headers,
      payload: [protein],
    });
    expect((await get(`/api/order/${added.json().order_id}/status/`, customer)).statusCode).toBe(404);
  });
});

describe('staff moves it on, by one table of states and transitions, each change recorded', () => {
  test('from the order to the door: every step is recorded, and each box brings its mail with its number', async () => {
    const order = await released();
    const [ambient, cold] = (await show(order)).shipments;
    const left = await move(order, production, {
      status: 'shipped',
      group_id: ambient.id,
      tracking_number: '7712 3456 7890',
      shipping_carrier: 'FedEx',
    });
    expect(left.json()).toMatchObject({ status: 'partly_shipped' });
    expect((await show(order)).shipments[0]).toMatchObject({
      status: 'shipped',
      tracking_number: '771234567890',
      tracking_url: 'https://www.fedex.com/fedextrack/?trknbr=771234567890',
    });
    await move(order, production, { status: 'shipped', group_id: cold.id, tracking_number: 'COLD-123' });
    expect((await show(order)).status).toBe('shipped');
    for (const box of [ambient, cold]) await move(order, production, { status: 'delivered', group_id: box.id });
    expect(await show(order)).toMatchObject({ status: 'delivered', cancel: { allowed: false } });

    const history = await rows(
      `select group_id, from_status, to_status, actor_id from order_history where order_id = $1 order by at, id`,
      order.id,
    );
    const by = production.accountId;
    expect(history.map((line) => [line.group_id, line.from_status, line.to_status, line.actor_id])).toEqual([
      [null, null, 'confirmed', order.customer.accountId],
      [null, 'confirmed', 'in_production', by],
      [ambient.id, 'waiting', 'shipped', by],
      [null, 'in_production', 'partly_shipped', null],
      [cold.id, 'waiting', 'shipped', by],
      [null, 'partly_shipped', 'shipped', null],
      [ambient.id, 'shipped', 'delivered', by],
      [cold.id, 'shipped', 'delivered', by],
      [null, 'shipped', 'delivered', null],
    ]);
    const mails = await mailsAbout(`%${order.number} has left`);
    expect(mails.map(({ body_text }) => /Tracking number: (\S+)/.exec(body_text)?.[1])).toEqual([
      '771234567890',
      'COLD-123',
    ]);
    expect(mails[0]?.body_text).toContain('In the box: 1 × Plate 1.');
    expect(mails[0]?.body_text).toContain(`/account/orders/detail?order=${order.id}`);
  });

  test.each([
    ['production', { status: 'cancelled' }, 'Only the customer, an administrator or sales can do this.'],
    ['sales', { status: 'in_production' }, 'Only an administrator or production can do this.'],
    ['production', { status: 'delivered' }, 'Ship it first.'],
    ['sales', { status: 'confirmed' }, 'Already placed.'],
    ['sales', { status: 'waiting' }, 'It is placed, and cannot be set to “waiting”.'],
  ])('%s asks for %j: %s', async (role, payload, sentence) => {
    const order = await aPlacedOrder(service);
    const answer = await move(order, role === 'sales' ? sales : production, payload);
    const [status, code] = sentence.startsWith('Only') ? [403, 'forbidden'] : [409, 'conflict'];
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ error_code: code, detail: sentence });
    expect((await show(order)).status).toBe('confirmed');
  });

  test('a shipment needs a tracking number that is one, and an order that is being made', async () => {
    const order = await aPlacedOrder(service);
    const [box] = (await show(order)).shipments;
    const ship = (more: object = {}) => move(order, production, { status: 'shipped', group_id: box.id, ...more });
    expect((await ship({ tracking_number: '771234567890' })).json().detail).toBe(
      'A shipment can leave only while its order is in production.',
    );
    await move(order, production, { status: 'in_production' });
    expect((await ship()).json().detail).toBe('Enter the tracking number before the shipment leaves.');
    expect((await ship({ tracking_number: '12' })).json().field_errors.tracking_number).toHaveLength(1);
    const elsewhere = await move(order, production, {
      status: 'shipped',
      group_id: order.id,
      tracking_number: '123456',
    });
    expect(elsewhere.json().field_errors).toEqual({ group_id: ['This order has no such shipment.'] });
  });

  test('an order whose sequences are screened is not released before they are cleared (ruling 21)', async () => {
    const order = await aPlacedOrder(service);
    await service.pool.query(`update placed_order set screening_state = 'held' where id = $1`, [order.id]);
    expect((await move(order, production, { status: 'in_production' })).json().detail).toContain(
      'held by sequence screening',
    );
    await service.pool.query(`update placed_order set screening_state = 'cleared' where id = $1`, [order.id]);
    expect((await move(order, production, { status: 'in_production' })).statusCode).toBe(200);
  });

  test('two of the staff at once: one moves it, the other gets 409; one line, one mail', async () => {
    const order = await aPlacedOrder(service);
    await move(order, production, { status: 'in_production' });
    const [box] = (await show(order)).shipments;
    const payload = { status: 'shipped', group_id: box.id, tracking_number: '771234567890' };
    const answers = await Promise.all([1, 2, 3].map(() => move(order, production, payload)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(await mailsAbout(`%${order.number} has left`)).toHaveLength(1);
    expect(
      await rows(`select id from order_history where order_id = $1 and to_status = 'shipped'`, order.id),
    ).toHaveLength(2);
  });

  test('a customer is no staff, and a missing order is a missing one', async () => {
    const order = await aPlacedOrder(service);
    const other = await aCustomer(service.pool);
    expect((await move(order, other, { status: 'cancelled' })).statusCode).toBe(403);
    expect((await move({ id: other.accountId }, production, { status: 'cancelled' })).statusCode).toBe(404);
  });

  test('the history only grows', async () => {
    const order = await aPlacedOrder(service);
    for (const change of ['update order_history set note = $1', 'delete from order_history where note <> $1']) {
      await expect(service.pool.query(change, ['x'])).rejects.toThrow('permission denied');
    }
    expect(await rows('select id from order_history where order_id = $1', order.id)).toHaveLength(1);
  });

  test('whatever is tried in whatever order, the history leads from the first state to the present one', async () => {
    const tries = fc.array(
      fc.record({
        status: fc.constantFrom('confirmed', 'in_review', 'in_production', 'shipped', 'delivered', 'cancelled'),
        box: fc.constantFrom(null, 0, 1),
        who: fc.constantFrom('production', 'sales'),
      }),
      { minLength: 4, maxLength: 14 },
    );
    let moves = 0;
    await fc.assert(
      fc.asyncProperty(fc.boolean(), tries, async (isReleased, all) => {
        const order = await (isReleased ? released() : twoBoxes());
        const boxes = (await show(order)).shipments as { id: string }[];
        for (const { status, box, who } of all) {
          const isOfOne = box !== null && (status === 'shipped' || status === 'delivered');
          const group = !isOfOne ? {} : { group_id: boxes[box]?.id, tracking_number: '123456' };
          const answer = await move(order, who === 'sales' ? sales : production, { status, ...group });
          expect([200, 400, 403, 409]).toContain(answer.statusCode);
          if (answer.statusCode === 200) moves += 1;
        }
        await expectConsistent(order);
      }),
      { numRuns: 12 },
    );
    // Refusals alone would prove nothing.
    expect(moves).toBeGreaterThanOrEqual(4);
  });

  /** Each line goes on where the last one of the same thing ended, and the last is what is stored. */
  async function expectConsistent(order: PlacedOrder): Promise<void> {
    const lines = await rows('select * from order_history where order_id = $1 order by at, id', order.id);
    const present = new Map<string | null, string>();
    for (const line of lines) {
      const before = present.get(line.group_id) ?? (line.group_id === null ? null : 'waiting');
      expect(line.from_status).toBe(before);
      present.set(line.group_id, line.to_status);
    }
    const [stored] = await rows('select status from placed_order where id = $1', order.id);
    expect(stored.status).toBe(present.get(null));
    for (const group of await rows('select id, status from cart_group where cart_id = $1', order.id)) {
      if (present.has(group.id)) expect(group.status).toBe(present.get(group.id));
    }
  }
});

describe('a customer cancels', () => {
  test('while it is not made: recorded with the note, with one mail, and only once', async () => {
    const order = await aPlacedOrder(service);
    const answers = await Promise.all(
      [1, 2].map(() => post(`/api/order/${order.id}/cancel/`, order.customer, { note: 'ordered twice' })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await show(order)).toMatchObject({
      status: 'cancelled',
      cancel: { allowed: false, reason: 'This order has already been cancelled.' },
    });
    expect((await show(order)).shipments[0].timeline.at(-1)).toMatchObject({
      step: 'cancelled',
      note: 'ordered twice',
    });
    expect(await mailsAbout(`%${order.number} was cancelled`)).toHaveLength(1);
  });

  test('not while it is being made, with the reason', async () => {
    const order = await released();
    const answer = await post(`/api/order/${order.id}/cancel/`, order.customer);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().detail).toBe(
      'This order is in production and can no longer be cancelled here. Please write to us.',
    );
  });
});
