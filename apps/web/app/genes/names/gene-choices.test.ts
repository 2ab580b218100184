import { makeGeneIndex, resolveGene } from '@cutsite/domain/gene';
import { describe, expect, test } from 'vitest';
import { aNumberedGene } from '../catalogue/some-genes.cases.ts';
import { choicesFor } from './gene-choices.ts';

const human = makeGeneIndex('homo_sapiens', [
  aNumberedGene('TP53', 1, { synonyms: ['p53'] }),
  aNumberedGene('TRPM7', 2),
  aNumberedGene('EEF2', 3),
  aNumberedGene('MATR3', 4, { guideCount: 4 }),
  aNumberedGene('MATR3', 5, { guideCount: 0 }),
]);
const mouseId = (number: number) => `ENSMUSG${String(number).padStart(11, '0')}`;
const mouse = makeGeneIndex('mus_musculus', [
  aNumberedGene('Trp53', 6, { ensemblId: mouseId(6), synonyms: ['p53'] }),
  aNumberedGene('Defa2', 7, { ensemblId: mouseId(7) }),
]);
const genes = { version: '0', index: human, others: [mouse] };
const offered = (typed: string) =>
  choicesFor(typed, resolveGene(typed, human, [mouse]), genes).map(({ label }) => label);

describe('What a name may mean', () => {
  test('of two genes of one symbol is told apart by their ids', () => {
    expect(offered('MATR3')).toEqual([
      'MATR3 ENSG00000000004: 4 guides',
      'MATR3 ENSG00000000005: no guides',
      'Leave it out',
    ]);
  });

  test.each(['Trp53', mouseId(6)])('of the other species, %s, is its namesake and no gene spelled like it', (typed) => {
    expect(offered(typed)).toEqual(['Use TP53: 4 guides', 'Leave it out']);
  });

  test('of the other species without a namesake is nothing of this one', () => {
    expect(offered('Defa2')).toEqual(['Leave it out']);
  });
});
