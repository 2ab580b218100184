import { makeGeneIndex } from '@cutsite/domain/gene';
import { describe, expect, test } from 'vitest';
import { aNumberedGene, someGenes } from '../catalogue/some-genes.cases.ts';
import { geneSuggestions } from './gene-suggestions.ts';

const optionsOf = (typed: string, genes = someGenes) => geneSuggestions(typed, genes).options;
const valuesOf = (typed: string) => optionsOf(typed).map(({ value }) => value);

describe('The field for one gene suggests', () => {
  test('symbols that begin with what was typed, with what is worth knowing of each (ruling 78)', () => {
    expect(optionsOf('plk')).toEqual([{ value: 'PLK1', note: '4 guides, essential' }]);
  });

  test('every gene that has the typed name, and does not choose between them (ruling 86)', () => {
    expect(valuesOf('p65')).toEqual(['RELA', 'SYT1']);
  });

  test('the nearest symbols where none begins so', () => {
    expect(optionsOf('ERBB3X')).toEqual([{ value: 'ERBB2', note: 'spelled like it, 4 guides' }]);
    expect(valuesOf('CDK12B')).toEqual(['CDK12']);
    expect(valuesOf('QQQQQQ')).toEqual([]);
  });

  test('genes whose other names it begins, by the name that they have, in whatever letters and writing', () => {
    const genes = {
      ...someGenes,
      index: makeGeneIndex('homo_sapiens', [
        aNumberedGene('GABPA', 1, { synonyms: ['E4TF1-60', 'NRF2'] }),
        aNumberedGene('NFE2L2', 2, { synonyms: ['NRF-2', 'NRF2'] }),
        aNumberedGene('NRF1', 3),
        aNumberedGene('IL2', 4),
      ]),
    };
    expect(optionsOf('nrf', genes)).toEqual([
      { value: 'NRF1', note: '4 guides' },
      { value: 'GABPA', note: 'also NRF2, 4 guides' },
      { value: 'NFE2L2', note: 'also NRF2, 4 guides' },
    ]);
    expect(optionsOf('nrf2', genes).map(({ value }) => value)).toEqual(['GABPA', 'NFE2L2']);
    expect(optionsOf('il-2', genes)).toEqual([{ value: 'IL2', note: '4 guides' }]);
  });
});
