import { checkPlate, newPlate, type Plate } from '@cutsite/domain/guide-rna';
import { describe, expect, test } from 'vitest';
import { putWells } from '../../../builder/plates/edit-wells.ts';
import { freshProject } from '../project/fresh-project.ts';
import { pasteColumn } from './paste-column.ts';
import { cellRange, cellsAsText, clearCells, fillCellsDown, putTexts } from './table-cells.ts';
import { moved, nextCell, tableCommand } from './table-keys.ts';
import { tableRows, wellsDownFrom } from './table-rows.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const plate: Plate = putWells(
  newPlate('p', 'Plate 1'),
  [
    { index: 0, name: 'NF1-g1', sequence: 'ACGUACGUACGUACGUACGU' },
    { index: 1, name: 'NF1-g2', sequence: 'TTTT' },
    { index: 12, name: '', sequence: 'CCAUUGGACCAUUGGACCAU' },
  ],
  newId,
);
const rows = [0, 1, 12];
const name = (index: number) => ({ index, field: 'name' }) as const;
const target = (index: number) => ({ index, field: 'sequence' }) as const;
const names = (of: Plate) => of.wells.map((well) => `${well.index} ${well.name}`);

describe('the rows of the table', () => {
  const check = checkPlate(plate, { plateNames: [] });
  const asked = { check, filled: rows, order: 'by_row', onlyFaulty: false, edited: null } as const;
  test('are the filled wells in fill order and the next free one, to type into', () => {
    expect(tableRows(asked)).toEqual([0, 1, 2, 12]);
    expect(tableRows({ ...asked, order: 'by_column' })).toEqual([0, 12, 24, 1]);
  });
  test('take a paste down from where it lands, and then the free wells after them', () => {
    const on = { rows: tableRows(asked), filled: rows, order: 'by_row', onlyFaulty: false } as const;
    expect(wellsDownFrom(1, on).slice(0, 5)).toEqual([1, 2, 12, 13, 14]);
    const byColumn = { ...asked, order: 'by_column' } as const;
    expect(wellsDownFrom(24, { ...on, ...byColumn, rows: tableRows(byColumn) }).slice(0, 4)).toEqual([24, 1, 13, 25]);
  });
  test('take a paste into the rows that are seen only, when others are hidden', () => {
    const faulty = { ...asked, onlyFaulty: true };
    expect(wellsDownFrom(1, { ...faulty, rows: tableRows(faulty) })).toEqual([1, 12]);
  });
  test('can be the faulty ones only; a row that is being edited stays when it is mended', () => {
    expect(tableRows({ ...asked, onlyFaulty: true })).toEqual([1, 12]);
    expect(tableRows({ ...asked, onlyFaulty: true, edited: 0 })).toEqual([0, 1, 12]);
  });
});

describe('ranges of cells', () => {
  test('go from corner to corner, in one column or both', () => {
    expect(cellRange(name(1), name(12), rows)).toEqual({ wells: [1, 12], fields: ['name'] });
    expect(cellRange(target(12), name(0), rows)).toEqual({ wells: [0, 1, 12], fields: ['name', 'sequence'] });
  });
  test('take whole rows, whole columns or everything, wherever they began', () => {
    expect(cellRange(name(1), name(1), rows, 'rows')).toEqual({ wells: [1], fields: ['name', 'sequence'] });
    expect(cellRange(target(1), target(1), rows, 'columns')).toEqual({ wells: rows, fields: ['sequence'] });
    expect(cellRange(target(12), target(12), rows, 'all')).toEqual({ wells: rows, fields: ['name', 'sequence'] });
  });
  test('that end with the free row are copied without it', () => {
    expect(cellsAsText(plate, { wells: [0, 2], fields: ['name'] })).toBe('NF1-g1');
  });
  test('are copied as a spreadsheet takes them, empty cells included', () => {
    expect(cellsAsText(plate, cellRange(name(1), target(12), rows))).toBe('NF1-g2\tTTTT\n\tCCAUUGGACCAUUGGACCAU');
    expect(cellsAsText(plate, cellRange(name(12), name(12), rows))).toBeNull();
  });
  test('are cleared by column: a name goes, its target stays', () => {
    const cleared = clearCells(plate, cellRange(name(0), name(1), rows), newId);
    expect(cleared.wells.map((well) => [well.name, well.sequence !== ''])).toEqual([
      ['', true],
      ['', true],
      ['', true],
    ]);
  });
  test('a pasted column goes down the rows; one text fills the range, and a name counts on', () => {
    expect(names(putTexts(plate, 'name', rows, ['x', 'y'], newId))).toEqual(['0 x', '1 y', '12 ']);
    expect(names(putTexts(plate, 'name', [1, 12], ['z'], newId))).toEqual(['0 NF1-g1', '1 z', '12 z-2']);
    expect(putTexts(plate, 'sequence', [1, 12], ['AC'], newId).wells.map(({ sequence }) => sequence)).toEqual([
      'ACGUACGUACGUACGUACGU',
      'AC',
      'AC',
    ]);
  });
  test('filling down counts names on and copies targets', () => {
    expect(names(fillCellsDown(plate, cellRange(name(0), name(12), rows), newId))).toEqual([
      '0 NF1-g1',
      '1 NF1-g2',
      '12 NF1-g3',
    ]);
    const targets = fillCellsDown(plate, cellRange(target(0), target(1), rows), newId);
    expect(targets.wells[1]).toMatchObject({ name: 'NF1-g2', sequence: 'ACGUACGUACGUACGUACGU' });
  });
});

describe('keys in the table', () => {
  const press = (key: string, more = {}) =>
    tableCommand({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more }, name(0), rows);
  test('arrows move over the rows on screen, Shift extends, Ctrl goes to the end', () => {
    expect(press('ArrowDown')).toEqual({ kind: 'move', to: name(1), extend: false });
    expect(press('ArrowRight', { shiftKey: true })).toEqual({ kind: 'move', to: target(0), extend: true });
    expect(press('ArrowDown', { ctrlKey: true })).toEqual({ kind: 'move', to: name(12), extend: false });
  });
  test('Ctrl Home and Ctrl End go to the corners; Home and End stay in the row', () => {
    expect(press('End')).toEqual({ kind: 'move', to: target(0), extend: false });
    expect(press('End', { ctrlKey: true, shiftKey: true })).toEqual({ kind: 'move', to: target(12), extend: true });
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
  test('Tab goes on through the fields and then to the next row', () => {
    expect(nextCell(name(0), 1, rows)).toEqual(target(0));
    expect(nextCell(target(0), 1, rows)).toEqual(name(1));
    expect(nextCell(name(0), -1, rows)).toBeNull();
    expect(nextCell(target(12), 1, rows)).toBeNull();
    expect(moved(name(12), [1, 0], rows)).toEqual(name(12));
  });
});

test('a column that runs past the last well goes on with another plate, blanks included', () => {
  const project = { ...freshProject('plates', newId), plates: [plate] };
  const texts = ['last', 'first', '', 'third'];
  const { plates, over } = pasteColumn(project, plate, 'name', [95], texts, 'by_row', newId);
  expect(plates.map((one) => [one.name, names(one).at(-1)])).toEqual([
    ['Plate 1', '95 last'],
    ['Plate 2', '2 third'],
  ]);
  expect(plates[1]?.wells.map(({ index }) => index)).toEqual([0, 2]);
  expect(over).toBe(3);
  expect(pasteColumn(project, plate, 'name', [3, 4], ['a', 'b'], 'by_row', newId)).toMatchObject({ over: 0 });
});
