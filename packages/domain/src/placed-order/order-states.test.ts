import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type OrderActor,
  type OrderStatus,
  orderCan,
  orderRefusalMessage,
  orderStates,
  orderStatuses,
  type ShipmentStatus,
  shipmentStates,
  shipmentStatuses,
  statusByShipments,
} from './index.ts';

const everybody: readonly OrderActor[] = [
  'customer',
  'store',
  'administrator',
  'sales',
  'production',
  'content',
  'finance',
];
const notRequired = 'not_required' as const;

/** Every way there is, and who may lead it; whatever is not here is refused. */
const ways: readonly (readonly [OrderStatus, OrderStatus, readonly OrderActor[]])[] = [
  ['confirmed', 'in_review', ['store', 'administrator', 'production']],
  ['confirmed', 'in_production', ['administrator', 'production']],
  ['confirmed', 'cancelled', ['customer', 'administrator', 'sales']],
  ['in_review', 'confirmed', ['store', 'administrator', 'production']],
  ['in_review', 'in_production', ['administrator', 'production']],
  ['in_review', 'cancelled', ['customer', 'administrator', 'sales']],
  ['in_production', 'partly_shipped', ['store']],
  ['in_production', 'shipped', ['store']],
  ['partly_shipped', 'shipped', ['store']],
  ['in_production', 'cancelled', ['administrator', 'sales']],
  ['shipped', 'delivered', ['store']],
];

describe('the states of an order (OR-2)', () => {
  test.each(orderStatuses.flatMap((from) => orderStatuses.map((to) => [from, to] as const)))('%s → %s', (from, to) => {
    const roles = ways.find((way) => way[0] === from && way[1] === to)?.[2];
    for (const actor of everybody) {
      const answer = orderCan.become({ status: from, screening: notRequired, review: notRequired }, to, [actor]);
      const refusal = roles === undefined ? { code: 'no_way', from, to } : { code: 'not_your_role' };
      if (roles?.includes(actor)) expect(answer.ok).toBe(true);
      else expect(answer).toMatchObject({ ok: false, error: refusal });
    }
  });

  test('every way leads to a state, and two states are ends', () => {
    for (const { next } of Object.values(orderStates)) {
      for (const state of Object.keys(next)) expect(orderStatuses).toContain(state);
    }
    expect(orderStatuses.filter((state) => Object.keys(orderStates[state].next).length === 0)).toEqual([
      'delivered',
      'cancelled',
    ]);
  });

  test.each(['pending', 'held'] as const)('an order whose screening is %s is not made (ruling 21)', (screening) => {
    for (const status of ['confirmed', 'in_review'] as const) {
      const answer = orderCan.become({ status, screening, review: notRequired }, 'in_production', ['production']);
      expect(answer).toEqual({ ok: false, error: { code: 'not_screened', screening } });
      expect(
        orderCan.become({ status, screening: 'cleared', review: notRequired }, 'in_production', ['production']).ok,
      ).toBe(true);
    }
  });

  test.each(['pending', 'held'] as const)('an order whose review is %s is not made (ruling 6)', (review) => {
    for (const status of ['confirmed', 'in_review'] as const) {
      const answer = orderCan.become({ status, screening: notRequired, review }, 'in_production', ['production']);
      expect(answer).toEqual({ ok: false, error: { code: 'not_reviewed', review } });
    }
  });

  test.each([
    ['pending', 'cleared', 'confirmed', 'production', null],
    ['pending', 'held', 'in_review', 'administrator', null],
    ['held', 'cleared', 'in_review', 'production', null],
    ['cleared', 'held', 'confirmed', 'production', null],
    ['not_required', 'held', 'confirmed', 'administrator', null],
    ['not_required', 'cleared', 'confirmed', 'administrator', 'Nothing of this order has to be reviewed.'],
    ['cleared', 'cleared', 'confirmed', 'production', 'The review of this order is decided already: cleared.'],
    ['pending', 'cleared', 'in_review', 'sales', 'Only an administrator or production can do this.'],
    [
      ...(['cleared', 'held', 'in_production', 'production'] as const),
      'Reviews and screenings are decided before an order is made, and not afterwards.',
    ],
  ] as const)(
    'a review that is %s becomes %s while the order is %s, by %s: %s',
    (review, decision, status, actor, why) => {
      const answer = orderCan.review({ status, screening: notRequired, review }, decision, [actor]);
      expect(answer.ok ? null : orderRefusalMessage(answer.error)).toBe(why);
    },
  );

  test.each([
    ['in_production', 'sales', null],
    ['confirmed', 'production', 'Only an administrator or sales can do this.'],
    [
      ...(['partly_shipped', 'sales'] as const),
      'Something of this order has left us. Its address and PO number can no longer be changed; write a note.',
    ],
    ['cancelled', 'administrator', 'This order has already been cancelled.'],
  ] as const)('the address of an order that is %s is corrected by %s: %s (ruling 87)', (status, actor, why) => {
    const answer = orderCan.correct({ status }, [actor]);
    expect(answer.ok ? null : orderRefusalMessage(answer.error)).toBe(why);
  });

  test.each([
    ['confirmed', true, null],
    ['in_review', true, null],
    ['confirmed', false, 'Only the person who paid for this order can cancel it.'],
    ['in_production', true, 'This order is in production and can no longer be cancelled here. Please write to us.'],
    ['shipped', true, 'This order has left us and can no longer be cancelled. Please write to us.'],
    ['delivered', false, 'This order has left us and can no longer be cancelled. Please write to us.'],
    ['cancelled', true, 'This order has already been cancelled.'],
  ] as const)('a customer cancels an order that is %s, as the payer %s: %s', (status, mayAct, sentence) => {
    const answer = orderCan.cancel({ status, screening: notRequired, review: notRequired }, { mayAct });
    expect(answer.ok ? null : orderRefusalMessage(answer.error)).toBe(sentence);
  });
});

