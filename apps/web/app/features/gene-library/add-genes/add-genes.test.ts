import { makeGeneIndex } from '@cutsite/domain/gene';
import { plate96, plate384, positionsInOrder, wellLabel } from '@cutsite/domain/labware';
import { describe, expect, test } from 'vitest';
import { aNumberedGene, plainNames, someGenes } from '../../../genes/catalogue/some-genes.cases.ts';
import { lineParts } from '../../../genes/list/gene-list-preview.ts';
import type { GeneDecision } from '../../../genes/list/gene-list-work.ts';
import { readText } from '../../../platform/sheets/read-file.ts';
import { checkedDraft } from '../check/checked-library.ts';
import { libraryTables } from '../export/library-tables.ts';
import { formatOf, freshLibrary, type LibraryDraft, withPlateType } from '../project/library-draft.ts';
import { placeNames } from '../project/place-names.ts';
import { type LibraryListWanted, workOutLibraryList } from './library-list-work.ts';
import { placeGenes } from './place-genes.ts';
import { type ReadGenes, readGenes } from './read-genes.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const none: ReadonlyMap<number, GeneDecision> = new Map();
const options = { order: 'by_column', even: false, spread: false, newId } as const;

async function reading(
  text: string,
  format = plate384,
  isFile = false,
  { asNames = false, geneColumn }: { readonly asNames?: boolean; readonly geneColumn?: number } = {},
): Promise<ReadGenes> {
  const tables = await readText(text);
  if (!tables.ok) throw new Error(tables.error);
  const source = { tables: tables.value, text: isFile ? null : text, geneColumn };
  return readGenes(source, { format, plates: 0, asNames, index: someGenes.index });
}
const namesOf = (read: ReadGenes) => (read.kind === 'names' ? read.names.map(({ name }) => name) : read);
const wellList = (format = plate384, headings = 'Well Position,Gene') =>
  [
    headings,
    ...positionsInOrder(format, 'by_column').map(
      (at, place) => `${wellLabel(at)},${place < 30 ? `GENE${place + 1}` : ''}`,
    ),
  ].join('\n');

describe('A list of genes', () => {
  test.each([
    ['lines', 'TP53\nKRAS\nMYC'],
    ['lines of Windows', 'TP53\r\nKRAS\r\nMYC\r\n'],
    ['commas', 'TP53, KRAS,MYC'],
    ['semicolons', 'TP53;KRAS;MYC'],
    ['tabs', 'TP53\tKRAS\tMYC'],
    ['blank lines and a heading', 'Gene\nTP53\n\nKRAS\n \nMYC'],
  ])('separated by %s is the same (LI-14)', async (_how, text) => {
    expect(namesOf(await reading(text))).toEqual(['TP53', 'KRAS', 'MYC']);
  });

  test('of wells goes where it says, whatever its headings are called (LI-15, LI-17)', async () => {
    for (const headings of ['Well Position,Gene', 'Well,Symbol']) {
      const read = await reading(wellList(plate384, headings), plate384, true);
      expect(read).toMatchObject({ kind: 'plates', plates: [{ plateName: 'Plate 1', layout: 'vertical-384' }] });
    }
  });

  test('for other plates is refused, with the two ways on (LI-19)', async () => {
    const read = await reading(wellList(plate96));
    expect(read).toEqual({
      kind: 'refused',
      message: 'Laid out for 96 wells, and this plate has 384.',
      laidOutFor: 96,
      hasNames: true,
      offered: null,
    });
    expect(namesOf(await reading(wellList(plate96), plate384, false, { asNames: true }))).toEqual(plainNames(30));
  });

  test('of several columns without any known heading says what it holds', async () => {
    const read = await reading('Clone,Plasmid\nGENE1,p1\nGENE2,p2', plate384, true);
    expect(read).toMatchObject({
      message: 'The first row must hold Well Position and Gene. It holds Clone, Plasmid.',
      hasNames: true,
      offered: { columns: [{ heading: 'Clone' }, { heading: 'Plasmid' }] },
    });
  });

  test('of several columns is read from the one that is chosen, into wells where it has some', async () => {
    const table = 'Clone,Target\nc1,GENE1\nc2,GENE2';
    expect(namesOf(await reading(table, plate384, true, { geneColumn: 1 }))).toEqual(['GENE1', 'GENE2']);
    const wells = wellList(plate384, 'Well,Target');
    expect(await reading(wells, plate384, true)).toMatchObject({ offered: { suggested: 1 } });
    expect(await reading(wells, plate384, true, { geneColumn: 1 })).toMatchObject({
      kind: 'plates',
      plates: [{ layout: 'vertical-384' }],
      columns: { read: ['Well', 'Target'], offered: { suggested: 1 } },
    });
  });

  test('of a table takes the column of genes', async () => {
    expect(namesOf(await reading('Rank,Gene Symbol,Score\n1,TP53,0.3\n2,KRAS,0.1', plate384, true))).toEqual([
      'TP53',
      'KRAS',
    ]);
  });
});

