import { type GuideRnaProject, newTube, readAsWritten, type Tube, tubePosition } from '@cutsite/domain/guide-rna';
import { describe, expect, test } from 'vitest';
import { clearedCells, filledDown, pastedCells, rangeText } from '../../../builder/cell-range/cell-changes.ts';
import { rangeBetween } from '../../../builder/cell-range/cell-range.ts';
import { createBuilder } from '../../../builder/project/builder-store.ts';
import { editedColumns, rowRules } from '../../../builder/row-table/columns.ts';
import type { RowList } from '../../../builder/row-table/row-list.ts';
import { rowEdits } from '../../../builder/row-table/use-row-edits.ts';
import { addTubeRows, changeTubes } from '../project/edit-tubes.ts';
import { freshProject } from '../project/fresh-project.ts';
import { firstLook } from '../project/guide-rna-look.ts';
import { type TubeChange, tubeColumns } from './tube-columns.ts';
import { holdsWords, tubeTexts, withPastedTube } from './use-tube-list.ts';

const tube = (at: number, name: string, change: Partial<Tube> = {}): Tube => ({
  ...newTube(`t${at}`, tubePosition(at)),
  name,
  sequence: 'ACGUACGUACGUACGUACGU',
  ...change,
});
const tubes = [tube(0, 'NF1-g1', { nuclease: 'AccuBase', yield: '10nmol' }), tube(1, 'b'), tube(2, 'c'), tube(3, 'd')];
const ids = ['t0', 't1', 't2', 't3'];
const columns = tubeColumns(null, undefined);
const tubeRules = (rows: readonly Tube[]) => rowRules(columns, rows);
const rules = tubeRules(tubes);
const range = (from: number, first: string, to: number, last: string) =>
  rangeBetween(
    { row: `t${from}`, column: first },
    { row: `t${to}`, column: last },
    { rows: ids, columns: editedColumns(columns) },
  );
const rows = (text: string) => text.split('\n').map((row) => row.split('\t'));

test('cells of tubes are copied in the words of the screen, so that a spreadsheet reads them', () => {
  expect(rangeText(range(0, 'name', 1, 'purification'), rules)).toBe(
    'NF1-g1\tACGUACGUACGUACGUACGU\tAccuBase\tStandard\t10 nmol\tStandard\nb\tACGUACGUACGUACGUACGU\tSpCas9\tStandard\t3 nmol\tStandard',
  );
});

describe('cells of the tubes are changed together', () => {
  const project = { ...freshProject('tubes', () => 'id'), tubes };
  test('clearing empties names and sequences and leaves choices and places', () => {
    const cleared = changeTubes(project, clearedCells(range(0, 'position', 1, 'nuclease'), rules));
    expect(cleared.tubes[0]).toMatchObject({ position: 'A01', name: '', sequence: '', nuclease: 'AccuBase' });
    expect(changeTubes(project, clearedCells(range(0, 'yield', 1, 'yield'), rules))).toBe(project);
  });
  test('filling down copies choices, and counts names and places on', () => {
    const filled = changeTubes(project, filledDown(range(0, 'position', 2, 'yield'), ids, rules)).tubes;
    expect(filled.map(({ name }) => name)).toEqual(['NF1-g1', 'NF1-g2', 'NF1-g3', 'd']);
    expect(filled.map(({ position }) => position)).toEqual(['A01', 'A02', 'A03', 'A04']);
    expect(filled[2]).toMatchObject({ nuclease: 'AccuBase', yield: '10nmol' });
    expect(filled[3]).toBe(tubes[3]);
  });
  test('an editor that does not offer the chemistry of a tube brings its own, as when it is chosen', () => {
    const others = [tube(0, 'a', { nuclease: 'AccuBase' }), tube(1, 'b', { modifications: 'Unmodified' })];
    const changes = filledDown(range(0, 'nuclease', 1, 'nuclease'), ids, tubeRules(others));
    expect(changeTubes({ ...project, tubes: others }, changes).tubes[1]).toMatchObject({
      nuclease: 'AccuBase',
      modifications: 'Standard',
    });
  });
  test('a block goes over the cells from the first on, and past the last tube it adds tubes', () => {
    const pasted = pastedCells(range(3, 'name', 3, 'name'), rows('x\tAC\tespot-on\ny\tGG\tOther'), ids, rules);
    expect(pasted.changes).toEqual(new Map([['t3', { name: 'x', sequence: 'AC', nuclease: 'eSpOT-ON' }]]));
    expect(pasted.added).toEqual([{ name: 'y', sequence: 'GG', nuclease: 'Other' }]);
  });
  test('one value fills the range', () => {
    const amounts = pastedCells(range(0, 'yield', 3, 'yield'), rows('20'), ids, rules);
    expect([...amounts.changes.values()].every((change) => change.yield === '20nmol')).toBe(true);
  });
  test('blank cells empty a text and leave a choice; words that are no choice are counted', () => {
    const pasted = pastedCells(range(0, 'name', 0, 'name'), rows('\tAC\tCas13'), ids, rules);
    expect(pasted.changes.get('t0')).toEqual({ name: '', sequence: 'AC' });
    expect(pasted.notUnderstood).toBe(1);
    expect(rules.read('purification', '')).toBeNull();
    expect(rules.read('modifications', 'user defined')).toEqual({ modifications: 'User-Defined' });
  });
});

