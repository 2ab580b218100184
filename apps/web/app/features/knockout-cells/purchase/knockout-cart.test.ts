import type { CatalogueCellLine } from '@cutsite/domain/gene';
import { checkKnockoutList, type KnockoutSlug } from '@cutsite/domain/knockout-cells';
import { describe, expect, test } from 'vitest';
import { readDraft } from '../../../builder/drafts/draft-record.ts';
import { someGenes } from '../../../genes/catalogue/some-genes.cases.ts';
import { lineCalled } from '../../../genes/cell-lines/line-called.ts';
import { knockoutDrafts } from '../draft/knockout-drafts.ts';
import { lineSuggestions } from '../entry/line-suggestions.ts';
import { knockoutTable } from '../export/knockout-export-menu.tsx';
import {
  draftOf,
  freshKnockouts,
  type KnockoutDraft,
  listOf,
  newEntry,
  orderedRows,
  withEntryAdded,
} from '../project/knockout-draft.ts';
import { blockedBecause } from './knockout-cart.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const line = (name: string, products: CatalogueCellLine['products'], synonyms: readonly string[] = []) =>
  ({ genome: 'homo_sapiens', name, origin: 'a tissue', synonyms, products }) satisfies CatalogueCellLine;
const cellLines = [
  line('K-562', ['gene_knockout', 'cell_gko', 'cell_clonal'], ['K562']),
  line('HAP1', ['gene_knockout', 'cell_gko']),
];
const check = (draft: KnockoutDraft) => ({
  rows: checkKnockoutList(listOf(draft), { index: someGenes.index, cellLines }),
  entry: null,
  version: someGenes.version,
});
const why = (draft: KnockoutDraft, editing = false) => blockedBecause(draft, check(draft), editing);
const choosing = (name: string, cellLine = 'K-562', product: KnockoutSlug = 'cell_clonal'): KnockoutDraft => ({
  ...freshKnockouts(newId, product),
  entry: { ...newEntry(newId), name, cellLine },
});

describe('A knockout that is put together', () => {
  test('is ordered by itself while the list is empty, and stands in the list once it is added', () => {
    const alone = choosing('GENE1');
    expect([orderedRows(alone).length, why(alone)]).toEqual([1, null]);
    const listed = withEntryAdded(alone, newId);
    expect([listed.rows.length, listed.entry.name, listed.entry.cellLine, why(listed)]).toEqual([1, '', 'K-562', null]);
  });

  test.each([
    ['no gene', choosing(''), 'Choose a gene to order'],
    ['a name of two genes', choosing('P65'), 'Choose a gene for P65'],
    ['no line', choosing('GENE1', ''), 'Choose a cell line for GENE1'],
    ['a line without clones', choosing('GENE1', 'HAP1'), 'Choose a cell line for GENE1'],
    ['an essential gene as a clone', choosing('PLK1'), 'PLK1 cannot be ordered as it stands'],
    ['an essential gene as a pool', choosing('PLK1', 'K-562', 'cell_gko'), null],
    ['a line of one’s own', choosing('GENE1', 'Other: SH-SY5Y, clone 7'), null],
  ])('with %s: %s', (_, draft, reason) => {
    expect(why(draft)).toBe(reason);
  });

  test('is not left out without a word where it stands above a list', () => {
    const listed = withEntryAdded(choosing('GENE1'), newId);
    const more = { ...listed, entry: { ...listed.entry, name: 'GENE2' } };
    expect(why(more)).toBe('Add GENE2 to the list, or clear it');
  });

  test('is the only one where an item of the cart is edited', () => {
    const two = withEntryAdded({ ...withEntryAdded(choosing('GENE1'), newId), entry: choosing('GENE2').entry }, newId);
    expect(why(two, true)).toBe('This item is one gene: take out the others, or add them as a new project');
  });

  test('opens again from its item with what was typed', () => {
    const draft = draftOf(
      {
        kind: 'knockout_cells',
        productSlug: 'cell_clonal',
        genome: 'homo_sapiens',
        ensemblId: 'ENSG00000001001',
        geneName: 'ERBB2',
        typedName: 'HER2',
        cellLine: 'Other: mine',
        quantity: null,
        catalogueVersion: null,
      },
      newId,
    );
    expect(draft.entry).toMatchObject({ name: 'HER2', chosenId: 'ENSG00000001001', cellLine: 'Other: mine' });
    expect([draft.rows, why(draft)]).toEqual([[], null]);
  });

  test('is kept in the browser, and set aside where it is no knockout', () => {
    const record = { id: 'current', version: knockoutDrafts.version, revision: 1, writer: 'w', savedAt: 1 };
    const project = choosing('GENE1');
    const read = readDraft(knockoutDrafts, JSON.parse(JSON.stringify({ ...record, project })));
    expect(read.ok && read.value.project).toEqual(project);
    for (const changes of [{ product: 'cell_x' }, { genome: 'rattus' }, { entry: {} }, { rows: [null] }])
      expect(readDraft(knockoutDrafts, { ...record, project: { ...project, ...changes } }).ok).toBe(false);
  });

  test('is saved with the symbol, its id and its code, in cells that compute nothing', () => {
    const draft = withEntryAdded(choosing('HER2', 'Other: =1+1', 'gene_knockout'), newId);
    expect(knockoutTable(draft, check(draft).rows).rows[1]).toEqual([
      'ERBB2',
      'ENSG00000001001',
      'HER2',
      'Other: =1+1',
      3,
      'GKO-HS-ERBB2-3',
    ]);
  });
});

describe('A line of cells', () => {
  test('is found by its name or another, however it is written', () => {
    expect([lineCalled('k562', cellLines)?.name, lineCalled('K 562', cellLines)?.name]).toEqual(['K-562', 'K-562']);
    expect(lineCalled('', cellLines)).toBeNull();
  });

  test('is suggested where the product is made in it, and one’s own as the last (KO-2)', () => {
    expect(lineSuggestions('h', 'cell_clonal', cellLines).map(({ value }) => value)).toEqual(['Other: h']);
    expect(lineSuggestions('ha', 'cell_gko', cellLines).map(({ value }) => value)).toEqual(['HAP1', 'Other: ha']);
    expect(lineSuggestions('K-562', 'cell_gko', cellLines).map(({ value }) => value)).toEqual(['K-562']);
  });
});
