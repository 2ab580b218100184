import { type GuideRnaProject, readAsWritten } from '@cutsite/domain/guide-rna';
import { describe, expect, test } from 'vitest';
import { readCells } from '../../../builder/paste/read-cells.ts';
import { spreadsheetCells } from '../../../builder/paste/spreadsheet-cells.ts';
import { pasteIntoRange } from '../../../builder/plate-paste/paste-into-range.ts';
import { type PasteInto, placePasted } from '../../../builder/plate-paste/place-pasted.ts';
import { readPaste as readPasteBy } from '../../../builder/plate-paste/read-paste.ts';
import { copiedText } from '../../../builder/plates/copied-text.ts';
import { setWell } from '../../../builder/plates/edit-wells.ts';
import { createBuilder } from '../../../builder/project/builder-store.ts';
import { freshProject } from '../project/fresh-project.ts';
import { firstLook } from '../project/guide-rna-look.ts';
import { exampleRows } from './example-rows.ts';
import { guidePaste, guidePastePlates } from './guide-paste.ts';
import { guideLanding, mendedText } from './land-pasted.ts';

const readPaste = (text: string) => readPasteBy(text, guidePaste(new Set()).isKept);

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const anEmptyPlate = () => freshProject('plates', newId).plates[0]!;

async function pasted(
  text: string,
  startAt: number | PasteInto = 0,
  project: GuideRnaProject = freshProject('plates', newId),
) {
  const sheet = await readPaste(text);
  if (sheet === 'better_looked_at' || !sheet.ok) throw new Error('not read');
  return placePasted(project, project.plates[0]!, sheet.value.rows, startAt, 'by_row', guidePastePlates, newId);
}
const wellsOf = ({ plates }: Awaited<ReturnType<typeof pasted>>) =>
  plates.map(({ plate, placed }) => [plate.name, placed.map(({ index }) => index)]);

const rows = (count: number) => Array.from({ length: count }, (_, at) => `g${at}\tCCAUUGUUCAAUAUCGUCCG`).join('\n');

test('rows of a spreadsheet fill the plate from the active well on, row by row (ruling 23)', async () => {
  expect(wellsOf(await pasted(rows(3), 11))).toEqual([['Plate 1', [11, 12, 13]]]);
});

test('a row that names its well goes there (ruling 22)', async () => {
  const placement = await pasted('Well\tName\tSequence\nb 2\ta\tCCAUU\nA01\tb\tCCAUU');
  expect(wellsOf(placement)).toEqual([['Plate 1', [13, 0]]]);
});

test('rows past the last well start another plate with the same settings, under a name that is free', async () => {
  const project = freshProject('plates', newId);
  const [plate = anEmptyPlate()] = project.plates;
  const second = { ...anEmptyPlate(), id: 'second', name: 'Plate 2' };
  const started = { ...project, plates: [{ ...plate, nuclease: 'AccuBase', yield: '10nmol' } as const, second] };
  const placement = await pasted(rows(200), 94, started);
  expect(wellsOf(placement).map(([name, wells]) => [name, wells?.length])).toEqual([
    ['Plate 1', 2],
    ['Plate 3', 96],
    ['Plate 4', 96],
    ['Plate 5', 6],
  ]);
  expect(placement.plates.at(-1)?.plate).toMatchObject({ nuclease: 'AccuBase', yield: '10nmol' });
});

test('a well that is none, or is named twice, is left for the dialog to ask about', async () => {
  const placement = await pasted('Well\tName\tSequence\nA01\ta\tCCAUU\na1\tb\tCCAUU\nZ99\tc\tCCAUU');
  expect(placement.notPlaced.map(({ reason }) => reason)).toEqual(['well_named_twice', 'row_outside']);
});

test('comma-separated text is read like tab-separated text', async () => {
  const [tabs, commas] = await Promise.all([pasted('a\tCCAUU\nb\tGGAUU'), pasted('a,CCAUU\nb,GGAUU')]);
  const sequences = ({ plates }: typeof tabs) => plates[0]?.plate.wells.map((well) => well.sequence);
  expect(sequences(commas)).toEqual(sequences(tabs));
});

