import { describe, expect, test } from 'vitest';
import { largerPlateNamed, plate384, positionsInOrder, splitLargerPlate, wellLabel } from './index.ts';

const all = positionsInOrder(plate384, 'by_row').map(wellLabel);
const parts = (wells: readonly (string | null)[], way: Parameters<typeof splitLargerPlate>[1]) =>
  splitLargerPlate(wells, way).map((part) =>
    part.map(({ rowIndex, well }) => `${wells[rowIndex] ?? '-'}→${well ?? '-'}`),
  );

describe('A list of 384 wells is known by its wells', () => {
  test('a full plate: 288 of its rows have no well on a plate of 96 (GR-95)', () => {
    expect(largerPlateNamed(all)).toEqual({ named: 384, outside: 288 });
  });

  test('a part of one, its wells as typed', () => {
    expect(largerPlateNamed(['a1', 'A 3', null, 'p24', 'O1'])).toEqual({ named: 4, outside: 2 });
  });

  test('a single row, where no other row says that the list is one of 96', () => {
    expect(largerPlateNamed(['M24'])).toEqual({ named: 1, outside: 1 });
  });

  test('a whole list with a slip in it: that row is asked about, the others are spread', () => {
    const wells = [...all.slice(0, -1), 'Q1'];
    expect(largerPlateNamed(wells)).toEqual({ named: 384, outside: 288 });
    expect(
      splitLargerPlate(wells, 'by_quadrant')
        .flat()
        .map(({ well }) => well),
    ).toContain('Q1');
  });

  test.each([
    ['a list of 96 wells is none', all.filter((well) => /^[A-H](0|1[0-2])/.test(well))],
    ['one slip in a list of 96 is none', ['A01', 'A02', 'A03', 'I04']],
    ['two slips in a long list are none', [...Array.from({ length: 40 }, () => 'A01'), 'A13', 'A14']],
    ['a well beyond 384 is another plate', ['A01', 'A13', 'A14', 'AF48']],
    ['rows without wells are none', [null, null]],
  ])('%s', (_, wells) => {
    expect(largerPlateNamed(wells)).toBeNull();
  });
});

describe('It goes on four plates of 96', () => {
  test('by quadrant, every second row and column on one', () => {
    const [first, second, third, fourth] = parts(all, 'by_quadrant');
    expect([first, second, third, fourth].map((part) => part?.length)).toEqual([96, 96, 96, 96]);
    expect(first?.slice(0, 2)).toEqual(['A01→A01', 'A03→A02']);
    expect([second?.[0], third?.[0], fourth?.at(-1)]).toEqual(['A02→A01', 'B01→A01', 'P24→H12']);
  });

  test('or in the order of the list, 96 rows to a plate', () => {
    const [first, ...others] = parts(all, 'in_order');
    expect([first, ...others].map((part) => part?.length)).toEqual([96, 96, 96, 96]);
    expect(first?.slice(0, 2)).toEqual(['A01→-', 'A02→-']);
    expect(others[2]?.at(-1)).toBe('P24→-');
  });

  test('a quadrant that is not used stays empty, and a row without a well goes with the row before it', () => {
    expect(parts(['A02', null, 'B02', 'P23'], 'by_quadrant')).toEqual([
      [],
      ['A02→A01', '-→-'],
      ['P23→H12'],
      ['B02→A01'],
    ]);
  });
});
