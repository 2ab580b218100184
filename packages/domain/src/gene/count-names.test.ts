import { aGene } from '@cutsite/test-support/gene';
import { expect, test } from 'vitest';
import { countNames, makeGeneIndex, resolveGenes } from './index.ts';

const human = makeGeneIndex('homo_sapiens', [
  aGene('AURKA'),
  aGene('IL2', { synonyms: ['TCGF'] }),
  aGene('ERBB2', { synonyms: ['HER2'] }),
  aGene('SEPT3', { currentSymbol: 'SEPTIN3' }),
  aGene('MARCH1', { currentSymbol: 'MARCHF1' }),
  aGene('MARC1', { currentSymbol: 'MTARC1' }),
]);

test('names are counted by what they turned out to be, each once, and the counts add up', () => {
  const typed = ['AURKA', 'il-2', 'HER2', 'HER2', '3-Sep', '1-Mar', 'NOGENE9'];
  expect(countNames(resolveGenes(typed, human))).toEqual({
    names: 7,
    known: 2,
    bySynonym: 2,
    repaired: 1,
    toAsk: 1,
    notFound: 1,
  });
  expect(countNames([])).toEqual({ names: 0, known: 0, bySynonym: 0, repaired: 0, toAsk: 0, notFound: 0 });
});