test('a paste of several plates is shown before it is added', async () => {
  const plates = '\t1\t2\nA\tCCAUU\tGGAUU\n';
  expect(await readPaste(plates + plates)).toBe('better_looked_at');
});

test('a mail that was on the clipboard is shown before it is added; DNA and half-finished rows are not', async () => {
  expect(await readPaste('Dear Rosa, please find below what we talked about.\nBest, Tom')).toBe('better_looked_at');
  expect(await readPaste('NF1-g1\tCCATTGNNXX\nNF1-g2\t')).toMatchObject({ ok: true });
});

test('what is copied can be pasted again', async () => {
  const plate = setWell(anEmptyPlate(), 4, { name: 'a\tb', sequence: 'CCAUU' }, newId);
  expect(copiedText(plate, [3, 4, 5])).toBe('a b\tCCAUU');
  expect(copiedText(plate, [0])).toBeNull();
});

test('the example can be ordered: 24 guides, no name and no target twice', () => {
  const example = exampleRows();
  expect(new Set(example.map((row) => row.name)).size).toBe(24);
  expect(new Set(example.map((row) => row.sequence)).size).toBe(24);
});

test.each([
  ['one cell', 'NF1-g1', [['NF1-g1']]],
  ['one cell with the line end of Excel', 'NF1-g1\r\n', [['NF1-g1']]],
  ['a column', 'a\nb\r\nc\n', [['a'], ['b'], ['c']]],
  [
    'two columns, a cell of which is empty',
    'a\tCCAUU\n\tGGAUU',
    [
      ['a', 'CCAUU'],
      ['', 'GGAUU'],
    ],
  ],
  ['a cell with a line end in it', '"CCAUU\nGGAUU"', [['CCAUU\nGGAUU']]],
  [
    'quoted cells beside others',
    '"a\tb"\tx\n"say ""g1"""\ty',
    [
      ['a\tb', 'x'],
      ['say "g1"', 'y'],
    ],
  ],
  ['a lone quote', '5" tube\tx\n"half', [['5" tube', 'x'], ['"half']]],
  ['nothing', '', [['']]],
])('the cells of a clipboard: %s', (_, text, cells) => {
  expect(spreadsheetCells(text)).toEqual(cells);
});

test('a clipboard of 100 KB of quotes is read to its end (promise F6)', () => {
  expect(spreadsheetCells('"'.repeat(100_000)).length).toBe(1);
  expect(spreadsheetCells('"a\n'.repeat(33_000)).length).toBe(33_000);
});

test('a list pasted into a selected column fills the column; one guide fills all that is selected, its name counting on', () => {
  const column = { anchor: 86, active: 2 };
  const list = ['a', 'b', 'c'].map((name) => ({ name, sequence: 'ACGU', well: null }));
  const plate = setWell(anEmptyPlate(), 0, { name: 'a-2' }, newId);
  expect(pasteIntoRange(plate, list, column, 'by_row', guidePastePlates)?.into.wells.slice(0, 3)).toEqual([2, 14, 26]);
  const one = pasteIntoRange(plate, list.slice(0, 1), { anchor: 1, active: 14 }, 'by_column', guidePastePlates);
  expect(one?.into.wells).toEqual([1, 13, 2, 14]);
  expect(one?.rows.map(({ name }) => name)).toEqual(['a', 'a-3', 'a-4', 'a-5']);
});

test('a list longer than what is selected, or one that names its wells, is placed from the first well on as ever', () => {
  const row = { name: 'a', sequence: 'ACGU', well: null };
  const two = { anchor: 1, active: 0 };
  expect(pasteIntoRange(anEmptyPlate(), [row, row, row], two, 'by_row', guidePastePlates)).toBeNull();
  expect(pasteIntoRange(anEmptyPlate(), [{ ...row, well: 'H12' }], two, 'by_row', guidePastePlates)).toBeNull();
  expect(pasteIntoRange(anEmptyPlate(), [row], { anchor: 3, active: 3 }, 'by_row', guidePastePlates)).toBeNull();
});

