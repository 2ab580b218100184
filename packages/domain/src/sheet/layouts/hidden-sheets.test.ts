import { describe, expect, test } from 'vitest';
import { readSheets, type SheetReading } from '../index.ts';

const one = 'CCAUUGUUCAAUAUCGUCCG';
const two = 'GAGCGCUGCUCAGAUAGCGA';
const cells = (text: string) => text.split('\n').map((line) => line.split('\t'));

describe('What a workbook hides', () => {
  const list = [
    ['Name', 'Sequence'],
    ['g1', one],
    ['g2', two],
  ];

  test('a hidden sheet is skipped and said so, unless there is no other', () => {
    const read = readSheets([
      { name: 'Guides', cells: list },
      { name: 'Old', cells: list, isHidden: true },
    ]);
    expect(read.ok && read.value.sheets.map(({ plateName }) => plateName)).toEqual(['Guides']);
    expect(read.ok && read.value.skipped).toEqual([
      { at: 1, name: 'Old', fault: { code: 'hidden' }, lines: list.length },
    ]);
    const alone = readSheets([{ name: 'Old', cells: list, isHidden: true }]);
    expect(alone.ok && alone.value.sheets.length).toBe(1);
  });

  test('what a skipped sheet holds is counted, and it is read once the customer says how', () => {
    const other = cells(['What\tMade of', ...Array.from({ length: 96 }, (_, at) => `g${at}\t${one}`)].join('\n'));
    const plain = cells(`p1\t${one}\np2\t${one}`);
    const tables = [
      { name: 'Guides', cells: other },
      { name: 'Controls', cells: list },
      { name: 'Old', cells: list, isHidden: true },
      { name: 'Plain', cells: plain },
    ];
    const first = readSheets(tables, { headerRequired: true });
    expect(first.ok && first.value.skipped.map(({ at, lines }) => [at, lines])).toEqual([
      [0, 96],
      [2, list.length],
      [3, 2],
    ]);
    const columns = { sequence: 'Made of', name: 'What', well: null };
    const ofSheets = new Map<number, SheetReading>([
      [0, { columns }],
      [2, { hiddenToo: true }],
      [3, { withoutHeader: true }],
    ]);
    const then = readSheets(tables, { headerRequired: true }, ofSheets);
    expect(then.ok && then.value.skipped).toEqual([]);
    expect(then.ok && then.value.sheets.map(({ plateName, sheet }) => `${plateName} ${sheet.rows.length}`)).toEqual([
      'Guides 96',
      `Controls ${list.length - 1}`,
      `Old ${list.length - 1}`,
      'Plain 2',
    ]);
  });

  test('columns that are chosen for one sheet leave a sheet without them as it is', () => {
    const tables = [
      { name: 'A', cells: cells(`What\tMade of\ng1\t${one}`) },
      { name: 'B', cells: list },
    ];
    const columns = { sequence: 'Made of', name: 'What', well: null };
    const read = readSheets(tables, { headerRequired: true, columns });
    expect(read.ok && read.value.sheets.map(({ plateName }) => plateName)).toEqual(['A', 'B']);
  });

  test('hidden lines are read, and known as such', () => {
    const read = readSheets([{ name: 'Guides', cells: list, hiddenRows: new Set([2]) }]);
    expect(read.ok && read.value.sheets[0]?.sheet.rows.map(({ isHidden = false }) => isHidden)).toEqual([false, true]);
  });
});
