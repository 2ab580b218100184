import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ignoredReasonMessages, looksLikeFasta, readSheets, sheetFaultMessage, splitAtSpaces } from '../index.ts';

const one = 'CCAUUGUUCAAUAUCGUCCG';
const two = 'GAGCGCUGCUCAGAUAGCGA';
const cells = (text: string) => text.split('\n').map((line) => line.split('\t'));

/** Plates as "name: row, row", each row as "well name sequence". */
function plates(...texts: readonly (string | readonly [string, string])[]) {
  const tables = texts.map((text) =>
    typeof text === 'string' ? { name: null, cells: cells(text) } : { name: text[0], cells: cells(text[1]) },
  );
  const read = readSheets(tables);
  if (!read.ok) return read.error.code;
  return read.value.sheets.map(
    ({ plateName, sheet }) =>
      `${plateName}: ${sheet.rows.map(({ well, name, sequence }) => [well ?? '-', name || '-', sequence || '-'].join(' ')).join(', ')}`,
  );
}

describe('a line of 130,000 cells', () => {
  const wide = (cell: (at: number) => string) => Array.from({ length: 130_000 }, (_, at) => cell(at));

  test.each([
    ['sequences', [wide(() => one)], 1],
    ['words', [wide(() => 'x')], 1],
    ['nothing', [['name', 'sequence'], wide(() => '')], 2],
    ['headings', [wide((at) => `c${at}`), ['a', one]], 1],
    ['numbers, as of a plate', [wide((at) => `${at}`), ['A', one]], 1],
  ])('of %s is refused with a sentence that says which', (_, lines, line) => {
    const read = readSheets([{ name: null, cells: lines }]);
    expect(!read.ok && sheetFaultMessage(read.error)).toBe(
      `Line ${line} has 130,000 cells, and a list has at most 256 columns. Put each guide on a line of its own.`,
    );
  });

  test('is none of a list that is as long: 130,000 guides are read', () => {
    const read = readSheets([{ name: null, cells: wide(() => one).map((sequence) => [sequence]) }]);
    expect(read.ok && read.value.sheets[0]?.sheet.rows).toHaveLength(130_000);
  });

  test('nor of a list that names as many plates', () => {
    const lines = wide((at) => `Plate ${at}`).map((plate) => [plate, 'A01', 'g1', one]);
    const read = readSheets([{ name: null, cells: [['Plate', 'Well', 'Name', 'Sequence'], ...lines] }]);
    expect(read.ok && read.value.sheets).toHaveLength(130_000);
  });
});

describe('FASTA', () => {
  test.each([
    ['one line of sequence', `>g1\n${one}\n>g2\n${two}`, [`Plate 1: - g1 ${one}, - g2 ${two}`]],
    ['sequence over several lines', `>g1\nCCAUUGUUCA\nAUAUCGUCCG`, [`Plate 1: - g1 ${one}`]],
    ['a short title is the name', `>TP53 g1\n${one}`, [`Plate 1: - TP53 g1 ${one}`]],
    ['of a long title, the first word', `>TP53-g1 tumour protein p53, exon 4\n${one}`, [`Plate 1: - TP53-g1 ${one}`]],
    ['a record without a sequence', `>g1\n>g2\n${two}`, [`Plate 1: - g1 -, - g2 ${two}`]],
    ['comments and blank lines', `; from May\n\n>g1\n\n${one}\n`, [`Plate 1: - g1 ${one}`]],
    ['nothing but a sign', '>', 'no_rows'],
  ])('%s', (_, text, expected) => {
    expect(plates(text)).toEqual(expected);
  });

  test('is known by the first sign of its first line', () => {
    expect(looksLikeFasta(['', '>a'])).toBe(true);
    expect(looksLikeFasta(['a', '>b'])).toBe(false);
  });
});

const heads = '\t1\t2\t3';

