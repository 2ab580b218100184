import { readSheets } from '@cutsite/domain/sheet';
import { expect, test } from 'vitest';
import { addedWords, rowsWithoutPlace } from './left-rows.ts';

const added = { placed: 24, there: 0, repaired: 0, notPlaced: 0, leftOutCount: 0, plateNames: ['KO vs. WT'] };

test('every row of the list is accounted for after Add', () => {
  expect(addedWords(added, ['guide'], 'Plate 1', null)).toEqual({
    title: '24 guides added to KO vs. WT.',
    text: '',
  });
  expect(addedWords({ ...added, notPlaced: 6, repaired: 2 }, ['guide'], 'Plate 1', 'Add sequences').text).toBe(
    '2 changed as shown. 6 rows had no place and were left out; they are still there under Add sequences.',
  );
  expect(addedWords({ ...added, notPlaced: 1, leftOutCount: 1 }, ['guide'], 'Plate 1', null).text).toBe(
    '1 row had no place and was left out. 1 row was left out by you.',
  );
});

const rowOf = (well: string | null, name: string, place: string | null) => ({
  row: {
    key: name,
    line: 1,
    sheet: 0,
    asked: null,
    edited: false,
    isHidden: false,
    well,
    name,
    sequence: 'ACGUACGUAC',
  },
  name,
  sequence: '',
  made: [],
  offered: [],
  faults: [],
  place,
  movedFrom: null,
  plateName: null,
  noPlace: null,
});

test('rows without a place are a list that can be read again', () => {
  const faultyRows = [rowOf('M24', 'g1', null), rowOf('A01', 'g2', 'A01'), rowOf(null, 'g\t3', null)];
  const left = rowsWithoutPlace({ notPlaced: 2, faultyRows } as never);
  if (left?.kind !== 'text') throw new Error('no text');
  const read = readSheets([{ name: null, cells: left.text.split('\n').map((line) => line.split('\t')) }]);
  const rows = read.ok ? read.value.sheets.flatMap(({ sheet }) => sheet.rows) : [];
  expect(rows.map(({ well, name }) => [well, name])).toEqual([
    ['M24', 'g1'],
    [null, 'g 3'],
  ]);
});

test('of more than the preview holds, none is kept rather than a part', () => {
  expect(rowsWithoutPlace({ notPlaced: 500, faultyRows: [rowOf('M24', 'g1', null)] } as never)).toBeNull();
  expect(rowsWithoutPlace({ notPlaced: 0, faultyRows: [] } as never)).toBeNull();
});
