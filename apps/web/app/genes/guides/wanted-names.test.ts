import { describe, expect, test } from 'vitest';
import { someGenes } from '../catalogue/some-genes.cases.ts';
import { maxNames, namesIn, readWantedNames, withNames } from './wanted-names.ts';

const read = (text: string) => readWantedNames(namesIn(text), someGenes);

describe('What is typed or pasted above the known guides', () => {
  test('is a list of genes by any name, each once, in its order', () => {
    const { genes, asked } = read('her2, GENE3\ngene3\tERBB2;CDK8');
    expect(genes.map(({ gene, typed }) => [gene.symbol, typed])).toEqual([
      ['ERBB2', 'her2'],
      ['GENE3', 'GENE3'],
      ['CDK8', 'CDK8'],
    ]);
    expect(asked).toEqual([]);
  });

  test('asks where a name could mean several genes, or none (ruling 86), and takes the answer', () => {
    expect(read('P65\nNOGENE').asked.map(({ typed, answer }) => [typed, answer.status])).toEqual([
      ['P65', 'ambiguous'],
      ['NOGENE', 'not_found'],
    ]);
    const answered = readWantedNames([{ typed: 'P65', chosenId: 'ENSG00000001002' }], someGenes);
    expect(answered.genes.map(({ gene, by }) => [gene.symbol, by])).toEqual([['RELA', 'choice']]);
  });

  test('or targets of guides, in DNA or RNA, in groups as well', () => {
    const { targets, genes } = read('CCATTGTTCAATATCGTCCG\nccauuguucaauaucguccg');
    expect([targets, genes]).toEqual([['CCATTGTTCAATATCGTCCG'], []]);
    expect(read('CCATT GTTCA ATATC GTCCG').targets).toEqual(['CCATTGTTCAATATCGTCCG']);
  });

  test('takes so many names and says how many there was no room for', () => {
    const many = namesIn(Array.from({ length: maxNames + 3 }, (_, at) => `GENE${at}`).join('\n'));
    const { names, left } = withNames(namesIn('GENE1'), many);
    expect([names.length, left, names[0]?.typed]).toEqual([maxNames, 3, 'GENE1']);
  });
});