describe('What adding a list would do', () => {
  const added = (names: readonly string[], draft = freshLibrary(newId), decisions = none, even = false) => {
    const columns = { read: [], notRead: [], withoutGene: 0, offered: null };
    const read = { kind: 'names', names: names.map((name, at) => ({ line: at + 1, name })), columns } as const;
    return placeGenes(draft, read, decisions, { ...options, even });
  };

  const worked = (names: readonly string[], changes: Partial<LibraryListWanted> = {}) => {
    const text = names.join('\n');
    const tables = [{ name: null, cells: names.map((name) => [name]) }];
    const wanted = {
      project: freshLibrary(newId),
      genome: 'homo_sapiens',
      decisions: none,
      leavesOut: false,
      asNames: false,
      prices: null,
      ...options,
    } as const;
    const { preview, after } = workOutLibraryList({ tables, text }, { ...wanted, ...changes }, someGenes, newId);
    if (preview.kind === 'refused') throw new Error(preview.message);
    const lines = lineParts.flatMap((part) => preview.parts[part].lines).toSorted((one, other) => one.key - other.key);
    const accounted = lineParts.reduce(
      (sum, part) => sum + preview.parts[part].count,
      preview.leftOut + preview.tooMany.count,
    );
    return { preview, after, lines, accounted };
  };

  test('accounts for every line: n in, n out', () => {
    const { lines } = worked(['HER2', 'P65', 'CDK12B', 'CDK8', 'PLK1', 'ntc1', 'GENE1', 'gene1', 'Rosa26']);
    expect(lines.map(({ part }) => part)).toEqual([
      'resolved',
      'needs_you',
      'needs_you',
      'needs_you',
      'to_check',
      'controls',
      'as_typed',
      'repeated',
      'needs_you',
    ]);
    expect(lines.at(-1)?.choices.map(({ label }) => label)).toContain('Leave it out');
  });

  test.each([
    ['a formula', '=HYPERLINK("http://evil.example","TP53")', '=HYPERLINK("http://evil.example","TP53") is not in'],
    ['a command', '+cmd|calc', '+cmd|calc is not in the human gene list.'],
    ['a page', '<script>alert(1)</script>', '<script>alert(1)</script> is not in the human gene list.'],
    ['a line of a book', 'x'.repeat(5_000), 'is too long for a gene name.'],
    ['a date', '1-Mar', 'looks like a date'],
    ['a sequence', 'ACGUACGUACGUACGUACGU', 'is not in the human gene list.'],
  ])('%s in a list gets its sentence, can be left out, and is never ordered', (_what, name, sentence) => {
    const tables = [{ name: null, cells: [[name], ['GENE1']] }];
    const wanted = {
      project: freshLibrary(newId),
      genome: 'homo_sapiens',
      decisions: none,
      asNames: false,
      prices: null,
      ...options,
    } as const;
    const { preview, after } = workOutLibraryList(
      { tables, text: null },
      { ...wanted, leavesOut: true },
      someGenes,
      newId,
    );
    if (preview.kind === 'refused') throw new Error(preview.message);
    const [line] = preview.parts.needs_you.lines;
    // Names that match nothing are shown in capitals, as human genes are written (GC-3).
    expect(line?.message?.toUpperCase()).toContain(sentence.toUpperCase());
    expect(line?.choices.map(({ label }) => label)).toContain('Leave it out');
    expect(after.plates[0]?.wells.map((well) => well.name)).toEqual(['GENE1']);
  });

  test('a control character in a name is taken for a blank', () => {
    expect(worked(['\u0000GENE1\u0007', '\u200bGENE2']).lines.map(({ shown }) => shown)).toEqual(['GENE1', 'GENE2']);
  });

  test('of another species is said to be one, and its names stay as they were written', () => {
    const mouse = ['Trp53', 'Kras', 'Myc'].map((symbol, at) =>
      aNumberedGene(symbol, at, { ensemblId: `ENSMUSG0000000000${at + 1}` }),
    );
    const genes = { ...someGenes, others: [makeGeneIndex('mus_musculus', mouse)] };
    const names = ['Trp53', 'Kras', 'Myc'];
    const tables = [{ name: null, cells: names.map((name) => [name]) }];
    const wanted = {
      project: freshLibrary(newId),
      genome: 'homo_sapiens',
      decisions: none,
      leavesOut: false,
      asNames: false,
      prices: null,
      ...options,
    } as const;
    const { preview } = workOutLibraryList({ tables, text: names.join('\n') }, wanted, genes, newId);
    expect(preview).toMatchObject({ foreign: 3, writtenFor: 'mus_musculus', parts: { needs_you: { count: 3 } } });
    if (preview.kind === 'read') expect(preview.parts.needs_you.lines.map(({ typed }) => typed)).toEqual(names);
  });

  test('of 200,000 lines adds 500 that can be ordered, and counts all others (GL-23)', () => {
    const names = Array.from({ length: 200_000 }, (_, at) =>
      at % 3 === 0 ? `GENE${(at % 600) + 1}` : `no-gene-${at % 500}`,
    );
    const { preview, accounted, after } = worked(names, { leavesOut: true });
    expect([preview.read, accounted, preview.added, preview.used]).toEqual([200_000, 200_000, 500, 500]);
    expect(after.plates.flatMap(({ wells }) => wells).every(({ name }) => name.startsWith('GENE'))).toBe(true);
    expect(preview.pictures.map(({ name, filled }) => [name, filled])).toEqual([
      ['Plate 1', 384],
      ['Plate 2', 116],
    ]);
  });

  test('offers to spread controls, so that each plate has its share of each kind', () => {
    const names = [...plainNames(392), 'NTC1', 'NTC1', 'NTC1', 'NTC1', 'NTC2', 'NTC2', 'NTC2', 'NTC2'];
    expect(worked(names).preview.offers).toContain('could_spread');
    const controlsOn = (spread: boolean) =>
      worked(names, { spread, even: true }).after.plates.map(({ wells }) =>
        wells
          .filter(({ name }) => name.startsWith('NTC'))
          .map(({ name }) => name)
          .toSorted(),
      );
    const half = ['NTC1', 'NTC1', 'NTC2', 'NTC2'];
    expect(controlsOn(true)).toEqual([half, half]);
    expect(controlsOn(false)).toEqual([[], [...half, ...half].toSorted()]);
  });

  test('goes down the columns into free wells, and over further plates (GL-9)', () => {
    const there = placeNames(freshLibrary(newId), ['GENE599'], 1, 'by_column', newId).draft;
    const laid = added(plainNames(400), there);
    const [first, second] = laid.draft.plates;
    expect(laid.laid.slice(0, 2).map(({ index }) => index)).toEqual([0, 24]);
    expect(first?.wells.find(({ index }) => index === 1)?.name).toBe('GENE599');
    expect([first?.wells.length, second?.wells.length, second?.name]).toEqual([384, 17, 'Plate 2']);
  });

  test('stops at 500 wells and names what is too many (GL-23)', () => {
    const laid = added(plainNames(510));
    expect([laid.laid.length, laid.tooMany[0]?.name, laid.tooMany.length]).toEqual([500, 'GENE501', 10]);
  });

  test('offers to spread a list whose last plate would have too few wells (GL-22)', () => {
    const counts = (even: boolean) =>
      added(plainNames(390), freshLibrary(newId), none, even).draft.plates.map(({ wells }) => wells.length);
    expect(counts(false)).toEqual([384, 6]);
    expect(counts(true)).toEqual([195, 195]);
  });

  test('follows decisions: a chosen gene, another name, left out', () => {
    const decisions = new Map([
      [0, { name: 'P65', chosenId: 'ENSG00000001002' }],
      [1, { name: 'CDK12', chosenId: '' }],
      [2, { name: '', chosenId: '' }],
    ]);
    const list = ['P65', 'CDK12B', 'CDK8', 'GENE1'];
    const laid = added(list, freshLibrary(newId), decisions);
    const { lines } = worked(list, { decisions });
    expect(lines.map(({ typed, shown }) => [typed, shown])).toEqual([
      ['P65', 'RELA'],
      ['CDK12B', 'CDK12'],
      ['GENE1', 'GENE1'],
    ]);
    expect(laid.laid.map(({ index }) => index)).toEqual([0, 24, 48]);
  });

  test('gives an exported plate back as it was, symbols in their wells (LI-17)', async () => {
    const draft = placeNames(freshLibrary(newId), ['her2', 'ntc1', ...plainNames(40)], 5, 'by_column', newId).draft;
    const [table] = libraryTables(checkedDraft(draft, someGenes).plates, formatOf(draft));
    const text = table!.rows.map((row) => row.join(',')).join('\n');
    const read = await reading(text, plate384, true);
    if (read.kind === 'refused') throw new Error(read.message);
    const back = placeGenes(freshLibrary(newId), read, none, options).draft;
    const shown = (one: LibraryDraft) => one.plates[0]?.wells.map(({ index, name }) => [index, name]);
    const asSymbols: Readonly<Record<string, string>> = { her2: 'ERBB2', ntc1: 'NTC1' };
    expect(shown(back)).toEqual(shown(draft)?.map(([index, name]) => [index, asSymbols[String(name)] ?? name]));
  });
});

describe('Another plate type', () => {
  test('keeps wells where they are while they fit, and the amount that is nearest', () => {
    const draft = placeNames(freshLibrary(newId), plainNames(8), 0, 'by_column', newId).draft;
    const small = withPlateType(draft, '96_well_deep_well', newId);
    expect([small.quantityPerWell, small.plates.length]).toEqual([500, 1]);
    expect(small.plates[0]?.wells.map(({ index }) => index)).toEqual([0, 12, 24, 36, 48, 60, 72, 84]);
  });

  test('loses nothing: 384 wells go down the columns of four plates of 96', () => {
    const draft = placeNames(freshLibrary(newId), plainNames(384), 0, 'by_column', newId).draft;
    const small = withPlateType(draft, '96_well_deep_well', newId);
    expect(small.plates.map(({ name, wells }) => [name, wells.length])).toEqual([
      ['Plate 1', 96],
      ['Plate 2', 96],
      ['Plate 3', 96],
      ['Plate 4', 96],
    ]);
    expect(new Set(small.plates.flatMap(({ wells }) => wells.map(({ name }) => name))).size).toBe(384);
  });
});
