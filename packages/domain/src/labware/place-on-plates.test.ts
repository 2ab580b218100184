import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type FilledPlate,
  type PlatesOptions,
  placeOnPlates,
  plate96,
  type RowToPlace,
  wellsNamedAgain,
} from './index.ts';

interface Plate extends FilledPlate {
  readonly name: string;
}
const newPlate = (name: string): Plate => ({ name, wells: [] });

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const rows = (...wells: readonly (string | null)[]): RowToPlace[] =>
  wells.map((well, at) => ({ name: `g${at}`, sequence: 'CCAUU', well }));
const wrong = new Set(['not_a_well', 'row_outside', 'column_outside', 'well_named_twice'] as const);

function placed(list: readonly RowToPlace[], options: Partial<PlatesOptions<Plate>> = {}) {
  let made = 1;
  const newOne = () => newPlate(`Plate ${(made += 1)}`);
  const { plates, notPlaced } = placeOnPlates(newPlate('Plate 1'), list, {
    format: plate96,
    order: 'by_row',
    spill: true,
    newId,
    newPlate: newOne,
    ...options,
  });
  return {
    plates: plates.map(
      (plate) => `${plate.plate.name}: ${plate.placed.map(({ rowIndex, index }) => `${rowIndex}>${index}`).join()}`,
    ),
    lost: notPlaced.map(({ rowIndex, reason }) => `${rowIndex} ${reason}`),
  };
}

describe('Rows on plates', () => {
  test('go on with another plate where one is full', () => {
    const { plates, lost } = placed(rows(...Array.from({ length: 98 }, () => null)));
    expect(plates.map((plate) => plate.split(',').length)).toEqual([96, 2]);
    expect(lost).toEqual([]);
  });

  test('or are left, when no plate is to be added', () => {
    expect(placed(rows(...Array.from({ length: 97 }, () => null)), { spill: false }).lost).toEqual(['96 plate_full']);
  });

  test('whose well is none or named twice are left, unless they are laid again, behind those that have a well', () => {
    const list = rows('A01', 'A01', 'Z99', 'A02', null);
    expect(placed(list)).toEqual({ plates: ['Plate 1: 0>0,3>1,4>2'], lost: ['1 well_named_twice', '2 row_outside'] });
    expect(placed(list, { relay: wrong })).toEqual({ plates: ['Plate 1: 0>0,1>3,2>4,3>1,4>2'], lost: [] });
  });

  test('that name each well again are the same wells of another plate', () => {
    const list = rows('A01', 'B07', 'a1', 'B 7', 'A01', 'x');
    const options = { againIsNextPlate: true, relay: wrong };
    expect(placed(list, options).plates).toEqual(['Plate 1: 0>0,1>18,5>1', 'Plate 2: 2>0,3>18', 'Plate 3: 4>0']);
  });

  test('of one well, laid again, fill one plate after the other', () => {
    const { plates, lost } = placed(rows(...Array.from({ length: 200 }, () => 'A01')), { relay: wrong });
    expect(plates.map((plate) => plate.split(',').length)).toEqual([96, 96, 8]);
    expect(lost).toEqual([]);
  });

  test('each have one place or one reason, whatever wells they name', () => {
    const well = fc.option(fc.constantFrom('A01', 'a1', 'B02', 'H12', 'I01', 'A13', 'x', ''));
    const options = fc.record({ spill: fc.boolean(), againIsNextPlate: fc.boolean(), relaid: fc.boolean() });
    fc.assert(
      fc.property(fc.array(well, { maxLength: 250 }), options, (wells, { relaid, ...rest }) => {
        const { plates, notPlaced } = placeOnPlates(newPlate('P'), rows(...wells), {
          format: plate96,
          order: 'by_column',
          newId,
          newPlate: () => newPlate('next'),
          ...rest,
          ...(relaid ? { relay: wrong } : {}),
        });
        const all = [...plates.flatMap((plate) => plate.placed), ...notPlaced].map(({ rowIndex }) => rowIndex);
        expect(all.toSorted((one, other) => one - other)).toEqual([...wells.keys()]);
        for (const plate of plates) {
          const indexes = plate.placed.map(({ index }) => index);
          expect(new Set(indexes).size).toBe(indexes.length);
          expect(plate.plate.wells.length).toBe(indexes.length);
        }
        if (rest.spill && relaid) expect(notPlaced).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('Wells that are named again', () => {
  test.each([
    [['A01', 'A02'], 0, null],
    [['A01', 'A02', 'a1'], 1, null],
    [['A01', 'A02', 'a 1', 'A02'], 2, 2],
    [['A01', 'A02', 'A01', 'A02', 'A01', 'A02'], 4, 3],
    [['A01', 'A01'], 1, null],
    [[null, 'x', 'x'], 0, null],
  ])('%j: %d rows, %s plates', (wells, count, plates) => {
    expect(wellsNamedAgain(rows(...wells), plate96)).toEqual({ rows: count, plates });
  });
});
