import { expect, test } from 'vitest';
import { readCells } from './read-cells.ts';

const asRna = (text: string): string => text.trim().replaceAll('T', 'U');

test('a pasted column is read as RNA, and the cells that this changes are counted', () => {
  const { cells, said } = readCells([['GATTACA'], ['GAUUACA'], ['  ACGU '], ['']], asRna);
  expect(cells).toEqual([['GAUUACA'], ['GAUUACA'], ['ACGU'], ['']]);
  expect(said).toBe(' 1 written as RNA.');
});

test('where nothing is changed nothing is said', () => {
  expect(readCells([['ACGU']], asRna).said).toBe('');
  expect(readCells([['ACGT']], undefined)).toEqual({ cells: [['ACGT']], said: '' });
});

test('a column of 100,000 cells is read in one go (promise P5)', () => {
  const column = Array.from({ length: 100_000 }, () => ['ACGT']);
  expect(readCells(column, asRna).said).toBe(' 100,000 written as RNA.');
});