test('tubes are found by name, position, and sequence as RNA or DNA, with its marks or without', () => {
  const tubes = [
    { ...newTube('a', 'A01'), name: 'TP53-g1', sequence: 'ACGUACGU' },
    { ...newTube('b', 'A02'), name: 'mod', sequence: 'mG*mA*UUCC' },
  ];
  const found = (text: string) => tubes.filter((one) => holdsWords(one, text.trim().toLowerCase())).map(({ id }) => id);
  expect(found('tp53')).toEqual(['a']);
  expect(found('a02')).toEqual(['b']);
  expect(found('ACG TAC')).toEqual(['a']);
  expect(found('GATTCC')).toEqual(['b']);
  expect(found('mG*mA')).toEqual(['b']);
});

test('a column of DNA that is pasted over targets is read as RNA, and each tube keeps what was pasted (ruling 71)', () => {
  let id = 0;
  const start: GuideRnaProject = { ...freshProject('tubes', () => 'id'), tubes };
  const builder = createBuilder(start, () => `n${(id += 1)}`, firstLook);
  const list: RowList<Tube, TubeChange> = {
    words: tubeTexts,
    columns,
    rows: () => builder.project().tubes,
    place: ({ position }) => position,
    nextPlace: () => '',
    name: ({ name }) => name,
    isBlank: () => false,
    holds: () => true,
    change: (step, changes, added = []) =>
      builder.edit(step, (now) =>
        addTubeRows(changeTubes(now, changes), added, firstLook.newTubeSettings, builder.newId),
      ),
    remove: () => undefined,
    append: () => undefined,
    readAs: readAsWritten,
    withPasted: withPastedTube,
    onPaste: () => undefined,
  };
  const [dna, rna] = ['CCATTGTTCAATATCGTCCA', 'CCAUUGUUCAAUAUCGUCCA'];
  const edits = rowEdits(list, builder, ids, { text: '' });
  expect(edits.paste([dna, rna, dna].join('\n'), range(2, 'sequence', 2, 'sequence'), true)).toBe(true);
  expect(builder.project().tubes.map(({ sequence, asPasted }) => [sequence, asPasted])).toEqual([
    [tubes[0]?.sequence, undefined],
    [tubes[1]?.sequence, undefined],
    [rna, { name: 'c', sequence: dna }],
    [rna, undefined],
    [rna, { name: '', sequence: dna }],
  ]);
  builder.undo();
  expect(builder.project().tubes).toEqual(tubes);
});
