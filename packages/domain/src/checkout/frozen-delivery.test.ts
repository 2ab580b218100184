import { describe, expect, test } from 'vitest';
import { defaultDelivery, expectedAsFrozen, type FrozenDelivery, frozenElsewhere, type Shipment } from './index.ts';

const at = (day: string) => new Date(`${day}T10:00:00Z`);
const dayOf = (time: Date | null) => time?.toISOString().slice(0, 10) ?? null;
const frozen: FrozenDelivery = {
  groupId: 'box-1',
  makingDays: 5,
  transitDays: 2,
  shipsBy: '2026-12-07',
  arrivesBy: '2026-12-09',
};
const expected = (
  of: FrozenDelivery,
  releasedAt: Date | null,
  shippedAt: Date | null = null,
  rules = defaultDelivery,
) => {
  const { leavesBy, arrivesBy } = expectedAsFrozen(of, 'ambient', { releasedAt, shippedAt }, rules);
  return [dayOf(leavesBy), dayOf(arrivesBy)];
};

describe('when a shipment of a placed order leaves and arrives (CO-25, OR-12)', () => {
  test('is what was said with the order, whatever holidays and making times are set since', () => {
    const rules = { ...defaultDelivery, holidays: ['2026-12-07', '2026-12-08'], makingDays: { guide_tube: 40 } };
    expect(expected(frozen, at('2026-11-30'), null, rules)).toEqual(['2026-12-07', '2026-12-09']);
  });

  test('stays so when it is released to production on a later day', () =>
    expect(expected(frozen, at('2026-12-02'))).toEqual(['2026-12-07', '2026-12-09']));

  test('follows the day on which it left, with the days on the way that were said', () => {
    expect(expected(frozen, at('2026-11-30'), at('2026-12-03'))).toEqual(['2026-12-03', '2026-12-07']);
    expect(expected({ ...frozen, transitDays: null }, null, at('2026-12-03'))).toEqual(['2026-12-03', null]);
  });

  test('is not said while it waits, and begins with the release where no day was said', () => {
    const waits = { ...frozen, shipsBy: null, arrivesBy: null };
    expect(expected(waits, null)).toEqual([null, null]);
    expect(expected(frozen, null)).toEqual([null, null]);
    expect(expected(waits, at('2026-11-30'))).toEqual(['2026-12-07', '2026-12-09']);
  });

  test('is so many days on the way as there is usual when staff send it elsewhere; the making stays', () => {
    const address = { country: 'DE', subdivision: '' } as Parameters<typeof frozenElsewhere>[1]['address'];
    const shipment = { groupId: 'box-1', temperature: 'ambient', method: 'standard' } as Shipment;
    const [moved] = frozenElsewhere([frozen], { address, shipments: [shipment] }, undefined, defaultDelivery);
    expect(moved).toMatchObject({ makingDays: 5, shipsBy: '2026-12-07' });
    expect(moved?.transitDays).toBeGreaterThan(2);
    expect((moved?.arrivesBy ?? '') > '2026-12-09').toBe(true);
    expect(frozenElsewhere([frozen], { address, shipments: [] }, undefined, defaultDelivery)).toEqual([frozen]);
  });
});
