import { describe, expect, test } from 'vitest';
import { readGeneTable } from './read-gene-table.ts';

const namesOf = (cells: readonly (readonly string[])[]) => readGeneTable(cells)?.names.map(({ name }) => name) ?? null;

describe('A table of several columns (LI-14, KO-14)', () => {
  test.each([['Gene'], ['gene_symbol'], ['Gene  Symbol'], ['SYMBOL'], ['Target gene'], ['\ufeffGene']])(
    'has its genes below the heading %s',
    (heading) => {
      expect(
        namesOf([
          ['No.', heading],
          ['1', 'TP53'],
          ['2', ''],
          ['3', ' KRAS '],
        ]),
      ).toEqual(['TP53', 'KRAS']);
    },
  );

  test('has them by symbol where it has ids as well', () => {
    expect(
      namesOf([
        ['ensembl_gene_id', 'log2FoldChange', 'external_gene_name'],
        ['ENSG00000141510', '2.1', 'TP53'],
      ]),
    ).toEqual(['TP53']);
  });

  test('may have a title above, of one cell or several, and gives the lines as they are in the file', () => {
    const cells = [['Kinases, round two', ''], ['Ana', '2026-11-27'], [], ['Gene', 'Why'], ['TP53', 'control']];
    expect(readGeneTable(cells)?.names).toEqual([{ line: 5, name: 'TP53', beside: {} }]);
  });

  test.each([
    [
      'no heading',
      [
        ['TP53', 'KRAS'],
        ['MYC', 'ATM'],
      ],
    ],
    ['a heading that stands alone further down', [['TP53'], ['Gene'], ['MYC']]],
    ['nothing', []],
  ])('is none with %s', (_, cells) => expect(namesOf(cells)).toBeNull());

  test('gives what was asked for beside each gene, without empty cells, and names what it leaves', () => {
    const line = { id: 'line', headings: ['cell line', 'line'] };
    const read = readGeneTable(
      [
        ['Line', 'Notes', 'Gene', 'Cell_line'],
        ['a', 'b', 'TP53', 'HAP1'],
        ['', '', 'MYC'],
      ],
      [line],
    );
    expect(read?.names.map(({ beside }) => beside)).toEqual([{ line: 'HAP1' }, {}]);
    expect([read?.read, read?.notRead]).toEqual([
      ['Gene', 'Cell_line'],
      ['Line', 'Notes'],
    ]);
  });
});