describe('A plate drawn as a grid', () => {
  test.each([
    [
      'sequences in wells',
      `${heads}\nA\t${one}\t\t${two}\nB\t\t${two}`,
      [`Plate 1: A01 - ${one}, A03 - ${two}, B02 - ${two}`],
    ],
    [
      'names and sequences in one cell',
      `${heads}\nA\tg1 ${one}\tg2: ${two}`,
      [`Plate 1: A01 g1 ${one}, A02 g2 ${two}`],
    ],
    [
      'a grid of names above one of sequences',
      `${heads}\nA\tg1\tg2\n\n${heads}\nA\t${one}\t${two}`,
      [`Plate 1: A01 g1 ${one}, A02 g2 ${two}`],
    ],
    [
      'a grid of sequences above one of names',
      `${heads}\nA\t${one}\t${two}\n${heads}\nA\tg1\tg2`,
      [`Plate 1: A01 g1 ${one}, A02 g2 ${two}`],
    ],
    [
      'two grids of sequences are two plates',
      `${heads}\nA\t${one}\n${heads}\nA\t${two}`,
      [`Plate 1: A01 - ${one}`, `Plate 2: A01 - ${two}`],
    ],
    [
      'two grids under titles are plates of these names',
      `KO\n${heads}\nA\t${one}\n\nControls\n${heads}\nA\t${two}`,
      [`KO: A01 - ${one}`, `Controls: A01 - ${two}`],
    ],
    [
      'a grid of names and one of sequences, each under a title, are one plate',
      `Names\n${heads}\nA\tg1\n\nSequences\n${heads}\nA\t${one}`,
      [`Plate 1: A01 g1 ${one}`],
    ],
    ['a title above and small letters', `Screen\n${heads}\na\t${one}`, [`Plate 1: A01 - ${one}`]],
    ['numbers with a zero in front', `well\t01\t02\nA\t${one}`, [`Plate 1: A01 - ${one}`]],
    [
      'no heads at all',
      `${one}\t${two}\t${one}\n\t\t${two}`,
      [`Plate 1: A01 - ${one}, A02 - ${two}, A03 - ${one}, B03 - ${two}`],
    ],
    [
      'row letters only',
      `A\t${one}\t${two}\t${one}\nB\t${one}`,
      [`Plate 1: A01 - ${one}, A02 - ${two}, A03 - ${one}, B01 - ${one}`],
    ],
    ['a name that lost its sequence', `${heads}\nA\tg1 ${one}\tg2`, [`Plate 1: A01 g1 ${one}, A02 g2 -`]],
    ['bases in groups of five', `${heads}\nA\tCCAUU GUUCA AUAUC GUCCG`, ['Plate 1: A01 - CCAUU GUUCA AUAUC GUCCG']],
  ])('%s', (_, text, expected) => {
    expect(plates(text)).toEqual(expected);
  });

  test('lines around it are named, not dropped', () => {
    const read = readSheets([{ name: null, cells: cells(`Screen of May\n${heads}\nA\t${one}`) }]);
    expect(read.ok && read.value.sheets[0]?.sheet.ignored.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '1 outside_grid',
      '2 header',
    ]);
  });
});

describe('Several sheets become several plates', () => {
  const list = `Name\tSequence\ng1\t${one}`;
  test('by their own names; those without one are counted', () => {
    expect(plates(['KO screen', list], ['Sheet2', list], ['', list])).toEqual([
      `KO screen: - g1 ${one}`,
      `Plate 2: - g1 ${one}`,
      `Plate 3: - g1 ${one}`,
    ]);
  });

  test('a sheet without rows is skipped and said so', () => {
    const read = readSheets([
      { name: 'Guides', cells: cells(list) },
      { name: 'Notes', cells: [['']] },
    ]);
    expect(read.ok && read.value.skipped).toEqual([{ at: 1, name: 'Notes', fault: { code: 'no_rows' }, lines: 0 }]);
  });

  test('when none can be read, the fault is that of a sheet that held something', () => {
    const tables = [
      { name: 'Empty', cells: [] },
      { name: 'Guides', cells: cells(`id\tbases\ng1\t${one}`) },
    ];
    expect(readSheets(tables, { headerRequired: true })).toMatchObject({ error: { code: 'columns_missing' } });
  });

  test('FASTA and grids in a file need no header (LI-1 speaks of columns)', () => {
    const options = { headerRequired: true };
    expect(readSheets([{ name: null, cells: cells(`>g1\n${one}`) }], options).ok).toBe(true);
    expect(readSheets([{ name: null, cells: cells(`${heads}\nA\t${one}`) }], options).ok).toBe(true);
  });
});

