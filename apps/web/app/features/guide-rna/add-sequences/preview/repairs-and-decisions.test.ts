import { type GuideRnaProject, newPlate, type ProposalKind } from '@cutsite/domain/guide-rna';
import { usd } from '@cutsite/domain/money';
import { type ReadSheets, readSheets } from '@cutsite/domain/sheet';
import { describe, expect, test } from 'vitest';
import { setWell } from '../../../../builder/plates/edit-wells.ts';
import { somePrices } from '../../../../platform/some-prices.cases.ts';
import { freshProject } from '../../project/fresh-project.ts';
import { aPendingImport } from './a-pending-import.cases.ts';
import { type PendingImport, workOut } from './work-out.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const target = 'CAAUUGUUCAAUAUCGUCCA';
const scaffold = 'GUUUUAGAGCUAGAAAUAGCAAGUUAAAAUAAGGCUAGUCCGUUAUCAACUUGAAAAAGUGGCACCGAGUCGGUGCUUUU';
const settings = { nuclease: 'SpCas9', modifications: 'Standard', yield: '3nmol', purification: 'spe' } as const;

function read(...lines: readonly string[]): ReadSheets {
  const result = readSheets([{ name: null, cells: lines.map((line) => line.split('\t')) }]);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const workedOut = (sheets: ReadSheets, changes: Partial<PendingImport> = {}) =>
  workOut(sheets, aPendingImport({ project: freshProject('plates', newId), ...changes }), newId);
const on = (...kinds: ProposalKind[]) => ({ switchedOn: new Set(kinds) });
const keyOf = (sheets: ReadSheets, row: number): string => workedOut(sheets).preview.rows[row]?.row.key ?? '';
const names = (project: GuideRnaProject) => project.plates[0]?.wells.map(({ name }) => name);

describe('Repairs in the preview are those of the builder', () => {
  test('writing is mended at once: quotes, spaces, T, small letters, in names as well (ruling 12)', () => {
    const sheets = read(`VHL “g1”\t${target.replaceAll('U', 't')}`, `g2\t ${target.toLowerCase()}`);
    const { preview } = workedOut(sheets);
    expect(preview.rows.map(({ name, sequence }) => `${name} ${sequence}`)).toEqual([
      `VHL g1 ${target}`,
      `g2 ${target}`,
    ]);
    expect(preview).toMatchObject({ unchanged: 0, repaired: 2, faulty: 0, read: 2 });
  });

  test('trims and names are offered, and made when they are ticked, one uncovering the next', () => {
    const sheets = read(`a\t${target}UGG${scaffold}`, `TP53/g1\t${target.slice(1)}A`, `a\t${target.slice(2)}AA`);
    const { preview } = workedOut(sheets);
    expect([...preview.offered]).toEqual([
      ['scaffold', 1],
      ['name_characters', 1],
      ['name_repeated', 1],
    ]);
    expect(preview.rows.map(({ made }) => made)).toEqual([[], [], []]);
    const { preview: after } = workedOut(sheets, on('scaffold', 'pam', 'name_characters', 'name_repeated'));
    expect(after.rows.map(({ name, sequence }) => `${name} ${sequence}`)).toEqual([
      `a ${target}`,
      `TP53-g1 ${target.slice(1)}A`,
      `a-2 ${target.slice(2)}AA`,
    ]);
    expect(after.rows[0]?.made).toEqual(['scaffold', 'pam']);
    expect(after.faulty).toBe(0);
  });

  test('names that are missing or too long are given and shortened', () => {
    const sheets = read('name\tsequence', `\t${target}`, `CTNNB1 exon 3 guide 12\t${target.slice(1)}A`);
    const { after } = workedOut(sheets, on('name_missing', 'name_length'));
    expect(names(after)).toEqual(['guide-A01', 'CTNNB1-ex3-g12']);
  });

  test('a guide that is on the plate already keeps its name, whatever is added in front of it', () => {
    const project = freshProject('plates', newId);
    const [plate = newPlate('', '')] = project.plates;
    const started = { ...project, plates: [setWell(plate, 5, { name: 'g1', sequence: target }, newId)] };
    const { after } = workedOut(read(`g1\t${target.slice(1)}A`), { project: started, ...on('name_repeated') });
    expect(names(after)).toEqual(['g1-2', 'g1']);
  });

  test('the other strand is a matter of the row, never made together with others', () => {
    const sheets = read(`a\tCCA${target}`, `b\tCCA${target.slice(1)}A`);
    const { preview } = workedOut(sheets, on('reverse_complement'));
    expect(preview.offered.has('reverse_complement')).toBe(false);
    expect(preview.rows.map(({ made }) => made)).toEqual([[], []]);
    expect(preview.asks.map(({ row }) => row.name)).toEqual(['a', 'b']);
    const { preview: after } = workedOut(sheets, { otherAnswers: new Set([keyOf(sheets, 1)]) });
    expect(after.rows.map(({ made }) => made)).toEqual([[], ['reverse_complement']]);
    expect(after.asks.map(({ row }) => row.name)).toEqual(['a']);
  });

  test('tubes are offered the modifications that their editor has', () => {
    const sheets = read('name\tsequence\tmodifications', `a\t${target}\tno_mods`);
    const project = freshProject('tubes', newId);
    const changes = { project, newTubeSettings: { ...settings, nuclease: 'AccuBase' } as const };
    expect([...workedOut(sheets, changes).preview.offered.keys()]).toEqual(['modifications']);
    const { after } = workedOut(sheets, { ...changes, ...on('modifications') });
    expect(after.tubes.map((tube) => tube.modifications)).toEqual(['Standard']);
  });
});

describe('Wells that are not to be had', () => {
  const sheets = read(
    'well\tname\tsequence',
    ...['A01', 'A01', 'Z01', 'B03'].map((well, at) => `${well}\tg${at}\t${target}`),
  );

  test('are shown, and laid again when that is ticked', () => {
    const { preview } = workedOut(sheets);
    expect(preview.rows.map(({ place, noPlace }) => place ?? noPlace)).toEqual([
      'A01',
      'well_named_twice',
      'row_outside',
      'B03',
    ]);
    expect(preview.offered.get('position')).toBe(2);
    const { preview: after } = workedOut(sheets, on('position'));
    expect(after.rows.map(({ row, place, made }) => `${row.well}→${place} ${made.join()}`)).toEqual([
      'A01→A01 ',
      'A01→A02 position',
      'Z01→A03 position',
      'B03→B03 ',
    ]);
    expect(after.offered.get('position')).toBe(2);
  });

  test('that hold something are skipped where that is asked for: shown, and laid again when that is ticked', () => {
    const project = freshProject('plates', newId);
    const [plate = newPlate('', '')] = project.plates;
    const there = setWell(plate, 0, { name: 'there', sequence: target.slice(1) }, newId);
    const pending = {
      project: { ...project, plates: [there] },
      placing: { order: 'by_row', spill: true, againIsNextPlate: false, skipTaken: true },
    } as const;
    const { preview, after } = workedOut(sheets, pending);
    expect(preview.rows.map(({ place, noPlace }) => place ?? noPlace)).toEqual([
      'well_taken',
      'well_named_twice',
      'row_outside',
      'B03',
    ]);
    expect(names(after)).toEqual(['there', 'g3']);
    const laidAnew = workedOut(sheets, { ...pending, ...on('position') });
    expect(names(laidAnew.after)).toEqual(['there', 'g0', 'g1', 'g2', 'g3']);
    const replaced = workedOut(sheets, { ...pending, placing: { ...pending.placing, skipTaken: false } });
    expect(names(replaced.after)).toEqual(['g0', 'g3']);
  });

  test('a list that names each well twice is offered as two plates', () => {
    const twice = read(
      'well\tname\tsequence',
      ...['A01', 'B02', 'A01', 'B02'].map((well, at) => `${well}\tg${at}\t${target}`),
    );
    const { preview } = workedOut(twice);
    expect(preview).toMatchObject({ placed: 2, notPlaced: 2, namedAgain: { rows: 2, plates: 2 } });
    const { preview: after } = workedOut(twice, {
      placing: { order: 'by_row', spill: true, againIsNextPlate: true },
    });
    expect(after.rows.map(({ plateName, place }) => `${plateName} ${place}`)).toEqual([
      'Plate 1 A01',
      'Plate 1 B02',
      'Plate 2 A01',
      'Plate 2 B02',
    ]);
    expect(after).toMatchObject({ notPlaced: 0, plateNames: ['Plate 1', 'Plate 2'] });
  });
});

describe('Single rows', () => {
  const sheets = read(`a\t${target}`, 'b\tNNNNN', `b\tNNNNN`, `c\t${target.slice(1)}A`);

  test('are left out, counted, and known again when the list around them changes', () => {
    const leftOut = new Set([keyOf(sheets, 2)]);
    const { preview, after } = workedOut(sheets, { leftOut });
    expect(names(after)).toEqual(['a', 'b', 'c']);
    expect(preview).toMatchObject({ leftOutCount: 1, read: 4, placed: 3 });
    expect(preview.leftOut.map(({ line }) => line)).toEqual([3]);
    const longer = read('z\tCCAUU', `a\t${target}`, 'b\tNNNNN', 'b\tNNNNN');
    expect(workedOut(longer, { leftOut }).preview.leftOut.map(({ line }) => line)).toEqual([4]);
  });

  test('are edited, and checked where they would stand', () => {
    const key = keyOf(sheets, 1);
    const edits = new Map([[key, { name: 'b', sequence: target.slice(2), well: 'H12' }]]);
    const { preview } = workedOut(sheets, { edits, open: key });
    expect(preview.rows[1]).toMatchObject({ name: 'b', place: 'H12', row: { edited: true } });
    expect(preview.rows[1]?.faults.map(({ code }) => code)).toEqual(['name_not_unique']);
    const renamed = new Map([[key, { name: 'b2', sequence: target.slice(2), well: null }]]);
    const { preview: fine } = workedOut(sheets, { edits: renamed, open: key });
    expect(fine.rows[1]?.faults.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(fine.asks.map(({ row }) => row.line)).toEqual([2, 3]);
    expect(workedOut(sheets, { edits: renamed }).preview.asks.map(({ row }) => row.line)).toEqual([3]);
  });
});

describe('The price of what is added', () => {
  const prices = (price: number, min: number | null = null) =>
    somePrices({ price, ranges: { length: { min, max: null } } });

  test('is the difference that they make, with its parts', () => {
    const sheets = read(`a\t${target}`, `b\t${target.slice(1)}A`);
    expect(workedOut(sheets, { prices: prices(2_460) }).preview.cost).toEqual({
      added: usd(4_920),
      parts: [{ count: 2, each: usd(2_460) }],
    });
  });

  test('is not shown where there is none', () => {
    expect(workedOut(read(`a\t${target}`), { prices: prices(2_460, 100) }).preview.cost).toBeNull();
    expect(workedOut(read(`a\t${target}`)).preview.cost).toBeNull();
  });
});

test('a plate whose name comes from the list shows what is wrong with it', () => {
  const name = 'A screen of many kinases';
  const sheets = read('plate\tname\tsequence', `${name}\ta\t${target}`, `P2\tb\t${target}`);
  const { preview } = workedOut(sheets);
  expect(preview.nameFaults.map(({ plateName }) => plateName)).toEqual([name]);
});

test('a plate is drawn as it would be, new wells apart from those that were there', () => {
  const project = freshProject('plates', newId);
  const [plate = newPlate('', '')] = project.plates;
  const started = { ...project, plates: [setWell(plate, 1, { name: 'there', sequence: target }, newId)] };
  const { preview } = workedOut(read(`a\t${target.slice(1)}A`, 'b\tNNNNN'), { project: started });
  expect(preview.pictures).toEqual([
    {
      name: 'Plate 1',
      filled: 3,
      states: new Map([
        [0, 'filled'],
        [1, 'filled'],
        [2, 'error'],
      ]),
      fresh: new Set([0, 2]),
    },
  ]);
});
