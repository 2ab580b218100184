import { describe, expect, test } from 'vitest';
import { type CellRules, clearedCells, filledDown, pastedCells, rangeText } from './cell-changes.ts';
import { fieldCellCommand, textCellCommand } from './cell-keys.ts';
import { type CellRange, cellAfter, nextCell, rangeBetween } from './cell-range.ts';
import { nextName } from './next-name.ts';
import { rangeMark, rowInRange } from './row-in-range.ts';

type Column = 'name' | 'text' | 'size';
type Change = Partial<Record<Column, string>>;

const columns = ['name', 'text', 'size'] as const;
const sizes = ['small', 'large'];
/** Rows of a product that has names, texts and a choice of sizes. */
const table: Readonly<Record<number, Readonly<Record<Column, string>>>> = {
  1: { name: 'a-1', text: 'one', size: 'small' },
  2: { name: 'b', text: 'two\tparts', size: 'large' },
  4: { name: '', text: '', size: 'small' },
};
const rows = [1, 2, 4];
const rules: CellRules<number, Column, Change> = {
  columns,
  allRows: rows,
  text: (row, column) => table[row]?.[column] ?? '',
  read: (column, text) => (column === 'size' && !sizes.includes(text) ? null : { [column]: text }),
  canBeEmpty: ['name', 'text'],
  countsOn: { name: (name, taken) => nextName(name, taken, 20) },
};
const grid = { rows, columns };
const cell = (row: number, column: Column) => ({ row, column });
const only = (row: number, column: Column): CellRange<number, Column> => ({ rows: [row], columns: [column] });

describe('a range of cells', () => {
  test('goes from corner to corner over rows and columns, whichever was first', () => {
    expect(rangeBetween(cell(4, 'text'), cell(2, 'name'), grid)).toEqual({ rows: [2, 4], columns: ['name', 'text'] });
    expect(rangeBetween(cell(1, 'name'), cell(1, 'name'), grid)).toEqual(only(1, 'name'));
  });
  test('leaves a corner alone that is not on screen any more', () => {
    expect(rangeBetween(cell(99, 'name'), cell(2, 'name'), grid)).toEqual(only(2, 'name'));
  });
  test('takes whole rows, whole columns or everything, wherever it began', () => {
    const from = cell(2, 'text');
    expect(rangeBetween(from, from, grid, 'rows')).toEqual({ rows: [2], columns });
    expect(rangeBetween(from, from, grid, 'columns')).toEqual({ rows, columns: ['text'] });
    expect(rangeBetween(from, from, grid, 'all')).toEqual(grid);
  });
  test('stays in the table when it is walked over', () => {
    expect(cellAfter(cell(1, 'name'), { down: -1, right: -1 }, grid)).toEqual(cell(1, 'name'));
    expect(cellAfter(cell(1, 'name'), { down: 100_000, right: 1 }, grid)).toEqual(cell(4, 'text'));
  });
  test('Tab goes on through the columns and then to the next row', () => {
    expect(nextCell(cell(1, 'size'), 1, grid)).toEqual(cell(2, 'name'));
    expect(nextCell(cell(2, 'name'), -1, grid)).toEqual(cell(1, 'size'));
    expect(nextCell(cell(1, 'name'), -1, grid)).toBeNull();
    expect(nextCell(cell(4, 'size'), 1, grid)).toBeNull();
  });
  test('has one frame, drawn cell by cell at its edges', () => {
    const range = { rows: [1, 2], columns: ['text', 'size'] as const };
    expect(rangeMark(rowInRange(range, 1, columns), 1)).toEqual({ 'data-range': 'top left' });
    expect(rangeMark(rowInRange(range, 2, columns), 2)).toEqual({ 'data-range': 'bottom right' });
    expect(rangeMark(rowInRange(range, 2, columns), 0)).toEqual({});
    expect(rowInRange(range, 4, columns)).toBeNull();
  });
});

describe('cells are changed together', () => {
  test('they are copied as a spreadsheet takes them, without blank rows at the end', () => {
    expect(rangeText({ rows, columns: ['name', 'text'] }, rules)).toBe('a-1\tone\nb\ttwo parts');
    expect(rangeText(only(4, 'name'), rules)).toBeNull();
  });
  test('clearing empties what can be empty, and leaves choices', () => {
    expect(clearedCells({ rows: [1, 2], columns }, rules)).toEqual(
      new Map([
        [1, { name: '', text: '' }],
        [2, { name: '', text: '' }],
      ]),
    );
    expect(clearedCells(only(1, 'size'), rules).size).toBe(0);
  });
  test('filling down copies the first row, and what must differ counts on', () => {
    expect(filledDown({ rows, columns }, rows, rules)).toEqual(
      new Map([
        [2, { name: 'a-2', text: 'one', size: 'small' }],
        [4, { name: 'a-3', text: 'one', size: 'small' }],
      ]),
    );
  });
  test('one row takes the row above it; the first row has none', () => {
    expect(filledDown(only(2, 'text'), rows, rules)).toEqual(new Map([[2, { text: 'one' }]]));
    expect(filledDown(only(1, 'text'), rows, rules).size).toBe(0);
  });
  test('a block is put down from the first cell on; past the last row it adds rows, past the last column it counts what is left out', () => {
    const cells = [
      ['x', 'y', 'large', 'beyond', ' '],
      ['z', 'w'],
    ];
    expect(pastedCells(only(4, 'name'), cells, rows, rules)).toEqual({
      changes: new Map([[4, { name: 'x', text: 'y', size: 'large' }]]),
      added: [{ name: 'z', text: 'w' }],
      notUnderstood: 0,
      pastColumns: 1,
    });
  });
  test('a block fills a range into which it fits evenly; from the second time on names count on', () => {
    const names = pastedCells({ rows, columns: ['name'] }, [['NTC']], rows, rules);
    expect([...names.changes.values()].map(({ name }) => name)).toEqual(['NTC', 'NTC-2', 'NTC-3']);
    const two = [['x'], ['y']];
    expect([...pastedCells({ rows, columns: ['text'] }, two, rows, rules).changes.keys()]).toEqual([1, 2]);
  });
  test('words that are no choice are counted, and blank ones leave the choice', () => {
    expect(pastedCells({ rows, columns: ['size'] }, [['huge'], [''], ['large']], rows, rules)).toMatchObject({
      changes: new Map([[4, { size: 'large' }]]),
      notUnderstood: 1,
    });
  });
});

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

