import { describe, expect, test } from 'vitest';
import {
  parseWellLabel,
  plate96,
  plate384,
  plateFormats,
  positionsInOrder,
  quadrantWell,
  rowLetter,
  splitWellLabel,
  wellIndex,
  wellLabel,
  wellPosition,
} from './index.ts';

describe('Wells are read in many ways and written in one (ruling 22)', () => {
  const separated = ['A-1', 'A.01', 'A_1', 'A\u20131', 'A: 1', '1A', '01-a', 'Well A1', 'well: A-01', 'Position A1'];
  test.each(['A1', 'A01', 'a1', 'A 1', ' a 01 ', ...separated])('%j is A01', (text) => {
    expect(parseWellLabel(text, plate96)).toEqual({ ok: true, value: { row: 0, column: 0 } });
  });

  test.each([
    ['I01', 'row_outside'],
    ['AA01', 'row_outside'],
    ['A13', 'column_outside'],
    ['A00', 'column_outside'],
    ['', 'not_a_well'],
    ['A', 'not_a_well'],
    ['1', 'not_a_well'],
    ['H-13', 'column_outside'],
    ['A+1', 'not_a_well'],
    ['-1', 'not_a_well'],
    ['A-', 'not_a_well'],
    ['Well', 'not_a_well'],
    ['ABCD1', 'not_a_well'],
  ] as const)('%j is none of 96 wells: %s', (text, error) => {
    expect(parseWellLabel(text, plate96)).toEqual({ ok: false, error });
  });

  test('P24 is the last of 384 wells', () => {
    expect(parseWellLabel('p24', plateFormats['384_echo'])).toEqual({ ok: true, value: { row: 15, column: 23 } });
  });

  test('half a label keeps its half', () => {
    expect([splitWellLabel('B'), splitWellLabel('07')]).toEqual([
      { row: 1, column: null },
      { row: null, column: 6 },
    ]);
  });

  test('rows go on after Z', () => {
    expect([0, 25, 26, 51, 52].map(rowLetter)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA']);
  });
});

describe('Four plates of 96 interleave to one of 384', () => {
  test.each([
    ['A01', 0, 'A01'],
    ['A03', 0, 'A02'],
    ['C01', 0, 'B01'],
    ['A02', 1, 'A01'],
    ['B01', 2, 'A01'],
    ['B02', 3, 'A01'],
    ['P24', 3, 'H12'],
    ['O23', 0, 'H12'],
  ])('%s comes from plate %i, %s', (well, quadrant, from) => {
    const read = parseWellLabel(well, plate384);
    const found = read.ok ? quadrantWell(read.value) : null;
    expect(found && [found.quadrant, wellLabel(found.position)]).toEqual([quadrant, from]);
  });

  test('each well of each of the four goes to one well of its own', () => {
    const wells = Array.from({ length: plate384.wellCount }, (_, index) => quadrantWell(wellPosition(index, plate384)));
    const labels = wells.map(({ quadrant, position }) => `${quadrant} ${wellLabel(position)}`);
    expect(new Set(labels).size).toBe(384);
    expect(wells.every(({ position }) => wellIndex(position, plate96) < 96)).toBe(true);
  });
});

describe('Plates', () => {
  test.each(Object.entries(plateFormats))('%s: every well has a label that leads back to it', (_, format) => {
    for (let index = 0; index < format.wellCount; index += 1) {
      const position = wellPosition(index, format);
      expect(wellIndex(position, format)).toBe(index);
      expect(parseWellLabel(wellLabel(position), format)).toEqual({ ok: true, value: position });
    }
  });

  test('guide RNA comes on 8 rows of 12 wells (GR-95)', () => {
    expect(plate96).toEqual({ slug: '1mL deep well', label: '96-well', rows: 8, columns: 12, wellCount: 96 });
  });

  test.each([
    ['by_row', ['A01', 'A02', 'A12', 'B01']],
    ['by_column', ['A01', 'B01', 'D02', 'E02']],
  ] as const)('%s takes wells in that order, and all of them (ruling 23)', (order, labels) => {
    const positions = positionsInOrder(plate96, order);
    expect([0, 1, 11, 12].map((place) => positions[place] && wellLabel(positions[place]))).toEqual(labels);
    expect(new Set(positions.map(wellLabel)).size).toBe(96);
  });
});
