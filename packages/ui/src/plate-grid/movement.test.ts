import { plate96 } from '@cutsite/domain/labware';
import { describe, expect, test } from 'vitest';
import { keyCommand } from './key-command.ts';
import { type GridPosition, type Movement, move } from './movement.ts';
import { rangeOf, stretched, upToHead, wellsIn, wholeColumn, wholeRow } from './selection.ts';

const at = (row: number, column: number): GridPosition => ({ row, column });
const filledWells = new Set([0, 1, 2, 3, 7, 8]);
const go = (from: GridPosition, movement: Movement, heads = true): GridPosition =>
  move(from, movement, { format: plate96, isFilled: (index) => filledWells.has(index), heads });

describe('the keys move over the plate like over a spreadsheet', () => {
  test.each<[string, GridPosition, Movement, GridPosition]>([
    ['an arrow moves one well', at(1, 1), 'right', at(1, 2)],
    ['the last column is a wall', at(1, 11), 'right', at(1, 11)],
    ['the last row is a wall', at(7, 3), 'down', at(7, 3)],
    ['up from row A enters the column head', at(0, 4), 'up', at(-1, 4)],
    ['left from column 1 enters the row head', at(2, 0), 'left', at(2, -1)],
    ['Ctrl and an arrow stop at the end of the filled block', at(0, 0), 'block_right', at(0, 3)],
    ['from the end of a block they jump over the gap', at(0, 3), 'block_right', at(0, 7)],
    ['with nothing ahead they go to the edge', at(0, 8), 'block_right', at(0, 11)],
    ['they never enter a head', at(0, 0), 'block_up', at(0, 0)],
    ['Home goes to the first well of the row', at(3, 5), 'row_start', at(3, 0)],
    ['End goes to the last well of the row', at(3, 5), 'row_end', at(3, 11)],
    ['Page Up goes to the first well of the column', at(3, 5), 'column_start', at(0, 5)],
    ['Page Down goes to the last well of the column', at(3, 5), 'column_end', at(7, 5)],
    ['Ctrl Home goes to A01', at(3, 5), 'first', at(0, 0)],
    ['Ctrl End goes to H12', at(3, 5), 'last', at(7, 11)],
  ])('%s', (_, from, movement, to) => {
    expect(go(from, movement)).toEqual(to);
  });

  test('a range that is being extended does not enter the heads', () => {
    expect(go(at(0, 4), 'up', false)).toEqual(at(0, 4));
  });
});

describe('a key press becomes one command', () => {
  const press = (
    key: string,
    more: Partial<{ shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean }> = {},
  ) => keyCommand({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more }, false);

  test('Shift and an arrow extend', () => {
    expect(press('ArrowDown', { shiftKey: true })).toEqual({ kind: 'move', movement: 'down', extend: true });
  });
  test('Command does on a Mac what Ctrl does elsewhere', () => {
    expect(press('a', { metaKey: true })).toEqual({ kind: 'select_all' });
    expect(press('A', { ctrlKey: true })).toEqual({ kind: 'select_all' });
  });
  test('F8 is left to the page, so that it goes on by one fault and not by two', () => {
    expect(press('F8')).toBeNull();
    expect(press('F8', { shiftKey: true })).toBeNull();
  });
  test('a letter replaces the name, Ctrl and a letter are left to the browser', () => {
    expect(press('T', { shiftKey: true })).toEqual({ kind: 'type', text: 'T' });
    expect(press('c', { ctrlKey: true })).toBeNull();
    expect(press('Tab')).toBeNull();
  });
  test('Alt and an arrow push the selected wells', () => {
    expect(press('ArrowLeft', { altKey: true })).toEqual({ kind: 'shift', step: { down: 0, right: -1 } });
    expect(press('a', { altKey: true })).toBeNull();
  });
  test('Ctrl D fills down, Ctrl R right', () => {
    expect(press('d', { ctrlKey: true })).toEqual({ kind: 'fill_down' });
    expect(press('r', { ctrlKey: true })).toEqual({ kind: 'fill_right' });
  });
  test('Space selects on a head', () => {
    const space = { key: ' ', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
    expect(keyCommand(space, true)).toEqual({ kind: 'select_head' });
    expect(keyCommand(space, false)).toBeNull();
  });
});

describe('a selection is a rectangle', () => {
  test('whichever corner it was drawn from', () => {
    expect(wellsIn({ anchor: 14, active: 1 }, plate96)).toEqual([1, 2, 13, 14]);
    expect(wellsIn({ anchor: 2, active: 13 }, plate96)).toEqual([1, 2, 13, 14]);
  });
  test('a head selects its whole row or column and leaves the first well active', () => {
    expect(wellsIn(wholeRow(1, plate96), plate96)).toHaveLength(12);
    expect(wholeColumn(3, plate96).active).toBe(3);
    expect(rangeOf(wholeColumn(3, plate96), plate96)).toEqual({ top: 0, bottom: 7, left: 3, right: 3 });
  });
});

describe('a range is drawn with the mouse', () => {
  test('over heads with Shift or by dragging: from the column or row it began in', () => {
    expect(wellsIn(upToHead(wholeColumn(2, plate96).anchor, { row: -1, column: 4 }, plate96), plate96)).toHaveLength(
      24,
    );
    expect(rangeOf(upToHead(wholeRow(3, plate96).anchor, { row: 1, column: -1 }, plate96), plate96)).toEqual({
      top: 1,
      bottom: 3,
      left: 0,
      right: 11,
    });
  });
  test('by the fill handle along rows or columns, whichever is further', () => {
    const range = { top: 1, bottom: 2, left: 1, right: 1 };
    expect(stretched(range, 5 * 12 + 2, plate96)).toEqual({ ...range, bottom: 5 });
    expect(stretched(range, 9, plate96)).toEqual({ ...range, right: 9 });
    expect(stretched(range, 0, plate96)).toEqual({ ...range, top: 0 });
    expect(stretched(range, 13, plate96)).toBe(range);
  });
});
