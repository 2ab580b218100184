import { aGene } from '@cutsite/test-support/gene';
import { describe, expect, test } from 'vitest';
import { chosenGeneColumn, makeGeneIndex, offeredColumns, readGeneTable } from './index.ts';

const index = makeGeneIndex('homo_sapiens', [aGene('TP53'), aGene('KRAS'), aGene('RELA', { synonyms: ['P65'] })]);
const rows = (text: string) => text.split('\n').map((row) => row.split(','));
const headingsOf = (text: string) => offeredColumns(rows(text), index)?.columns.map(({ heading }) => heading) ?? null;

describe('the columns that may have the genes of a table (LI-22)', () => {
  test.each([
    ['the one with most names of the gene list', 'Plasmid,Target\np1,TP53\np2,p65\np3,QQQ1', 1],
    ['the one whose heading says so, whatever it holds', 'Target,Gene\nTP53,x\nKRAS,y', 1],
    ['the first where no name is a gene', 'Clone,Plasmid\na,b\nc,d', 0],
  ])('has %s in mind', (_, text, suggested) => expect(offeredColumns(rows(text), index)?.suggested).toBe(suggested));

  test.each([
    ['by its headings, below a title', 'Round two,\nPlasmid,Target\np1,TP53', ['Plasmid', 'Target']],
    ['by its letters where the first row has a gene', 'p1,TP53\np2,KRAS', ['Column A', 'Column B']],
    ['without those that are empty', 'Plasmid,,Target\np1,,TP53\np2,,KRAS', ['Plasmid', 'Target']],
    ['with a letter where one has no heading', 'Plasmid,Note,\np1,n,TP53', ['Plasmid', 'Note', 'Column C']],
  ])('are named %s', (_, text, headings) => expect(headingsOf(text)).toEqual(headings));

  test.each([
    ['one column', 'TP53\nKRAS'],
    ['one row', 'TP53,KRAS,RELA'],
    ['nothing', ''],
  ])('are none where there is %s', (_, text) => expect(headingsOf(text)).toBeNull());

  test('show the first cells of each', () => {
    expect(
      offeredColumns(rows('a,TP53\n,KRAS\nb,QQQ\nc,RELA'), index)?.columns.map(({ examples }) => examples),
    ).toEqual([
      ['a', 'b', 'c'],
      ['TP53', 'KRAS', 'QQQ'],
    ]);
  });
});

describe('a table whose column of genes was chosen', () => {
  test('is read without its headings, whatever they are', () => {
    const cells = rows('Clone,Target,Score\nc1,TP53,3\nc2,QQQ1,4');
    expect(readGeneTable(cells, [], chosenGeneColumn(cells, 1, index))).toEqual({
      names: [
        { line: 2, name: 'TP53', beside: {} },
        { line: 3, name: 'QQQ1', beside: {} },
      ],
      column: 1,
      read: ['Target'],
      notRead: ['Clone', 'Score'],
      withoutGene: 0,
    });
  });

  test('is read from its first row where that has a gene', () => {
    const cells = rows('c1,TP53\nc2,KRAS\nc3,');
    expect(readGeneTable(cells, [], chosenGeneColumn(cells, 1, index))).toMatchObject({
      names: [
        { line: 1, name: 'TP53' },
        { line: 2, name: 'KRAS' },
      ],
      read: ['Column B'],
      notRead: [],
      withoutGene: 1,
    });
  });

  test('may be one that the headings do not call so, beside columns that are read by theirs', () => {
    const cells = rows('Gene,Synonym,Cell line\nTP53,KRAS,HAP1\nx,RELA,');
    const line = { id: 'line', headings: ['cell line'] };
    const read = readGeneTable(cells, [line], chosenGeneColumn(cells, 1, index));
    expect(read?.names.map(({ name, beside }) => [name, beside])).toEqual([
      ['KRAS', { line: 'HAP1' }],
      ['RELA', {}],
    ]);
    expect([read?.read, read?.notRead]).toEqual([['Synonym', 'Cell line'], ['Gene']]);
  });
});