describe('the states of a shipment: each box travels by itself', () => {
  const shipmentWays: readonly (readonly [ShipmentStatus, ShipmentStatus, readonly OrderActor[]])[] = [
    ['waiting', 'partly_shipped', ['administrator', 'production']],
    ['waiting', 'shipped', ['administrator', 'production']],
    ['partly_shipped', 'partly_shipped', ['administrator', 'production']],
    ['partly_shipped', 'shipped', ['administrator', 'production']],
    ['shipped', 'delivered', ['administrator', 'production', 'store']],
  ];

  test.each(shipmentStatuses.flatMap((from) => shipmentStatuses.map((to) => [from, to] as const)))(
    '%s → %s',
    (from, to) => {
      const roles = shipmentWays.find((way) => way[0] === from && way[1] === to)?.[2];
      for (const actor of everybody) {
        const order = { status: 'in_production', screening: notRequired, review: notRequired } as const;
        const answer = orderCan.moveShipment(order, { status: from, trackingNumber: '123456789' }, to, [actor]);
        expect(answer.ok).toBe(roles?.includes(actor) ?? false);
      }
      expect(Object.keys(shipmentStates)).toContain(to);
    },
  );

  test('leaves only while the order is made, and with a tracking number', () => {
    const leave = (status: OrderStatus, trackingNumber: string | null) =>
      orderCan.moveShipment(
        { status, screening: notRequired, review: notRequired },
        { status: 'waiting', trackingNumber },
        'shipped',
        ['production'],
      );
    expect(leave('confirmed', '123456')).toEqual({ ok: false, error: { code: 'not_being_made' } });
    expect(leave('cancelled', '123456')).toEqual({ ok: false, error: { code: 'not_being_made' } });
    expect(leave('in_production', null)).toEqual({ ok: false, error: { code: 'tracking_missing' } });
    expect(leave('in_production', '123456').ok).toBe(true);
  });

  test.each<[OrderStatus, ShipmentStatus[], OrderStatus | null]>([
    ['in_production', ['waiting', 'waiting'], null],
    ['in_production', ['waiting', 'shipped'], 'partly_shipped'],
    ['in_production', ['waiting', 'partly_shipped'], 'partly_shipped'],
    ['partly_shipped', ['partly_shipped', 'shipped'], null],
    ['partly_shipped', ['shipped', 'delivered'], 'shipped'],
    ['in_production', ['shipped', 'shipped'], 'shipped'],
    ['in_production', ['shipped', 'delivered'], 'shipped'],
    ['shipped', ['shipped', 'delivered'], null],
    ['shipped', ['delivered', 'delivered'], 'delivered'],
    ['cancelled', ['delivered'], null],
    ['in_production', [], null],
  ])('an order %s with shipments %j becomes %s', (status, shipments, next) => {
    expect(statusByShipments(status, shipments)).toBe(next);
  });
});

test.each([
  ['in_production', 'in_production', 'Already in production.'],
  ['delivered', 'shipped', 'Already delivered.'],
  ['shipped', 'partly_shipped', 'Already shipped.'],
  ['cancelled', 'in_production', 'Already cancelled.'],
  ['partly_shipped', 'delivered', 'Ship the rest first.'],
  ['waiting', 'delivered', 'Ship it first.'],
  ['partly_shipped', 'cancelled', 'Something of it has left. Give money back instead.'],
  ['shipped', 'cancelled', 'Something of it has left. Give money back instead.'],
  ['confirmed', 'waiting', 'It is placed, and cannot be set to “waiting”.'],
] as const)('what is %s cannot be set to %s, in the words of a colleague', (from, to, sentence) => {
  expect(orderRefusalMessage({ code: 'no_way', from, to })).toBe(sentence);
});

test('every refusal has a sentence', () => {
  const refusals = [
    { code: 'no_way', from: 'delivered', to: 'cancelled' },
    { code: 'not_your_role', roles: ['administrator', 'sales', 'production'] },
    { code: 'not_screened', screening: 'held' },
    { code: 'not_screened', screening: 'pending' },
    { code: 'not_being_made' },
    { code: 'tracking_missing' },
  ] as const;
  expect(refusals.map(orderRefusalMessage)).toEqual([
    'Already delivered.',
    'Only an administrator, sales or production can do this.',
    'This order is held by sequence screening. It cannot be released to production.',
    'The sequences of this order are still being screened. It cannot be released to production yet.',
    'A shipment can leave only while its order is in production.',
    'Enter the tracking number before the shipment leaves.',
  ]);
});

test('whatever is tried, an order that moves keeps to its ways, and what has ended stays as it is', () => {
  const tries = fc.array(fc.record({ to: fc.constantFrom(...orderStatuses), actor: fc.constantFrom(...everybody) }));
  fc.assert(
    fc.property(tries, (all) => {
      let status: OrderStatus = 'confirmed';
      for (const { to, actor } of all) {
        const moved = orderCan.become({ status, screening: notRequired, review: notRequired }, to, [actor]);
        if (!moved.ok) continue;
        expect(['delivered', 'cancelled']).not.toContain(status);
        expect(ways.some(([from, target]) => from === status && target === to)).toBe(true);
        status = to;
      }
    }),
  );
});
