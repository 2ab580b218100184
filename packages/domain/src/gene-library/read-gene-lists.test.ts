import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNameList } from '../gene/index.ts';
import { plateFormats, positionsInOrder, rowLetter, wellLabel } from '../labware/index.ts';
import {
  evenPlates,
  fillPlates,
  libraryPlateName,
  namesOfSheet,
  readWellList,
  type WellLayout,
  wellListMessage,
} from './index.ts';

const deep96 = plateFormats['96_well_deep_well'];
const echo384 = plateFormats['384_echo'];

/** A list of wells down the columns, as a template of ours has it. */
function vertical(format: typeof deep96 | typeof echo384, label = wellLabel): string[][] {
  const rows = positionsInOrder(format, 'by_column').map((position, at) => [label(position), `GENE${at + 1}`]);
  return [['Well Position', 'Gene'], ...rows];
}

function grid(rows: number, columns: number): string[][] {
  const head = ['', ...Array.from({ length: columns }, (_, column) => String(column + 1))];
  const lines = Array.from({ length: rows }, (_, row) => [
    rowLetter(row),
    ...Array.from({ length: columns }, (__, column) => `G${column * rows + row + 1}`),
  ]);
  return [head, ...lines];
}

function read(cells: string[][], format: typeof deep96 | typeof echo384 = deep96, name: string | null = null) {
  return readWellList({ name, cells }, format, 3);
}

describe('A list of names (LI-14)', () => {
  test.each([
    ['lines', 'TP53\nKRAS\nMYC'],
    ['lines of Windows', 'TP53\r\nKRAS\r\nMYC\r\n'],
    ['commas', 'TP53, KRAS ,MYC'],
    ['semicolons and tabs', 'TP53;KRAS\tMYC'],
    ['blank lines and hard spaces', '\n\u00a0TP53\u00a0\n\n KRAS\n,,\nMYC\n'],
    ['a heading', 'Gene\nTP53\nKRAS\nMYC'],
    ['a byte order mark', '\ufeffTP53\nKRAS\nMYC'],
  ])('may have %s', (_, text) => {
    expect(readNameList(text).map(({ name }) => name)).toEqual(['TP53', 'KRAS', 'MYC']);
  });

  test('keeps the order and the lines of all names, each once, however they are separated', () => {
    const name = fc.stringMatching(/^[A-Z][A-Z0-9-]{1,8}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.constantFrom(',', '\n', '\r\n', ';', '\t', ' ,\n '))), (parts) => {
        const names = parts.map(([one]) => one).filter((one) => one !== 'GENE' && one !== 'GENES' && one !== 'SYMBOL');
        const text = parts
          .filter(([one]) => names.includes(one))
          .flat()
          .join('');
        const listed = readNameList(text);
        expect(listed.map((one) => one.name)).toEqual(names);
        expect(listed.every(({ line }, at) => line >= (listed[at - 1]?.line ?? 1))).toBe(true);
      }),
    );
  });
});

const layoutUnknown =
  'List every well down the columns, empty ones too: A2 is in row 10 then for 96 wells, in row 18 for 384. ' +
  'Read as a list of names, it loses its positions.';

