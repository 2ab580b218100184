import { type GuideRnaProject, newPlate } from '@cutsite/domain/guide-rna';
import { type ReadSheets, readSheets } from '@cutsite/domain/sheet';
import { expect, test } from 'vitest';
import { maxRowsAtOnce } from '../../../../builder/list-import/list-rows.ts';
import { setWell } from '../../../../builder/plates/edit-wells.ts';
import { freshProject } from '../../project/fresh-project.ts';
import { aPendingImport } from './a-pending-import.cases.ts';
import { type PendingImport, workOut } from './work-out.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const target = 'CCAUUGUUCAAUAUCGUCCG';
const placing = { order: 'by_row', spill: true, againIsNextPlate: false } as const;

const plates = (): GuideRnaProject => freshProject('plates', newId);

/** A project whose first plate holds one guide in A01. */
const startedPlates = (): GuideRnaProject => {
  const project = plates();
  const [first = newPlate('none', '')] = project.plates;
  return { ...project, plates: [setWell(first, 0, { name: 'there', sequence: target }, newId)] };
};

function read(...sheets: readonly (readonly [string, readonly string[]])[]): ReadSheets {
  const tables = sheets.map(([name, lines]) => ({ name, cells: lines.map((line) => line.split('\t')) }));
  const result = readSheets(tables);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
const lines = (...rows: string[]) => read(['', rows]);
const guides = (count: number, stem = 'g') => Array.from({ length: count }, (_, at) => `${stem}${at}\t${target}`);

const workedOut = (sheets: ReadSheets, changes?: Partial<PendingImport>) =>
  workOut(sheets, aPendingImport({ project: plates(), ...changes }), newId);
const filled = (project: GuideRnaProject) => project.plates.map(({ name, wells }) => `${name}: ${wells.length}`);

test('T to U, spaces and quotes are ticked, trims are not (ruling 12)', () => {
  const sheets = lines(`a “1”\t${target.replaceAll('U', 'T')}CGG`, `b\t${target.slice(0, 10)} ${target.slice(10)}`);
  const { preview } = workedOut(sheets);
  const offered = [...preview.offered.keys()].toSorted();
  expect(offered).toEqual(['pam', 'quotes', 'spaces', 't_to_u']);
  const made = new Set(preview.rows.flatMap((row) => row.made));
  expect(offered.filter((kind) => made.has(kind))).toEqual(['quotes', 'spaces', 't_to_u']);
});

test.each([
  ['one a line', ['TP53', 'KRAS', 'MYC', 'KRAS'], ['TP53', 'KRAS', 'MYC']],
  ['with their ids', ['TP53\tENSG00000141510', 'KRAS\tENSG00000133703'], ['TP53', 'KRAS']],
])('symbols of genes are known as such: %s', (_, rows, symbols) => {
  expect(workedOut(lines(...rows)).preview.notes).toEqual([{ geneSymbols: symbols }]);
});

test.each([
  ['guides that are called after their genes', [`TP53\t${target}`, `KRAS\t${target}`]],
  ['names of guides alone', ['TP53-g1', 'KRAS-g2']],
])('and not in %s', (_, rows) => {
  expect(workedOut(lines(...rows)).preview.notes).toEqual([]);
});

test('a whole guide with chemistry becomes User-Defined when it is ticked: the editor Other, and nothing added', () => {
  const scaffold = 'GUUUUAGAGCUAGAAAUAGCAAGUUAAAAUAAGGCUAGUCCGUUAUCAACUUGAAAAAGUGGCACCGAGUCGGUGCUUUU';
  const whole = `mC*mC*mA*${target.slice(3)}${scaffold.slice(0, -3)}mU*mU*mU`;
  const sheets = lines(`a\t${whole}`);
  const project = freshProject('tubes', newId);
  const { preview } = workedOut(sheets, { project });
  expect(preview.rows.flatMap(({ made }) => made)).toEqual([]);
  expect([...preview.offered]).toEqual(
    expect.arrayContaining([
      ['user_defined', 1],
      ['chemistry', 1],
    ]),
  );
  const { after } = workedOut(sheets, { project, switchedOn: new Set(['user_defined', 'chemistry']) });
  expect(after.tubes.map(({ sequence, nuclease, modifications }) => [sequence, nuclease, modifications])).toEqual([
    [whole, 'Other', 'User-Defined'],
  ]);
});

test('the counts are those of the plate as it would be', () => {
  const { preview } = workedOut(lines(`a\t${target}`, `b\t${target.slice(0, 18)}NN`, `b\t${target.slice(0, 19)}A`));
  expect(preview).toMatchObject({ unchanged: 1, faulty: 2, repaired: 0, placed: 3, read: 3 });
  expect(preview.rows.map((row) => row.place)).toEqual(['A01', 'A02', 'A03']);
  expect(preview.faultyRows.map((row) => row.place)).toEqual(['A02', 'A03']);
});

test('a switched-off repair leaves the text as it was pasted', () => {
  const sheets = lines(`a\t${target.replaceAll('U', 'T')}`);
  expect(workedOut(sheets).preview.rows[0]?.sequence).toBe(target);
  const { preview } = workedOut(sheets, { switchedOff: new Set(['t_to_u']) });
  expect(preview.rows[0]?.sequence).toBe(preview.rows[0]?.row.sequence);
  expect(preview.faulty).toBe(1);
});

test('rows beyond the last well go on new plates', () => {
  const { preview, after } = workedOut(lines(...guides(200)), { project: startedPlates() });
  expect(filled(after)).toEqual(['Plate 1: 96', 'Plate 2: 96', 'Plate 3: 9']);
  expect(preview.plateNames).toEqual(['Plate 1', 'Plate 2', 'Plate 3']);
  expect(preview.rows.at(-1)).toMatchObject({ plateName: 'Plate 3', place: 'A09' });
});

test('or find no place, and are counted, not dropped in silence', () => {
  const { preview, after } = workedOut(lines(...guides(98)), { placing: { ...placing, spill: false } });
  expect(filled(after)).toEqual(['Plate 1: 96']);
  expect(preview).toMatchObject({ placed: 96, notPlaced: 2 });
  expect(preview.faultyRows.map((row) => row.noPlace)).toEqual(['plate_full', 'plate_full']);
});

test('several sheets become several plates, an empty one in view the first of them', () => {
  const sheets = read(['KO screen', guides(30)], ['Sheet2', guides(24)]);
  expect(filled(workedOut(sheets).after)).toEqual(['KO screen: 30', 'Plate 2: 24']);
  expect(filled(workedOut(sheets, { project: startedPlates() }).after)).toEqual([
    'Plate 1: 1',
    'KO screen: 30',
    'Plate 2: 24',
  ]);
});

test('a new plate never takes the name of another', () => {
  const project = startedPlates();
  const taken = { ...project, plates: [...project.plates, newPlate('p2', 'Plate 2')] };
  const sheets = read(['Sheet1', guides(2)], ['Sheet2', guides(2)]);
  expect(filled(workedOut(sheets, { project: taken }).after)).toEqual([
    'Plate 1: 1',
    'Plate 2: 0',
    'Plate 3: 2',
    'Plate 4: 2',
  ]);
});

test('what is beyond a hundred plates is shown as not added', () => {
  const { preview } = workedOut(lines(...guides(maxRowsAtOnce + 400)));
  expect(preview).toMatchObject({ read: maxRowsAtOnce + 400, placed: maxRowsAtOnce, notPlaced: 400 });
  expect(preview.plateNames).toHaveLength(100);
});

test('tubes take their modifications from the sheet (LI-2, LI-3)', () => {
  const { preview, after } = workedOut(lines('Name\tSequence\tModifications', `a\t${target}\tno_mods`), {
    project: freshProject('tubes', newId),
    tubeNamesInCart: new Set(['a']),
  });
  expect(after.tubes).toMatchObject([{ name: 'a', modifications: 'Unmodified' }]);
  expect(preview.rows[0]?.faults).toMatchObject([{ code: 'name_exists_in_cart' }]);
});

test('tubes of several sheets follow one another', () => {
  const project = freshProject('tubes', newId);
  const { after } = workedOut(read(['a', guides(2)], ['b', guides(1, 'h')]), { project });
  expect(after.tubes.map(({ name, position }) => `${position} ${name}`)).toEqual(['A01 g0', 'A02 g1', 'A03 h0']);
});

const asking = (...rows: string[]) => lines('Name\tSequence\tGene Editor\tAmount (nmol)', ...rows);

test('an empty plate takes the editor and amount that the list asks for, and says so', () => {
  const { preview, after } = workedOut(asking(`a\t${target}\tAccuBase\t5`, `b\t${target}\tAccuBase\t5`));
  expect(after.plates[0]).toMatchObject({ nuclease: 'AccuBase', yield: '5nmol', modifications: 'Standard' });
  expect(preview.notes).toEqual([
    { plateName: 'Plate 1', taken: { nuclease: 'AccuBase', yield: '5nmol' }, notTaken: {}, differing: [] },
  ]);
});

test('a plate that holds guides keeps its settings, and amounts that no plate has are not taken', () => {
  const project = startedPlates();
  const { preview, after } = workedOut(asking(`a\t${target}\tAccuBase\t3`), { project });
  expect(after.plates[0]?.nuclease).toBe('SpCas9');
  expect(preview.notes).toMatchObject([{ taken: {}, notTaken: { nuclease: 'AccuBase' } }]);
  expect(workedOut(asking(`a\t${target}\tSpCas9\t50`)).preview.notes).toMatchObject([
    { notTaken: { yield: '50nmol' } },
  ]);
});

test('rows that ask for different editors, and words that name none, are reported', () => {
  const { preview } = workedOut(
    asking(`a\t${target}\tAccuBase\t3`, `b\t${target}\tSpCas9\t3`, `c\t${target}\tCas9 RNP\t3`),
  );
  expect(preview.notes).toMatchObject([
    { taken: {}, notTaken: {}, differing: ['nuclease'] },
    { notUnderstood: ['Cas9 RNP'] },
  ]);
});

test('rows that the workbook does not show are known, and are left out when that is wanted', () => {
  const cells = ['name\tsequence', ...guides(3)].map((line) => line.split('\t'));
  const result = readSheets([{ name: 'Guides', cells, hiddenRows: new Set([2]) }]);
  if (!result.ok) throw new Error(result.error.code);
  const { hidden } = workedOut(result.value).preview;
  expect(hidden.length).toBe(1);
  expect(workedOut(result.value, { leftOut: new Set(hidden) }).preview).toMatchObject({ placed: 2, hidden: [] });
});
