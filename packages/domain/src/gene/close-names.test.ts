import { describe, expect, test } from 'vitest';
import { makeGeneIndex, type NamedGene, resolveGene } from './index.ts';

const gene = (ensemblId: string, symbol: string, synonyms: readonly string[] = []): NamedGene => ({
  ensemblId,
  symbol,
  currentSymbol: null,
  synonyms,
  uncertainSynonyms: [],
});
const index = makeGeneIndex('homo_sapiens', [
  gene('ENSG00000197976', 'AKAP17A', ['SFRS17A']),
  gene('ENSG00000002586', 'CD99'),
  gene('ENSG00000000001', 'FOO', ['SAME']),
  gene('ENSG00000000002', 'BAR', ['SAME']),
  gene('ENSG00000000003', 'REAL_X'),
]);

describe('the copies of a gene on X and Y, as guide libraries name them', () => {
  test.each([
    ['AKAP17A_X', 'AKAP17A'],
    ['AKAP17A_Y', 'AKAP17A'],
    ['cd99_y', 'CD99'],
    ['SFRS17A_X', 'AKAP17A'],
    ['ENSG00000002586.19_PAR_Y', 'CD99'],
  ])('%s is one gene with its other copy, %s', (typed, symbol) => {
    expect(resolveGene(typed, index)).toMatchObject({ status: 'matched', typed, gene: { symbol } });
  });

  test('a symbol that ends so is itself, a name of several genes still asks, and no name is made up', () => {
    expect(resolveGene('REAL_X', index)).toMatchObject({ status: 'matched', by: 'symbol', gene: { symbol: 'REAL_X' } });
    expect(resolveGene('SAME_X', index)).toMatchObject({ status: 'ambiguous', typed: 'SAME_X' });
    for (const typed of ['NONE_X', '_X', 'CD99_Z', 'CD99_X_Y'])
      expect(resolveGene(typed, index)).toMatchObject({ status: 'not_found', typed });
  });
});

describe('names that sound the same but for their numbers', () => {
  const micro = makeGeneIndex('homo_sapiens', [
    gene('ENSG00000207598', 'MIR124-3', ['hsa-mir-124-3']),
    gene('ENSG00000221354', 'MIR1243', ['hsa-mir-1243']),
    gene('ENSG00000112297', 'CRYBG1', ['AIM1']),
    gene('ENSG00000164175', 'SLC45A2', ['AIM-1']),
  ]);

  test.each([
    ['hsa-mir-124-3', 'MIR124-3'],
    ['hsa-mir-1243', 'MIR1243'],
    ['HSA-MIR-124-3', 'MIR124-3'],
  ])('%s, which is there letter by letter, is %s', (typed, symbol) => {
    expect(resolveGene(typed, micro)).toMatchObject({ status: 'matched', by: 'synonym', gene: { symbol } });
  });

  test.each(['hsamir1243', 'AIM1', 'AIM-1'])('%s could be either, and asks (ruling 86)', (typed) => {
    expect(resolveGene(typed, micro)).toMatchObject({ status: 'ambiguous' });
  });
});