describe('A paste is mended where it is only writing, and looked at otherwise (ruling 71)', () => {
  const dna = Array.from({ length: 96 }, (_, at) => {
    const base = (shift: number) => 'ACGT'.charAt((at >> shift) % 4);
    return `${base(0)}${base(2)}${base(4)}CAATTGTTCAATATCGA`;
  });
  const landed = async (text: string) => {
    const project = freshProject('plates', newId);
    return guideLanding(new Set()).mend(project, (await pasted(text, 0, project)).plates);
  };

  test('96 guides of DNA make a plate of RNA, and the notice says so', async () => {
    const mended = await landed(
      dna.map((target, at) => `g${at}\t${at < 2 ? target.replaceAll('T', 'U') : target}`).join('\n'),
    );
    if (mended === 'better_looked_at') throw new Error('asked');
    expect(mended.said).toBe('T read as U in 94.');
    expect(mended.plates[0]?.plate.wells.every(({ sequence }) => /^[ACGU]{20}$/.test(sequence))).toBe(true);
  });

  test.each([
    ['a target with its PAM', 'a\tCCAATTGTTCAATATCGACCTGG'],
    ['names that are alike', `a\t${dna[0]}\na\t${dna[1]}`],
  ])('%s is shown in the dialog first', async (_, text) => {
    expect(await landed(text)).toBe('better_looked_at');
  });

  test('corrections are listed in the order of importance, each with its number', () => {
    expect(
      mendedText([
        { tToU: 94, smallLetters: 0, otherMarks: 2, namesGiven: 1 },
        { tToU: 1, smallLetters: 0, otherMarks: 0, namesGiven: 0 },
      ]),
    ).toBe('T read as U in 95. Spaces and quotes removed in 2. 1 named after its place.');
  });

  test('tubes too, in one step that can be undone; the others asked about change nothing', () => {
    const builder = createBuilder(freshProject('tubes', newId), newId, firstLook);
    const row = (name: string, sequence: string) => ({ line: 1, name, sequence, well: null, modifications: null });
    const { elsewhere } = guideLanding(new Set());
    expect(elsewhere(builder, [row('a', dna[0] ?? ''), row('', dna[1] ?? '')])).toEqual({
      said: '2 tubes pasted. T read as U in 2. 1 named after its place.',
    });
    expect(builder.project().tubes.map(({ name, asPasted }) => [name, asPasted?.sequence])).toEqual([
      ['a', dna[0]],
      ['guide-A02', dna[1]],
    ]);
    const before = builder.project();
    expect(elsewhere(builder, [row('b', `${dna[3]}TGG`)])).toBe('better_looked_at');
    expect(builder.project()).toBe(before);
    builder.undo();
    expect(builder.project().tubes.map(({ name }) => name)).toEqual(['']);
  });
});

test.each([
  ['DNA is read as RNA', 'ccattgttcaatatcgtcca', 'CCAUUGUUCAAUAUCGUCCA'],
  ['spaces and quotes go', '“CCAUU GUUCA”', 'CCAUUGUUCA'],
  ['a letter that is no base leaves it as it is', 'CCATTNN', 'CCATTNN'],
  ['chemistry too', 'mC*CATT', 'mC*CATT'],
  ['a PAM is not trimmed', 'CCAATTGTTCAATATCGACCTGG', 'CCAAUUGUUCAAUAUCGACCUGG'],
])('a sequence that is pasted into a cell: %s (ruling 71)', (_, text, read) => {
  expect(readAsWritten(text)).toBe(read);
  expect(readCells([[text], ['']], readAsWritten).said).toBe(text === read ? '' : ' 1 written as RNA.');
});
