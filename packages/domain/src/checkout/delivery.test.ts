import { aPlateItem, aTubeItem } from '@cutsite/test-support/guide-rna';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemKinds, makingTimeOf } from '../item/index.ts';
import { addWorkingDays } from './expected-days.ts';
import {
  afterColon,
  type BoxOfCart,
  type DeliveryRules,
  daysOfMaking,
  defaultDelivery,
  deliveryOf,
  deliverySentence,
  expectedDays,
  slowestMaking,
} from './index.ts';

const buffer = { kind: 'add_on', productSlug: 'resuspension_buffer', quantity: 1 } as const;
const nuclease = { kind: 'add_on', productSlug: 'spcas9_nuclease', quantity: 1 } as const;
const at = (day: string) => new Date(`${day}T10:00:00Z`);

const box: BoxOfCart = {
  temperature: 'ambient',
  items: [{ item: buffer, needsReview: false }],
  address: { country: 'US', subdivision: 'MA' },
  method: 'standard',
};
const delivery = (day: string, changes: Partial<BoxOfCart> = {}, rules: Partial<DeliveryRules> = {}) =>
  deliveryOf(itemKinds, { ...box, ...changes }, { ...defaultDelivery, ...rules }, at(day));

test('what is made in a cell line takes the time of the line, of its product, or of the table', () => {
  const inLine = (line: string) => makingTimeOf('cell_clonal', line);
  const own = { ...defaultDelivery, makingDays: { cell_clonal: 80, 'cell_clonal@HAP1': 50 } };
  expect(['HAP1', 'Jurkat'].map((line) => daysOfMaking(inLine(line), own))).toEqual([50, 80]);
  expect(daysOfMaking(inLine('HAP1'), defaultDelivery)).toBe(70);
  expect(slowestMaking([inLine('HAP1'), inLine('Jurkat')], own)).toBe(80);
});

describe('when a cart ships and arrives', () => {
  test.each([
    ['a Monday', '2026-11-30', {}, {}, '2026-12-01', '2026-12-03'],
    ['a Friday: the weekend is not counted', '2026-12-04', {}, {}, '2026-12-07', '2026-12-09'],
    ['the eve of a holiday', '2026-12-24', {}, { holidays: ['2026-12-25'] }, '2026-12-28', '2026-12-30'],
    ['a holiday on the way', '2026-12-22', {}, { holidays: ['2026-12-25'] }, '2026-12-23', '2026-12-28'],
    ['the provider makes it slower', '2026-11-30', {}, { makingDays: { add_on: 3 } }, '2026-12-03', '2026-12-07'],
    ['no method yet: arrival follows from it', '2026-11-30', { method: null }, {}, '2026-12-01', null],
    ['no address yet', '2026-11-30', { address: null }, {}, '2026-12-01', null],
    ['the own carrier knows when', '2026-11-30', { method: 'carrier_account' }, {}, '2026-12-01', null],
    [
      'dry ice leaves early in the week',
      '2026-12-02',
      { temperature: 'dry_ice', method: 'express', items: [{ item: nuclease, needsReview: false }] },
      {},
      '2026-12-07',
      '2026-12-08',
    ],
  ] as const)('ordered on %s', (_, day, changes, rules, ships, arrives) => {
    expect(delivery(day, changes, rules)).toMatchObject({ shipsBy: ships, arrivesBy: arrives });
  });

  test('a box is ready with the slowest thing in it, and the provider may set each making time', () => {
    const items = [buffer, aTubeItem(['g1']), aPlateItem('Plate 1', 30)].map((item) => ({ item, needsReview: false }));
    expect(delivery('2026-11-30', { items }).makingDays).toBe(8);
    expect(delivery('2026-11-30', { items }, { makingDays: { guide_plate: 2 } }).makingDays).toBe(5);
  });

  test('no day is said for what waits for a review or a screening, and the sentence says so', () => {
    const looked = delivery('2026-11-30', { items: [{ item: buffer, needsReview: true }] });
    expect(looked).toMatchObject({ shipsBy: null, arrivesBy: null, waitsForReview: true });
    expect(deliverySentence(looked, String)).toBe(
      'We look at it before it is made; it ships within 1 working day after that.',
    );
    const long = { ...aTubeItem(['g1']), productSlug: 'custom_rna', nuclease: 'Other' } as const;
    expect(delivery('2026-11-30', { items: [{ item: long, needsReview: false }] }).waitsForReview).toBe(false);
    const screened = delivery('2026-11-30', { items: [{ item: long, needsReview: false }] }, { screenedFromNt: 20 });
    expect(screened.waitsForReview).toBe(true);
  });

  test('the sentence names both days, or the one that is known', () => {
    expect(deliverySentence(delivery('2026-11-30'), String)).toBe('Ships by 2026-12-01, arrives by 2026-12-03.');
    expect(deliverySentence(delivery('2026-11-30', { method: null }), String)).toBe('Ships by 2026-12-01.');
    expect(`Cold packs: ${afterColon('Ships by 2026-12-01.')}`).toBe('Cold packs: ships by 2026-12-01.');
  });

  test('an order that is placed now is expected on the days that its cart said', () => {
    const { leavesBy, arrivesBy } = expectedDays(
      itemKinds,
      { temperature: 'ambient', items: [buffer], transitDays: 2 },
      { releasedAt: at('2026-12-04'), shippedAt: null },
      defaultDelivery,
    );
    expect([leavesBy, arrivesBy]).toEqual([at('2026-12-07'), at('2026-12-09')]);
  });
});

test('so many working days further is never a weekend or a holiday, and later days come later', () => {
  const day = fc.date({ min: at('2026-01-01'), max: at('2027-12-31'), noInvalidDate: true });
  const holidays = fc.uniqueArray(
    day.map((one) => one.toISOString().slice(0, 10)),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 40 }), holidays, (from, days, off) => {
      const rules = { ...defaultDelivery, holidays: off };
      const found = addWorkingDays(from, days, rules);
      expect([0, 6]).not.toContain(found.getUTCDay());
      expect(off).not.toContain(found.toISOString().slice(0, 10));
      expect(found.getTime()).toBeGreaterThan(addWorkingDays(from, days - 1, rules).getTime());
    }),
  );
});
