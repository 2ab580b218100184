import { plate96 } from '@cutsite/domain/labware';
import { describe, expect, test } from 'vitest';
import { clearedCells, filledDown, pastedCells } from '../cell-range/cell-changes.ts';
import { nextName } from '../cell-range/next-name.ts';
import { putWells } from '../plates/edit-wells.ts';
import type { BuilderPlate } from '../project/builder-project.ts';
import { tableRows, wellsDownFrom } from './table-rows.ts';
import { changeWells, wellRules } from './well-cells.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const plate: BuilderPlate = putWells(
  { id: 'p', name: 'Plate 1', wells: [] },
  [
    { index: 0, name: 'NF1-g1', sequence: 'ACGUACGUACGUACGUACGU' },
    { index: 1, name: 'NF1-g2', sequence: 'TTTT' },
    { index: 12, name: '', sequence: 'CCAUUGGACCAUUGGACCAU' },
  ],
  newId,
);
const rows = [0, 1, 12];
const naming = { format: plate96, nextName: (name: string, taken: Set<string>) => nextName(name, taken, 24) };
const names = (of: BuilderPlate) => of.wells.map((well) => `${well.index} ${well.name}`);

describe('the rows of the table', () => {
  const faults = new Map([1, 12].map((index) => [index, 'faulty']));
  const asked = { format: plate96, faults, filled: rows, order: 'by_row', onlyFaulty: false, edited: null } as const;
  test('are the filled wells in fill order and the next free one, to type into', () => {
    expect(tableRows(asked)).toEqual([0, 1, 2, 12]);
    expect(tableRows({ ...asked, order: 'by_column' })).toEqual([0, 12, 24, 1]);
  });
  test('take a paste down from where it lands, and then the free wells after them', () => {
    const on = { format: plate96, rows: tableRows(asked), filled: rows, order: 'by_row', onlyFaulty: false } as const;
    expect(wellsDownFrom(1, on).slice(0, 5)).toEqual([1, 2, 12, 13, 14]);
    const byColumn = { ...asked, order: 'by_column' } as const;
    expect(wellsDownFrom(24, { ...on, ...byColumn, rows: tableRows(byColumn) }).slice(0, 4)).toEqual([24, 1, 13, 25]);
  });
  test('take no paste into wells that hold something else, such as controls: the list goes on behind them', () => {
    const on = { format: plate96, rows: tableRows(asked), filled: rows, order: 'by_row', onlyFaulty: false } as const;
    expect(wellsDownFrom(1, { ...on, taken: new Set([13, 14, 16]) }).slice(0, 5)).toEqual([1, 2, 12, 15, 17]);
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

describe('cells of wells are changed together', () => {
  const rules = wellRules(plate, naming);
  const column = (...wells: number[]) => ({ rows: wells, columns: ['name'] as const });
  test('clearing goes by column: a name goes, its target stays', () => {
    const cleared = changeWells(plate, clearedCells(column(...rows), rules), newId);
    expect(cleared.wells.map((well) => [well.name, well.sequence !== ''])).toEqual([
      ['', true],
      ['', true],
      ['', true],
    ]);
  });
  test('a pasted column goes down the rows; one text fills the range, and a name counts on', () => {
    const pasted = (wells: number[], ...texts: string[]) =>
      names(
        changeWells(
          plate,
          pastedCells(
            column(...wells),
            texts.map((text) => [text]),
            rows,
            rules,
          ).changes,
          newId,
        ),
      );
    expect(pasted([0], 'x', 'y')).toEqual(['0 x', '1 y', '12 ']);
    expect(pasted([1, 12], 'z')).toEqual(['0 NF1-g1', '1 z', '12 z-2']);
  });
  test('filling down counts names on and copies targets', () => {
    expect(names(changeWells(plate, filledDown(column(...rows), rows, rules), newId))).toEqual([
      '0 NF1-g1',
      '1 NF1-g2',
      '12 NF1-g3',
    ]);
    const targets = filledDown({ rows: [0, 1], columns: ['sequence'] }, rows, rules);
    expect(changeWells(plate, targets, newId).wells[1]).toMatchObject({
      name: 'NF1-g2',
      sequence: 'ACGUACGUACGUACGUACGU',
    });
  });
});
