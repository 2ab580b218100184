import { describe, expect, test } from 'vitest';
import { parseSequenceSheet, readSheets, type SheetOptions } from './index.ts';

const [one, two, three, four] = [
  'CCAUUGUUCAAUAUCGUCCG',
  'GAGCGCUGCUCAGAUAGCGA',
  'GGAUUGUUCAAUAUCGUCCA',
  'UUAUUGUUCAAUAUCGUCCC',
];
const header = 'Well\tName\tSequence';
const cells = (text: string) => text.split('\n').map((line) => line.split('\t'));

function sheetOf(text: string, options?: SheetOptions) {
  const sheet = parseSequenceSheet(cells(text), options);
  if (!sheet.ok) throw new Error(sheet.error.code);
  return sheet.value;
}
const rowsOf = (text: string, options?: SheetOptions) =>
  sheetOf(text, options).rows.map(({ well, name, sequence, line }) => `${line}: ${well ?? '-'} ${name} ${sequence}`);

describe('lists that stand side by side in one table are read, the left one first (LI-23)', () => {
  const both = [`2: A1 g1 ${one}`, `3: A2 g2 ${two}`, `2: E1 g3 ${three}`, `3: E2 g4 ${four}`];

  test.each([
    ['under the same headings', `${header}\t${header}`, ''],
    ['with an empty column between them', `${header}\t\t${header}`, '\t'],
    ['with a column between them that is not read', `${header}\tNote\t${header}`, 'x\t'],
  ])('%s', (_, head, between) => {
    const text = `${head}\nA1\tg1\t${one}\t${between}E1\tg3\t${three}\nA2\tg2\t${two}\t${between}E2\tg4\t${four}`;
    expect(rowsOf(text)).toEqual(both);
    expect(rowsOf(text, { headerRequired: true })).toEqual(both);
    expect(sheetOf(text)).toMatchObject({ blocks: 2, otherHeadings: head.includes('Note') ? ['Note'] : [] });
  });

  test('without headings, by their wells', () => {
    const text = `A1\tg1\t${one}\tE1\tg3\t${three}\nA2\tg2\t${two}\tE2\tg4\t${four}`;
    expect(rowsOf(text)).toEqual([`1: A1 g1 ${one}`, `2: A2 g2 ${two}`, `1: E1 g3 ${three}`, `2: E2 g4 ${four}`]);
  });

  test('names and sequences alone, of more than two lists', () => {
    const head = Array.from({ length: 3 }, () => 'Name\tSequence').join('\t');
    expect(rowsOf(`${head}\ng1\t${one}\tg2\t${two}\tg3\t${three}`)).toEqual([
      `2: - g1 ${one}`,
      `2: - g2 ${two}`,
      `2: - g3 ${three}`,
    ]);
  });

  test('one that ends earlier than the other leaves no line to be explained, and one that is odd does', () => {
    const text = `${header}\t${header}\nA1\tg1\t${one}\tE1\tg3\t${three}\nA2\tg2\t${two}\t\t\t\n# end\t\t\tE3\tg5\t${four}`;
    expect(sheetOf(text).rows).toHaveLength(4);
    expect(sheetOf(text).ignored.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '1 header',
      '3 blank',
      '4 empty_well',
    ]);
  });

  test('a column before them belongs to both: here the plate', () => {
    const text = `Plate\t${header}\t${header}\nKO 1\tA1\tg1\t${one}\tE1\tg3\t${three}\nKO 1\tA2\tg2\t${two}\t\t\t`;
    const read = readSheets([{ name: null, cells: cells(text) }]);
    expect(read.ok && read.value.sheets.map(({ plateName, sheet }) => [plateName, sheet.rows.length])).toEqual([
      ['KO 1', 3],
    ]);
  });

  test('a block without rows holds nothing to lose', () => {
    const text = `${header}\t${header}\nA1\tg1\t${one}\t\t\t`;
    expect(rowsOf(text)).toEqual([`2: A1 g1 ${one}`]);
    expect(sheetOf(text).blocks).toBeUndefined();
  });

  test.each([
    ['a second column of wells', `A1\tg1\t${one}\tB1\nA2\tg2\t${two}\tB2`],
    ['one list', `${header}\nA1\tg1\t${one}\nA2\tg2\t${two}`],
  ])('%s is one list', (_, text) => {
    expect(sheetOf(text).blocks).toBeUndefined();
    expect(sheetOf(text).rows).toHaveLength(2);
  });
});
