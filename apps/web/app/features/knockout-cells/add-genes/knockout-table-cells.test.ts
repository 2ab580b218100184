import type { CatalogueCellLine } from '@cutsite/domain/gene';
import { checkKnockoutList, type KnockoutSlug } from '@cutsite/domain/knockout-cells';
import { describe, expect, test } from 'vitest';
import { someGenes } from '../../../genes/catalogue/some-genes.cases.ts';
import { knockoutTable } from '../export/knockout-export-menu.tsx';
import { freshKnockouts, type KnockoutDraft, listOf } from '../project/knockout-draft.ts';
import { knockoutListWork } from './knockout-list-work.ts';

let ids = 0;
const newId = () => `id-${(ids += 1)}`;
const aLine = (name: string, changes: Partial<CatalogueCellLine> = {}): CatalogueCellLine => ({
  name,
  genome: 'homo_sapiens',
  origin: '',
  synonyms: [],
  products: ['gene_knockout', 'cell_gko', 'cell_clonal'],
  ...changes,
});
const lines = [aLine('HAP1'), aLine('K-562', { synonyms: ['K562'] }), aLine('THP-1', { products: ['cell_gko'] })];

function add(cells: readonly (readonly string[])[], product: KnockoutSlug = 'gene_knockout', pasted = true) {
  const fresh = freshKnockouts(newId, product);
  const project: KnockoutDraft = { ...fresh, entry: { ...fresh.entry, cellLine: 'HAP1', quantity: 5 } };
  const asked = { genome: 'homo_sapiens', decisions: new Map(), leavesOut: false, prices: null, lines } as const;
  const text = pasted ? cells.map((row) => row.join('\t')).join('\n') : null;
  const tables = [{ name: null, cells }];
  const { preview, after } = knockoutListWork(newId)({ tables, text }, { project, ...asked }, someGenes);
  if (preview.kind === 'refused') throw new Error(preview.message);
  const rows = after.rows.map(({ name, cellLine, quantity }) => [name, cellLine, quantity]);
  return { preview, after, rows };
}

describe('a table of knockouts (KO-14)', () => {
  test('gives each gene the line and the amount of its row; empty cells leave those above the list', () => {
    const { rows, preview } = add([
      ['Gene', 'cell_line', 'Amount (nmol)'],
      ['GENE1', 'k562', '3'],
      ['GENE2', '', '1,5 nmol'],
      ['GENE3', 'Other: SH-SY5Y', ''],
    ]);
    expect(rows).toEqual([
      ['GENE1', 'K-562', 3],
      ['GENE2', 'HAP1', 1.5],
      ['GENE3', 'Other: SH-SY5Y', 5],
    ]);
    expect(preview.parts.as_typed.lines.map(({ note }) => note.split(', ').slice(-2).join(', '))).toEqual([
      'in K-562, 3 nmol',
      expect.stringMatching(/1\.5 nmol$/),
      expect.stringMatching(/in Other: SH-SY5Y$/),
    ]);
  });

  test('says which columns were read and which were not, also below a title', () => {
    const { preview, rows } = add([
      ['Round two', '', '', ''],
      ['No.', 'Gene symbol', 'Line', 'Notes'],
      ['1', 'GENE1', 'HAP1', 'twice last year'],
      ['2', '', 'HAP1', 'to be decided'],
      ['', ' ', '', ''],
    ]);
    expect(preview.columns).toMatchObject({ read: ['Gene symbol', 'Line'], notRead: ['No.', 'Notes'], withoutGene: 1 });
    expect(rows).toEqual([['GENE1', 'HAP1', 5]]);
  });

  test('needs no headings where each row has a gene and a line that is known, and says how it was read', () => {
    const { rows, preview } = add([
      ['GENE1', 'HAP1', '3'],
      ['GENE2', 'K562'],
    ]);
    expect(rows).toEqual([
      ['GENE1', 'HAP1', 3],
      ['GENE2', 'K-562', 5],
    ]);
    expect(preview.columns.read).toEqual(['Gene', 'Cell line', 'Amount (nmol)']);
    const pairs = [
      ['GENE1', 'HAP1'],
      ['GENE2', 'K562'],
    ];
    expect(add(pairs).preview.columns.read).toEqual(['Gene', 'Cell line']);
  });

  test.each([
    ['genes side by side', ['GENE1', 'GENE2', 'GENE3'], ['GENE1', 'GENE2', 'GENE3']],
    ['one row with a line that is called as a gene is', ['GENE1', 'HAP1'], ['GENE1', 'HAP1']],
    ['one row with an amount', ['GENE1', 'HAP1', '3'], ['GENE1']],
    ['one row with a line of one’s own', ['GENE1', 'Other: HAP1'], ['GENE1']],
  ])('without headings never guesses: %s', (_what, row, names) => {
    expect(add([row]).rows.map(([name]) => name)).toEqual(names);
  });

  test('has a gene twice for two lines, or for two amounts, and once where all is equal', () => {
    const { rows, preview } = add([
      ['Gene', 'Cell line', 'Amount'],
      ['GENE1', 'HAP1', '3'],
      ['GENE1', 'K-562', '3'],
      ['GENE1', 'HAP1', '10'],
      ['gene1', 'hap-1', '3.0'],
    ]);
    expect(rows.map(([, ...own]) => own)).toEqual([
      ['HAP1', 3],
      ['K-562', 3],
      ['HAP1', 10],
    ]);
    expect(preview.parts.repeated.count).toBe(1);
  });

  test.each([
    ['a line that is none of ours', 'SH-SY5Y', '3', 'SH-SY5Y is none of our lines.'],
    ['a line that the product is not made in', 'THP-1', '3', 'are not made in THP-1.'],
    ['an amount that is not made', 'HAP1', '4', 'Choose one of the amounts'],
    ['an amount that is none', 'HAP1', 'as usual', 'Choose one of the amounts'],
  ])('says so before anything is added, and takes nothing for it: %s', (_what, line, amount, sentence) => {
    const { preview, after } = add([
      ['Gene', 'Cell line', 'Amount'],
      ['GENE1', line, amount],
    ]);
    const [shown] = preview.parts.needs_you.lines;
    expect(shown?.message).toContain(sentence);
    const [checked] = checkKnockoutList(listOf(after), { index: someGenes.index, cellLines: lines });
    expect(checked?.errors.map(({ message }) => message).join()).toContain(sentence);
  });

  test('of a pool has no amounts: such a column is named as not read', () => {
    const { preview, rows } = add(
      [
        ['Gene', 'Cell line', 'Amount'],
        ['GENE1', 'THP-1', '3'],
      ],
      'cell_gko',
    );
    expect(preview.columns.notRead).toEqual(['Amount']);
    expect(rows).toEqual([['GENE1', 'THP-1', 5]]);
  });

  test('comes back from its own file as it was', () => {
    const { after, rows } = add([
      ['Gene', 'Cell line', 'Amount'],
      ['her2', 'K-562', '10'],
      ['GENE2', 'Other: =SUM(A1)', '1.5'],
    ]);
    const checked = checkKnockoutList(listOf(after), { index: someGenes.index, cellLines: lines });
    const file = knockoutTable(after, checked).rows.map((row) => row.map(String));
    const again = add(file, 'gene_knockout', false);
    expect(again.rows.map(([, ...own]) => own)).toEqual(rows.map(([, ...own]) => own));
    expect(again.preview.columns.notRead).toEqual(['Typed', 'Catalogue code']);
  });
});
