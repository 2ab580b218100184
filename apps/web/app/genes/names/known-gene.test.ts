import { makeGeneIndex } from '@cutsite/domain/gene';
import { describe, expect, test } from 'vitest';
import { aNumberedGene, someGenes } from '../catalogue/some-genes.cases.ts';
import { keptBeside, knownGene } from './known-gene.ts';

describe('the name of a gene in an answer (ruling 66)', () => {
  test.each([
    ['HER2', '', 'ERBB2'],
    ['erbb2', '', 'ERBB2'],
    ['ENSG00000001001', '', 'ERBB2'],
    ['ERBB2', '', ''],
    ['P65', '', ''],
    ['P65', 'SYT1', 'SYT1'],
    ['P65', 'ERBB2', ''],
    ['GENE1 and GENE2', '', ''],
  ])('%s, with "%s" chosen, keeps "%s" beside it', (typed, chosen, kept) => {
    expect(keptBeside(typed, chosen, someGenes)).toBe(kept);
  });

  test('with several meanings is asked, and leads to what was chosen (ruling 86)', () => {
    const asked = knownGene('P65', '', someGenes);
    expect(asked).toMatchObject({ is: 'asked', message: 'Two genes have the name "P65". Choose one.' });
    expect(asked.is === 'gene' ? [] : asked.choices.map(({ chosenId }) => chosenId)).toEqual([
      'ENSG00000001002',
      'ENSG00000001003',
    ]);
    expect(knownGene('P65', 'SYT1', someGenes)).toMatchObject({ gene: { symbol: 'SYT1' }, isChosen: true });
  });

  test('that no gene has offers the nearest', () => {
    const unknown = knownGene('CDK12B', '', someGenes);
    expect(unknown).toMatchObject({ is: 'unknown', choices: [{ name: 'CDK12' }] });
  });

  test('is the id where two genes have the symbol', () => {
    const twice = [aNumberedGene('MATR3', 1), aNumberedGene('MATR3', 2)];
    const genes = { ...someGenes, index: makeGeneIndex('homo_sapiens', twice) };
    expect(keptBeside('MATR3', '', genes)).toBe('');
    expect(keptBeside('MATR3', 'ENSG00000000002', genes)).toBe('ENSG00000000002');
  });
});