describe('A file of wells', () => {
  test.each([
    ['vertical-96', vertical(deep96), deep96],
    ['vertical-384', vertical(echo384), echo384],
    ['grid', grid(8, 12), deep96],
    ['grid', grid(16, 24), echo384],
    ['grid', grid(8, 12), echo384],
  ] as const)('is known by its layout, and read down the columns (LI-15 to LI-19): %s', (layout, cells, format) => {
    const sheet = read(cells, format);
    if (!sheet.ok) throw new Error(sheet.error.code);
    expect(sheet.value.layout).toBe(layout satisfies WellLayout);
    const filled = Math.min(
      format.wellCount,
      layout === 'grid' ? (cells.length - 1) * ((cells[0]?.length ?? 1) - 1) : 384,
    );
    expect(sheet.value.wells.length).toBe(filled);
    expect(sheet.value.wells[0]).toMatchObject({ position: { row: 0, column: 0 } });
    expect(sheet.value.wells[1]).toMatchObject({ position: { row: 1, column: 0 } });
  });

  test.each(['A1', 'A01', 'a1', 'A 1'])('may write its wells as %s (ruling 22)', (first) => {
    const cells = vertical(deep96, (position) => {
      const label = wellLabel(position);
      if (first === 'A01') return label;
      const short = label.replace(/^([A-H])0/, '$1');
      return first === 'a1' ? short.toLowerCase() : first === 'A 1' ? short.replace(/(\d+)/, ' $1') : short;
    });
    expect(read(cells).ok).toBe(true);
  });

  test.each([
    ['for 384 wells on a plate of 96', vertical(echo384), deep96, 'Laid out for 384 wells, and this plate has 96.'],
    ['for 96 wells on a plate of 384', vertical(deep96), echo384, 'Laid out for 96 wells, and this plate has 384.'],
    [
      'with other headings',
      [
        ['Well', 'Symbol'],
        ['A01', 'TP53'],
      ],
      deep96,
      'The first row must hold Well Position and Gene. It holds Well, Symbol.',
    ],
    [
      'row by row',
      [['Well Position', 'Gene'], ...positionsInOrder(deep96, 'by_row').map((one) => [wellLabel(one), 'TP53'])],
      deep96,
      layoutUnknown,
    ],
    ['with nothing in it', [['Well Position', 'Gene']], deep96, layoutUnknown],
    ['of blanks', [['', ''], [' ']], deep96, 'There are no genes in it.'],
    ['a grid too large for its plate', grid(16, 24), deep96, 'Line 2: "A13" is no well of a plate with 96 wells.'],
    [
      'with a well that is none',
      vertical(deep96).map((row, at) => (at === 5 ? ['E0', 'TP53'] : row)),
      deep96,
      'Line 6: "E0" is no well of a plate with 96 wells.',
    ],
  ])('is refused %s', (_, cells, format, message) => {
    const sheet = read(cells, format);
    expect(sheet.ok ? null : wellListMessage(sheet.error, format)).toBe(message);
  });

  test('leaves wells without a gene empty', () => {
    const cells = vertical(deep96).map((row, at) => (at > 0 && at % 2 === 0 ? [row[0] ?? '', ''] : row));
    const sheet = read(cells);
    expect(sheet.ok && sheet.value.wells.length).toBe(48);
  });

  test.each([
    [null, 'Plate 3'],
    ['', 'Plate 3'],
    ['Sheet1', 'Plate 3'],
    ['Sheet of kinases', 'Plate 3'],
    ['Kinases A', 'Kinases A'],
  ])('gives its name to the plate (GL-9): %j', (name, expected) => {
    expect(libraryPlateName(name, 3)).toBe(expected);
    const sheet = read(vertical(deep96), deep96, name);
    expect(sheet.ok && sheet.value.plateName).toBe(expected);
  });

  test.each([
    ['wells', vertical(deep96).slice(0, 4), ['GENE1', 'GENE2', 'GENE3']],
    [
      'a grid',
      [
        ['', '1', '2'],
        ['A', 'TP53', 'MYC'],
        ['B', '', 'ATM'],
      ],
      ['TP53', 'MYC', 'ATM'],
    ],
    ['a column with a heading', [['Gene'], ['TP53'], ['MYC']], ['TP53', 'MYC']],
    ['lines', [['TP53', 'MYC'], ['ATM']], ['TP53', 'MYC', 'ATM']],
  ])('can be read as a list of names instead: %s', (_, cells, names) => {
    expect(namesOfSheet({ name: null, cells }).map(({ name }) => name)).toEqual(names);
  });

  test('whatever lies in the cells, reading ends, and no two genes share a well of a grid', () => {
    const cell = fc.constantFrom(
      '',
      'Well Position',
      'Gene',
      '1',
      '2',
      'A',
      'B',
      'A1',
      'A2',
      'A02',
      'TP53',
      '99',
      '=1+1',
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 20 }), (cells) => {
        const sheet = readWellList({ name: null, cells }, deep96, 1);
        if (!sheet.ok) expect(wellListMessage(sheet.error, deep96)).not.toBe('');
        else expect(sheet.value.wells.every(({ name }) => name !== '')).toBe(true);
        expect(namesOfSheet({ name: null, cells }).every(({ name }) => name !== '')).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('Names on plates', () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => `G${at + 1}`);
  const empty = { taken: new Set<number>(), startAt: 0 };

  test('go down the columns, into free wells from the chosen one on, then onto new plates (ruling 23)', () => {
    const filled = fillPlates(names(100), deep96, { taken: new Set([12]), startAt: 0 }, 0);
    expect(filled.first.slice(0, 3).map(({ index }) => index)).toEqual([0, 24, 36]);
    expect([filled.first.length, filled.further.map(({ length }) => length)]).toEqual([95, [5]]);
    expect(filled.further[0]?.[0]).toEqual({ index: 0, name: 'G96' });
  });

  test('along the rows when asked', () => {
    expect(fillPlates(names(3), deep96, empty, 0, 'by_row').first.map(({ index }) => index)).toEqual([0, 1, 2]);
  });

  test('and no further than 500 wells of a project (GL-23)', () => {
    fc.assert(
      fc.property(
        fc.nat(700),
        fc.nat(600),
        fc.uniqueArray(fc.nat(95)),
        fc.nat(95),
        (count, elsewhere, taken, startAt) => {
          const filled = fillPlates(names(count), deep96, { taken: new Set(taken), startAt }, elsewhere);
          const placed = [filled.first, ...filled.further].flat();
          expect([...placed.map(({ name }) => name), ...filled.tooMany]).toEqual(names(count));
          expect(placed.length === 0 || placed.length + taken.length + elsewhere <= 500).toBe(true);
          for (const plate of [filled.first, ...filled.further])
            expect(new Set(plate.map(({ index }) => index)).size).toBe(plate.length);
          expect(filled.first.some(({ index }) => taken.includes(index))).toBe(false);
        },
      ),
    );
  });

  test.each([
    [97, [49, 48]],
    [96, null],
    [116, null],
    [115, [58, 57]],
    [10, null],
    [200, [67, 67, 66]],
    [212, null],
  ])('are spread evenly where the last of several plates would have too few: %d', (count, expected) => {
    expect(evenPlates(count, deep96)).toEqual(expected);
  });
});
