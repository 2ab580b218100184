import { newTube, type Tube, tubePosition } from '@cutsite/domain/guide-rna';
import { describe, expect, test } from 'vitest';
import { changeTubes } from '../../project/edit-tubes.ts';
import { freshProject } from '../../project/fresh-project.ts';
import { tubeCommand } from './cell-keys.ts';
import { clearCells, fillCellsDown, pasteCells } from './change-cells.ts';
import { readCell } from './read-cell.ts';
import { cellAfter, type TubeColumn, textOfCells, tubeRange } from './tube-cells.ts';

const tube = (at: number, name: string, change: Partial<Tube> = {}): Tube => ({
  ...newTube(`t${at}`, tubePosition(at)),
  name,
  sequence: 'ACGUACGUACGUACGUACGU',
  ...change,
});
const tubes = [tube(0, 'NF1-g1', { nuclease: 'AccuBase', yield: '10nmol' }), tube(1, 'b'), tube(2, 'c'), tube(3, 'd')];
const cell = (at: number, column: TubeColumn) => ({ tubeId: `t${at}`, column });
const rows = (text: string) => text.split('\n').map((row) => row.split('\t'));

describe('a range of cells of the tubes', () => {
  test('goes from corner to corner over rows and columns, whichever was first', () => {
    const range = tubeRange(cell(2, 'yield'), cell(1, 'nuclease'), tubes);
    expect(range.tubes.map(({ id }) => id)).toEqual(['t1', 't2']);
    expect(range.columns).toEqual(['nuclease', 'modifications', 'yield']);
  });
  test('is copied in the words of the screen, so that a spreadsheet reads it', () => {
    expect(textOfCells(tubeRange(cell(0, 'name'), cell(1, 'purification'), tubes))).toBe(
      'NF1-g1\tACGUACGUACGUACGUACGU\tAccuBase\tStandard\t10 nmol\tStandard\nb\tACGUACGUACGUACGUACGU\tSpCas9\tStandard\t3 nmol\tStandard',
    );
  });
  test('stays in the table when it is walked over', () => {
    expect(cellAfter(cell(0, 'position'), -1, -1, tubes)).toEqual(cell(0, 'position'));
    expect(cellAfter(cell(3, 'yield'), 100_000, 1, tubes)).toEqual(cell(3, 'purification'));
  });
});

describe('cells of the tubes are changed together', () => {
  const project = { ...freshProject('tubes', () => 'id'), tubes };
  test('clearing empties names and sequences and leaves choices and places', () => {
    const cleared = changeTubes(project, clearCells(tubeRange(cell(0, 'position'), cell(1, 'nuclease'), tubes)));
    expect(cleared.tubes[0]).toMatchObject({ position: 'A01', name: '', sequence: '', nuclease: 'AccuBase' });
    expect(changeTubes(project, clearCells(tubeRange(cell(0, 'yield'), cell(1, 'yield'), tubes)))).toBe(project);
  });
  test('filling down copies choices, and counts names and places on', () => {
    const range = tubeRange(cell(0, 'position'), cell(2, 'yield'), tubes);
    const filled = changeTubes(project, fillCellsDown(range, tubes)).tubes;
    expect(filled.map(({ name }) => name)).toEqual(['NF1-g1', 'NF1-g2', 'NF1-g3', 'd']);
    expect(filled.map(({ position }) => position)).toEqual(['A01', 'A02', 'A03', 'A04']);
    expect(filled[2]).toMatchObject({ nuclease: 'AccuBase', yield: '10nmol' });
    expect(filled[3]).toBe(tubes[3]);
  });
  test('an editor that does not offer the chemistry of a tube brings its own, as when it is chosen', () => {
    const others = [tube(0, 'a', { nuclease: 'AccuBase' }), tube(1, 'b', { modifications: 'Unmodified' })];
    const changes = fillCellsDown(tubeRange(cell(0, 'nuclease'), cell(1, 'nuclease'), others), others);
    expect(changeTubes({ ...project, tubes: others }, changes).tubes[1]).toMatchObject({
      nuclease: 'AccuBase',
      modifications: 'Standard',
    });
  });
  test('a block goes over the cells from the first on, and past the last tube it adds tubes', () => {
    const pasted = pasteCells(
      tubeRange(cell(3, 'name'), cell(3, 'name'), tubes),
      rows('x\tAC\tespot-on\ny\tGG\tOther'),
      tubes,
      tubes,
    );
    expect(pasted.changes).toEqual(new Map([['t3', { name: 'x', sequence: 'AC', nuclease: 'eSpOT-ON' }]]));
    expect(pasted.added).toEqual([{ name: 'y', sequence: 'GG', nuclease: 'Other' }]);
  });
  test('one value fills the range, and a name counts on', () => {
    const names = pasteCells(tubeRange(cell(1, 'name'), cell(3, 'name'), tubes), rows('NTC'), tubes, tubes);
    expect([...names.changes.values()].map(({ name }) => name)).toEqual(['NTC', 'NTC-2', 'NTC-3']);
    const amounts = pasteCells(tubeRange(cell(0, 'yield'), cell(3, 'yield'), tubes), rows('20'), tubes, tubes);
    expect([...amounts.changes.values()].every((change) => change.yield === '20nmol')).toBe(true);
  });
  test('blank cells empty a text and leave a choice; words that are no choice are counted', () => {
    const range = tubeRange(cell(0, 'name'), cell(0, 'name'), tubes);
    const pasted = pasteCells(range, rows('\tAC\tCas13'), tubes, tubes);
    expect(pasted.changes.get('t0')).toEqual({ name: '', sequence: 'AC' });
    expect(pasted.notUnderstood).toBe(1);
    expect(readCell('purification', '')).toBeNull();
    expect(readCell('modifications', 'user defined')).toEqual({ modifications: 'User-Defined' });
  });
});

describe('keys in the table of tubes', () => {
  const press = (key: string, more = {}, where = {}) =>
    tubeCommand(
      { key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more },
      { isChoice: false, isWhole: false, isRange: false, ...where },
    );
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
  test('Ctrl D fills down, Ctrl Z and Ctrl Y undo and redo; other chords are left to the page', () => {
    expect(press('d', { ctrlKey: true })).toEqual({ kind: 'fill_down' });
    expect(press('z', { ctrlKey: true })).toEqual({ kind: 'undo' });
    expect(press('Z', { ctrlKey: true, shiftKey: true })).toEqual({ kind: 'redo' });
    expect(press('s', { ctrlKey: true })).toBeNull();
  });
});
