import { guideRnaItemToWire } from '@cutsite/contracts/guide-rna';
import { type StaffRole, staffRoles } from '@cutsite/domain/account';
import { aPlacedOrder, type PlacedOrder } from '@cutsite/test-support/checkout';
import { aStaffMember, type Customer } from '@cutsite/test-support/customer';
import { aPlateItem } from '@cutsite/test-support/guide-rna';
import { startTestService, type TestService } from '@cutsite/test-support/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkInvariants } from '../../../invariants/index.ts';

let service: TestService;
const staff = new Map<StaffRole, Customer>();
beforeAll(async () => {
  service = await startTestService({ env: { STAFF_DOMAINS: 'lab.example' } });
  for (const role of staffRoles) staff.set(role, await aStaffMember(service.pool, role));
});
afterAll(() => service.stop());

const who = (role: StaffRole): Customer => {
  const person = staff.get(role);
  if (person === undefined) throw new Error(`nobody is ${role}`);
  return person;
};
const get = (url: string, role: StaffRole = 'administrator') => service.app.inject({ url, headers: who(role).headers });
const show = async (order: PlacedOrder, role?: StaffRole) => (await get(`/api/staff/order/${order.id}/`, role)).json();
const write = async (order: PlacedOrder, what: string, role: StaffRole, body: object) =>
  service.app.inject({
    method: 'POST',
    url: `/api/staff/order/${order.id}/${what}/`,
    headers: who(role).headers,
    payload: { revision: (await show(order)).revision, ...body },
  });
const plate = () => guideRnaItemToWire(aPlateItem('Cas12 pilot', 24, { nuclease: 'hfCas12Max' }));

/** What each button of an order that waits for its review calls. */
const calls: Readonly<Record<string, (order: PlacedOrder) => readonly [string, object]>> = {
  clear_review: () => ['review', { decision: 'cleared', note: 'Seen.' }],
  hold_review: () => ['review', { decision: 'held', note: 'Wait.' }],
  release: () => ['change-status', { status: 'in_production' }],
  cancel: () => ['change-status', { status: 'cancelled', note: 'Asked by telephone.' }],
  correct: () => ['correct', { po_number: 'PO-9', reason: 'A typo.' }],
  note: () => ['note', { text: 'They asked by telephone.' }],
  assign: () => ['sales-rep', { sales_rep: who('sales').accountId }],
};

describe('a button is open where its call would be taken, and says why where it would not (OF-5, OF-24)', () => {
  const cases = Object.keys(calls).flatMap((action) => staffRoles.map((role) => [action, role] as const));

  test.each(cases)('%s as %s', async (action, role) => {
    const order = await aPlacedOrder(service, { items: [plate()] });
    const [path, body] = calls[action]?.(order) ?? ['', {}];
    const answer = await write(order, path, role, body);
    const shown = await show(await aPlacedOrder(service, { items: [plate()] }), role);
    // Content has no orders at all.
    const button = shown.actions?.find((one: { action: string }) => one.action === action) ?? { allowed: false };
    expect([answer.statusCode, button.allowed]).toEqual([
      button.allowed ? 200 : expect.any(Number),
      answer.statusCode === 200,
    ]);
    // A call for several actions names who may any of them.
    if (answer.statusCode === 409) expect(answer.json().detail).toBe(button.reason);
  });
});

describe('what is done once is done once', () => {
  test('the same order is cancelled by two people at once: one does, and all of it goes back one time', async () => {
    const order = await aPlacedOrder(service);
    const { revision } = await show(order);
    const cancel = (role: StaffRole) =>
      service.app.inject({
        method: 'POST',
        url: `/api/staff/order/${order.id}/change-status/`,
        headers: who(role).headers,
        payload: { revision, status: 'cancelled', note: 'Asked by telephone.' },
      });
    const answers = await Promise.all([cancel('sales'), cancel('administrator'), cancel('sales')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const { rows } = await service.pool.query(
      `select 1 from order_history where order_id = $1 and to_status = 'cancelled'`,
      [order.id],
    );
    expect(rows).toHaveLength(1);
    expect(await checkInvariants(service.pool)).toEqual([]);
  });

  test('list and order agree right after each step: made, packed in part, shipped, delivered', async () => {
    const order = await aPlacedOrder(service, { items: [{ product_slug: 'spcas9_nuclease', quantity: 3 }] });
    const agree = async (status: string) => {
      const listed = (await get(`/api/staff/orders/?search=${order.number}`)).json().orders[0];
      const shown = await show(order);
      const seen = (
        await service.app.inject({ url: `/api/order/${order.id}/status/`, headers: order.customer.headers })
      ).json();
      expect([listed.status, shown.order.status, seen.status]).toEqual([status, status, status]);
      expect(listed.revision).toBe(shown.revision);
      return shown.shipments[0];
    };
    await agree('confirmed');
    await write(order, 'change-status', 'production', { status: 'in_production' });
    const box = await agree('in_production');
    const parcel = (quantity: number) =>
      write(order, 'ship', 'production', {
        group_id: box.id,
        tracking_number: '123456789',
        lines: [{ item_id: box.lines[0].item_id, quantity }],
      });
    await parcel(2);
    expect((await agree('partly_shipped')).status).toBe('partly_shipped');
    await parcel(1);
    expect((await agree('shipped')).status).toBe('shipped');
    await write(order, 'change-status', 'production', { status: 'delivered', group_id: box.id });
    expect((await agree('delivered')).status).toBe('delivered');
  });
});
