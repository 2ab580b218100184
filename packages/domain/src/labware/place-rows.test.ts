import { describe, expect, test } from 'vitest';
import { type FilledPlate, fillOrders, type PlacementOptions, placeRows, plate96, plate384 } from './index.ts';

const filledTo = (count: number): FilledPlate => ({
  wells: Array.from({ length: count }, (_, index) => ({
    id: `w${index}`,
    index,
    name: `old-${index}`,
    sequence: 'CC',
  })),
});
const rows = (...wells: readonly (string | null)[]) =>
  wells.map((well, at) => ({ name: `r${at}`, sequence: 'A', well }));
const placed = (filled: number, wells: readonly (string | null)[], options: Partial<PlacementOptions> = {}) =>
  placeRows(filledTo(filled), rows(...wells), { format: plate96, order: 'by_row', newId: () => 'id', ...options });
const unnamed = (count: number) => Array.from({ length: count }, () => null);

describe('Rows without a well', () => {
  test.each([
    ['by_row', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['by_column', [12, 24, 36, 48, 60, 72, 84, 1, 13, 25]],
  ] as const)('fill the next free wells %s (ruling 23)', (order, wells) => {
    expect(fillOrders).toContain(order);
    expect(placed(1, unnamed(10), { order }).placedAt).toEqual(wells);
  });

  test('that are pasted at a well go over what is there, and what runs off the plate comes back', () => {
    const { plate, notPlaced } = placed(96, unnamed(3), { startAt: { row: 7, column: 10 } });
    expect(plate.wells.length).toBe(96);
    expect(plate.wells.slice(-2).map(({ name }) => name)).toEqual(['r0', 'r1']);
    expect(notPlaced).toEqual([{ rowIndex: 2, reason: 'plate_full' }]);
  });

  test('or from a well on into the free wells, over nothing', () => {
    expect(placed(3, unnamed(3), { startAt: { row: 0, column: 1 }, skipTaken: true }).placedAt).toEqual([3, 4, 5]);
  });

  test('that are pasted into some wells go there in order, over what is there, and nowhere else', () => {
    const { placedAt, notPlaced } = placed(96, unnamed(4), { into: [40, 3, 7] });
    expect(placedAt).toEqual([40, 3, 7, null]);
    expect(notPlaced).toEqual([{ rowIndex: 3, reason: 'plate_full' }]);
  });

  test('that are pasted outside the plate find no place', () => {
    const outside = placed(0, [null], { startAt: { row: 0, column: 12 } });
    expect(outside.notPlaced).toEqual([{ rowIndex: 0, reason: 'plate_full' }]);
  });

  test('go on to the last well of 384', () => {
    expect(placed(382, unnamed(3), { format: plate384 }).placedAt).toEqual([382, 383, null]);
  });
});

describe('A row that names its well', () => {
  test('goes there; what finds no place comes back with the reason (ruling 22)', () => {
    const { placedAt, notPlaced } = placed(0, ['b 2', 'B02', 'I01', 'A13', 'x', null]);
    expect(placedAt).toEqual([13, null, null, null, null, 0]);
    expect(notPlaced.map(({ rowIndex, reason }) => `${rowIndex} ${reason}`)).toEqual([
      '1 well_named_twice',
      '2 row_outside',
      '3 column_outside',
      '4 not_a_well',
    ]);
  });

  test('replaces what is there, unless taken wells are skipped: then it comes back, and what is there stays', () => {
    expect(placed(2, ['A01', 'A02']).plate.wells.map(({ name }) => name)).toEqual(['r0', 'r1']);
    const { plate, placedAt, notPlaced } = placed(2, ['A01', 'A02', 'B01'], { skipTaken: true });
    expect(plate.wells.map(({ name }) => name)).toEqual(['old-0', 'old-1', 'r2']);
    expect(placedAt).toEqual([null, null, 12]);
    expect(notPlaced.map(({ reason }) => reason)).toEqual(['well_taken', 'well_taken']);
  });

  test('finds another well when that is asked for', () => {
    const { placedAt } = placed(2, ['A01', 'A03'], { skipTaken: true, relay: new Set(['well_taken']) });
    expect(placedAt).toEqual([3, 2]);
  });

  test('is in no one’s way where the well holds just that already', () => {
    const options = { format: plate96, order: 'by_row', skipTaken: true, newId: () => 'id' } as const;
    const same = placeRows(filledTo(1), [{ name: 'old-0', sequence: 'CC', well: 'A01' }], options);
    expect(same.placedAt).toEqual([0]);
    expect(same.plate.wells[0]?.id).toBe('w0');
  });
});