describe('keys on cells that are drawn as text', () => {
  const press = (key: string, more = {}) => textCellCommand({ key, ...plain, ...more });
  test('arrows move over the rows, Shift extends, Ctrl goes to the end', () => {
    expect(press('ArrowDown')).toEqual({ kind: 'go', down: 1, right: 0 });
    expect(press('ArrowRight', { shiftKey: true })).toEqual({ kind: 'extend', down: 0, right: 1 });
    expect(press('ArrowDown', { ctrlKey: true })).toMatchObject({ kind: 'go', down: 100_000 });
  });
  test('Ctrl Home and Ctrl End go to the corners; Home and End stay in the row', () => {
    expect(press('End')).toEqual({ kind: 'go', down: 0, right: 1 });
    expect(press('End', { ctrlKey: true, shiftKey: true })).toEqual({ kind: 'extend', down: 100_000, right: 100_000 });
  });
  test('Ctrl A, Shift Space and Ctrl Space select all, rows and columns', () => {
    expect(press('a', { ctrlKey: true })).toEqual({ kind: 'span', span: 'all' });
    expect(press(' ', { shiftKey: true })).toEqual({ kind: 'span', span: 'rows' });
    expect(press(' ', { ctrlKey: true })).toEqual({ kind: 'span', span: 'columns' });
    expect(press(' ')).toEqual({ kind: 'type', text: ' ' });
  });
  test('a letter types, Enter edits, Ctrl D fills down; other chords are left to the page', () => {
    expect(press('x')).toEqual({ kind: 'type', text: 'x' });
    expect(press('Enter')).toEqual({ kind: 'edit' });
    expect(press('d', { ctrlKey: true })).toEqual({ kind: 'fill_down' });
    expect(press('z', { ctrlKey: true })).toBeNull();
  });
});

describe('keys on cells that are fields', () => {
  const press = (key: string, more = {}, where = {}) =>
    fieldCellCommand({ key, ...plain, ...more }, { isChoice: false, isWhole: false, isRange: false, ...where });
  test('Enter and arrows go down the rows; sideways only where no text is in the way', () => {
    expect(press('Enter')).toEqual({ kind: 'go', down: 1, right: 0 });
    expect(press('ArrowUp')).toEqual({ kind: 'go', down: -1, right: 0 });
    expect(press('ArrowRight')).toBeNull();
    expect(press('ArrowRight', {}, { isWhole: true })).toEqual({ kind: 'go', down: 0, right: 1 });
  });
  test('an arrow in a choice makes another choice; with Shift it selects cells', () => {
    expect(press('ArrowDown', {}, { isChoice: true })).toBeNull();
    expect(press('ArrowDown', { shiftKey: true }, { isChoice: true })).toEqual({ kind: 'extend', down: 1, right: 0 });
    expect(press('ArrowRight', { shiftKey: true })).toBeNull();
  });
  test('Delete clears a range and otherwise letters; Escape leaves the range, then takes the typing back', () => {
    expect(press('Delete')).toBeNull();
    expect(press('Delete', {}, { isRange: true })).toEqual({ kind: 'clear' });
    expect(press('Escape', {}, { isRange: true })).toEqual({ kind: 'collapse' });
    expect(press('Escape')).toEqual({ kind: 'restore' });
  });
  test('Home and End, and Ctrl with a sideways arrow, are the caret’s', () => {
    expect(press('Home', {}, { isWhole: true })).toBeNull();
    expect(press('ArrowRight', { ctrlKey: true }, { isWhole: true })).toBeNull();
  });
  test('Ctrl D fills down, Ctrl Z and Ctrl Y undo and redo; other chords are left to the page', () => {
    expect(press('d', { ctrlKey: true })).toEqual({ kind: 'fill_down' });
    expect(press('z', { ctrlKey: true })).toEqual({ kind: 'undo' });
    expect(press('Z', { ctrlKey: true, shiftKey: true })).toEqual({ kind: 'redo' });
    expect(press('s', { ctrlKey: true })).toBeNull();
  });
});
