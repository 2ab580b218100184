import { describe, expect, test } from 'vitest';
import { defaultDelivery, expectedDays } from '../../checkout/index.ts';
import { itemKinds } from '../../item/index.ts';
import { type HistoryLine, readTrackingNumber, shipmentTimeline, trackingLink } from '../index.ts';

const at = (day: string) => new Date(`${day}T10:00:00Z`);
const line = (to: string, day: string, groupId: string | null = null): HistoryLine => ({
  groupId,
  to,
  at: at(day),
  note: '',
});
const expected = { leavesBy: at('2026-12-04'), arrivesBy: at('2026-12-08') };
const brief = (steps: ReturnType<typeof shipmentTimeline>) =>
  steps.map(({ step, state, at: when, expected: day }) =>
    [step, state, (when ?? day)?.toISOString().slice(0, 10) ?? null].join(' '),
  );

describe('the way of a shipment', () => {
  const placed = line('confirmed', '2026-11-30');

  test('placed: what is to come has the days expected, and nothing is done that was not recorded', () => {
    const way = { status: 'confirmed', groupId: 'a', shipmentStatus: 'waiting', history: [placed], expected } as const;
    expect(brief(shipmentTimeline(way))).toEqual([
      'confirmed done 2026-11-30',
      'in_production next ',
      'shipped next 2026-12-04',
      'delivered next 2026-12-08',
    ]);
  });

  test('a review is shown only where there was one', () => {
    const history = [placed, line('in_review', '2026-11-30')];
    const waiting = { leavesBy: null, arrivesBy: null };
    const way = { groupId: 'a', shipmentStatus: 'waiting', expected: waiting } as const;
    expect(brief(shipmentTimeline({ ...way, status: 'in_review', history })).slice(0, 3)).toEqual([
      'confirmed done 2026-11-30',
      'in_review current 2026-11-30',
      'in_production next ',
    ]);
    const released = [...history, line('in_production', '2026-12-01')];
    expect(brief(shipmentTimeline({ ...way, status: 'in_production', history: released })).slice(0, 3)).toEqual([
      'confirmed done 2026-11-30',
      'in_review done 2026-11-30',
      'in_production current 2026-12-01',
    ]);
  });

  test('one box has left while another is still being made', () => {
    const history = [placed, line('in_production', '2026-12-01'), line('shipped', '2026-12-03', 'a')];
    const way = { status: 'in_production', history, expected } as const;
    expect(brief(shipmentTimeline({ ...way, groupId: 'a', shipmentStatus: 'shipped' }))).toEqual([
      'confirmed done 2026-11-30',
      'in_production done 2026-12-01',
      'shipped done 2026-12-03',
      'delivered next 2026-12-08',
    ]);
    expect(brief(shipmentTimeline({ ...way, groupId: 'b', shipmentStatus: 'waiting' }))[1]).toBe(
      'in_production current 2026-12-01',
    );
  });

  test('a cancelled order ends where it was cancelled', () => {
    const history = [placed, line('in_production', '2026-12-01'), line('cancelled', '2026-12-02')];
    const way = { status: 'cancelled', groupId: 'a', shipmentStatus: 'waiting', history, expected } as const;
    expect(brief(shipmentTimeline(way))).toEqual([
      'confirmed done 2026-11-30',
      'in_production done 2026-12-01',
      'cancelled done 2026-12-02',
    ]);
  });
});

describe('the days expected', () => {
  const buffer = { kind: 'add_on', productSlug: 'resuspension_buffer', quantity: 1 } as const;
  const box = { temperature: 'ambient', items: [buffer], transitDays: 2 } as const;
  const days = (changes: Partial<Parameters<typeof expectedDays>[1]>, times: Parameters<typeof expectedDays>[2]) => {
    const { leavesBy, arrivesBy } = expectedDays(itemKinds, { ...box, ...changes }, times, defaultDelivery);
    return [leavesBy, arrivesBy].map((day) => day?.toISOString().slice(0, 10) ?? null);
  };

  test('nothing is promised while an order waits for a review', () => {
    expect(days({}, { releasedAt: null, shippedAt: null })).toEqual([null, null]);
  });

  test.each([
    ['a Monday', '2026-11-30', {}, ['2026-12-01', '2026-12-03']],
    ['a Friday: the weekend is not counted', '2026-12-04', {}, ['2026-12-07', '2026-12-09']],
    ['dry ice leaves early in the week', '2026-12-02', { temperature: 'dry_ice' }, ['2026-12-07', '2026-12-09']],
    ['the customer’s own carrier', '2026-11-30', { transitDays: null }, ['2026-12-01', null]],
  ] as const)('released on %s', (_, day, changes, result) => {
    expect(days(changes, { releasedAt: at(day), shippedAt: null })).toEqual(result);
  });

  test('a box that has left is expected by the day it left', () => {
    expect(days({}, { releasedAt: at('2026-11-30'), shippedAt: at('2026-12-11') })).toEqual([
      '2026-12-11',
      '2026-12-15',
    ]);
  });
});

test.each([
  [' 7712 3456 7890 ', '771234567890'],
  ['1z999aa10123456784', '1Z999AA10123456784'],
  ['12', null],
  ['=1+1', null],
])('the tracking number %j is kept as %j', (typed, kept) => {
  expect(readTrackingNumber(typed)).toBe(kept);
});

test('a parcel of a known carrier can be followed', () => {
  expect(trackingLink('FedEx', '771234567890')).toBe('https://www.fedex.com/fedextrack/?trknbr=771234567890');
  expect(trackingLink('dhl', 'A B')).toContain('A%20B');
  expect(trackingLink('Cutsite van', '1234567')).toBeNull();
  expect(trackingLink('ups', null)).toBeNull();
});