describe('One list of several plates', () => {
  test('by a column that names the plate, where a blank cell means the plate of the row above', () => {
    expect(plates(`Plate\tWell\tName\tSequence\nKO\tA01\tg1\t${one}\n\tA02\tg2\t${two}\n2\tA01\tg3\t${one}`)).toEqual([
      `KO: A01 g1 ${one}, A02 g2 ${two}`,
      `Plate 2: A01 g3 ${one}`,
    ]);
  });

  test('by the project column of our own export', () => {
    const head = 'Project\tPos\tName\tSequences';
    expect(plates(`${head}\nA / b / P1\tA01\tg1\t${one}\nA / b / P2\tA01\tg2\t${two}`)).toEqual([
      `P1: A01 g1 ${one}`,
      `P2: A01 g2 ${two}`,
    ]);
    expect(plates(`${head}\nA\tA01\tg1\t${one}\nB\tA02\tg2\t${two}`)).toEqual([
      `Plate 1: A01 g1 ${one}, A02 g2 ${two}`,
    ]);
  });

  test('by the header that begins again, under a title or not', () => {
    const list = (name: string) => `Name\tSequence\n${name}\t${one}`;
    expect(plates(`Screen\n${list('g1')}\n\nControls\n${list('g2')}\n${list('g3')}`)).toEqual([
      `Screen: - g1 ${one}`,
      `Controls: - g2 ${one}`,
      `Plate 3: - g3 ${one}`,
    ]);
  });

  test('whose title is a word of headings is no header', () => {
    const list = `Well\tName\tSequence\nA01\tg1\t${one}`;
    expect(plates(`Sequence\n${list}\n\nName\n${list}`)).toEqual([`Sequence: A01 g1 ${one}`, `Name: A01 g1 ${one}`]);
  });

  test('keeps the numbers of its lines, and the title of a list is no line that was left out', () => {
    const read = readSheets([
      { name: null, cells: cells(`notes\n\nP1\nname\tsequence\ng1\t${one}\n\nP2\nname\tsequence\n\tx\ng2\t${one}`) },
    ]);
    if (!read.ok) throw new Error(read.error.code);
    expect(
      read.value.sheets.map(({ plateName, sheet }) => `${plateName} ${sheet.rows.map(({ line }) => line).join()}`),
    ).toEqual(['P1 5', 'P2 9,10']);
    const left = read.value.sheets.flatMap(({ sheet }) => sheet.ignored).filter(({ reason }) => reason !== 'blank');
    expect(left.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '1 above_header',
      '3 header',
      '4 header',
      '7 header',
      '8 header',
    ]);
  });
});

describe('Lines with nothing but spaces between', () => {
  test.each([
    [`TP53-g1  ${one}`, ['TP53-g1', one]],
    [`TP53 g1 ${one}`, ['TP53 g1', one]],
    ['CCAUU GUUCA AUAUC', ['CCAUU GUUCA AUAUC']],
    [one, [one]],
    [`g1 5'-${one}-3'`, ['g1', `5'-${one}-3'`]],
    ['a note', ['a note']],
    ['', ['']],
  ])('%j', (line, expected) => {
    expect(splitAtSpaces(line)).toEqual(expected);
  });
});

test('an empty well of a template is no fault', () => {
  const read = readSheets([{ name: null, cells: cells(`Well Position\tName\tSequence\nA01\tg1\t${one}\nA02\t\t`) }]);
  expect(read.ok && read.value.sheets[0]?.sheet.ignored.at(-1)?.reason).toBe('empty_well');
  expect(ignoredReasonMessages.empty_well).toBe('The well is empty.');
});

test('whatever lies in the cells, reading ends and every row holds something', () => {
  const cell = fc.constantFrom('', 'A', 'B', '1', '2', '3', '>g', one, two, `g1 ${one}`, 'name', 'sequence', 'H', ' ');
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 12 }), (lines) => {
      const read = readSheets([{ name: null, cells: lines }]);
      if (!read.ok) return;
      const rows = read.value.sheets.flatMap(({ sheet }) => sheet.rows);
      expect(rows.every(({ name, sequence }) => name !== '' || sequence !== '')).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
