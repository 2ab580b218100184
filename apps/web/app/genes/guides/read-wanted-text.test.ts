import { describe, expect, test } from 'vitest';
import { someGenes } from '../catalogue/some-genes.cases.ts';
import { addWantedText } from './read-wanted-text.ts';
import { maxNames, type WantedName } from './wanted-names.ts';

const added = async (text: string, before: readonly string[] = []) => {
  const there = before.map((typed): WantedName => ({ typed, chosenId: '' }));
  const { names, said } = await addWantedText(text, there, someGenes);
  return { names: names.map(({ typed }) => typed), said };
};

describe('A list that is pasted above the known guides (GC-7)', () => {
  test('is read as lists of every product are, with nothing to say of a plain one', async () => {
    expect(await added('GENE1, GENE2;CDK12\nPLK1')).toEqual({ names: ['GENE1', 'GENE2', 'CDK12', 'PLK1'], said: [] });
  });

  test('shows each gene once, and says which were repeated, by another name too', async () => {
    expect(await added('ERBB2\nHER2\nGENE1\nGENE1', ['GENE1'])).toEqual({
      names: ['GENE1', 'ERBB2'],
      said: ['3 names repeated, each gene is shown once: HER2, GENE1, GENE1.'],
    });
  });

  test('of a table is its column of genes, and the others are named', async () => {
    const table = 'Gene\tlogFC\tpadj\nGENE1\t2.1\t0.01\n\t1.0\t0.2\nGENE2\t1.7\t0.02';
    expect(await added(table)).toEqual({
      names: ['GENE1', 'GENE2'],
      said: ['Read: Gene. Not read: logFC, padj.', '1 line without a gene left out.'],
    });
    expect((await added('Gene,logFC\nGENE1,2.1\nGENE2,1.7')).names).toEqual(['GENE1', 'GENE2']);
  });

  test('of a table without a heading is the column that has genes, unless all have', async () => {
    expect((await added('up\tGENE1\t2.1\nup\tGENE2\t1.7\ndown\tGENE3\t0.2')).names).toEqual([
      'GENE1',
      'GENE2',
      'GENE3',
    ]);
    expect((await added('GENE1\tGENE2\nGENE3\tGENE4')).names).toEqual(['GENE1', 'GENE2', 'GENE3', 'GENE4']);
  });

  test('says which symbols and targets are shown in other letters than were pasted', async () => {
    expect((await added('gene1\nPlk1\nGENE2')).said).toEqual([
      'In the letters of the gene list: gene1 as GENE1, Plk1 as PLK1.',
    ]);
    expect((await added('ccauuguucaauaucguccg\nGENE1')).said).toEqual(['1 target written as DNA in capitals.']);
  });

  test('says from which name on there is no room', async () => {
    const many = Array.from({ length: maxNames + 3 }, (_, at) => `GENE${at + 1}`).join('\n');
    const { names, said } = await added(many);
    expect([names.length, said]).toEqual([maxNames, ['3 names from GENE501 on left out: this page takes 500.']]);
  });
});
