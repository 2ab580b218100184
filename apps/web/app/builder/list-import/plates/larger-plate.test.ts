import { plate96, plate384, positionsInOrder, rowLetter, wellLabel } from '@cutsite/domain/labware';
import { readSheets } from '@cutsite/domain/sheet';
import { describe, expect, test } from 'vitest';
import type { LargerPlatePlacing } from '../use-decisions.ts';
import { aPlate, there, workedOut } from './plain-list.cases.ts';

/** Another sequence for each of 384 wells. */
const target = (at: number) =>
  `CAAUUGUUCAAUAUC${[...at.toString(4).padStart(5, '0')].map((digit) => 'ACGU'.charAt(Number(digit))).join('')}`;

const wells = positionsInOrder(plate384, 'by_row').map(wellLabel);
const list = (named: readonly string[]) => [
  ['Well', 'Name', 'Sequence'],
  ...named.map((well, at) => [well, `g-${well}`, target(at)]),
];
const grid = () => [
  ['', ...Array.from({ length: 24 }, (_, column) => `${column + 1}`)],
  ...Array.from({ length: 16 }, (_, row) => [
    rowLetter(row),
    ...Array.from({ length: 24 }, (__, column) => target(row * 24 + column)),
  ]),
];

/** What adding a table would do: counts, the plates with their fillings, and what is said of the larger plate. */
function added(
  cells: readonly (readonly string[])[],
  largerPlates: LargerPlatePlacing | null,
  name: string | null = null,
  filled = false,
) {
  const read = readSheets([{ name, cells }]);
  if (!read.ok) throw new Error(read.error.code);
  const { preview, after } = workedOut(read.value, plate96, aPlate(filled ? [there(0)] : []), {
    placing: { order: 'by_row', spill: true, againIsNextPlate: false, largerPlates },
  });
  return { preview, plates: after.plates.map(({ name: plate, wells: own }) => `${plate}: ${own.length}`), after };
}

describe('a list of 384 wells, for a product on plates of 96 (GR-95)', () => {
  test.each([
    ['headed Well', list(wells)],
    ['as a grid of 16 by 24', grid()],
    [
      'as a grid without heads',
      grid()
        .slice(1)
        .map((row) => row.slice(1)),
    ],
  ])('%s: is shown with its counts, and no row is left out until it is decided', (_, cells) => {
    const undecided = added(cells, null).preview;
    expect([undecided.placed, undecided.notPlaced]).toEqual([384, 0]);
    expect(undecided.larger).not.toBeNull();
    const { preview } = added(cells, 'as_named');
    expect(preview.larger).toEqual({
      named: 384,
      outside: 288,
      plates: { by_quadrant: { count: 4, tooFew: 0 }, in_order: { count: 4, tooFew: 0 } },
    });
    expect([preview.placed, preview.notPlaced, preview.offered.has('position')]).toEqual([96, 288, false]);
  });

  test('is split by quadrant: A03 stands on the first plate in A02, and so each row in its place', () => {
    const { preview, plates, after } = added(list(wells), 'by_quadrant');
    expect(plates).toEqual(['Quadrant 1: 96', 'Quadrant 2: 96', 'Quadrant 3: 96', 'Quadrant 4: 96']);
    expect([preview.placed, preview.notPlaced, preview.faulty]).toEqual([384, 0, 0]);
    expect(
      preview.rows.slice(0, 3).map(({ place, movedFrom, plateName, made }) => [place, movedFrom, plateName, made]),
    ).toEqual([
      ['A01', null, 'Quadrant 1', []],
      ['A01', 'A02', 'Quadrant 2', []],
      ['A02', 'A03', 'Quadrant 1', []],
    ]);
    expect(after.plates[3]?.wells.at(-1)?.name).toBe('g-P24');
  });

  test('or fills plates in the order of the list', () => {
    const { plates, after } = added(list(wells), 'in_order');
    expect(plates).toEqual(['Plate 1: 96', 'Plate 2: 96', 'Plate 3: 96', 'Plate 4: 96']);
    expect(after.plates[1]?.wells[0]?.name).toBe('g-E01');
  });

  test('gives its plates the name of its sheet, and leaves a plate that holds something alone', () => {
    expect(added(list(wells), 'by_quadrant', 'KO screen of May 2026').plates[0]).toBe('KO screen of May Q1: 96');
    expect(added(list(wells), 'in_order', 'KO', true).plates).toEqual([
      'Plate 1: 1',
      'KO 1: 96',
      'KO 2: 96',
      'KO 3: 96',
      'KO 4: 96',
    ]);
  });

  test('says which plates would hold too few to be ordered', () => {
    const { preview, plates } = added(list(wells.slice(0, 60)), 'by_quadrant');
    expect(preview.larger?.plates).toEqual({
      by_quadrant: { count: 4, tooFew: 4 },
      in_order: { count: 1, tooFew: 0 },
    });
    expect(plates).toEqual(['Quadrant 1: 18', 'Quadrant 2: 18', 'Quadrant 3: 12', 'Quadrant 4: 12']);
  });

  test('is not meant where a list of 96 has a slip', () => {
    const { preview } = added(list([...wells.slice(0, 12), 'I01']), 'by_quadrant');
    expect([preview.larger, preview.notPlaced]).toEqual([null, 1]);
  });
});
