import { describe, expect, test } from 'vitest';
import { someGenes } from '../catalogue/some-genes.cases.ts';
import { geneSuggestions } from './gene-suggestions.ts';

const valuesOf = (typed: string) => geneSuggestions(typed, someGenes).map(({ value }) => value);

describe('The field for one gene suggests', () => {
  test('symbols that begin with what was typed, with what is worth knowing of each (ruling 78)', () => {
    expect(geneSuggestions('plk', someGenes)).toEqual([{ value: 'PLK1', note: '4 guides, essential' }]);
  });

  test('every gene that has the typed name, and does not choose between them (ruling 86)', () => {
    expect(valuesOf('p65')).toEqual(['RELA', 'SYT1']);
  });

  test('the nearest symbols where none begins so', () => {
    expect(geneSuggestions('ERBB3X', someGenes)).toEqual([{ value: 'ERBB2', note: 'spelled like it, 4 guides' }]);
    expect(valuesOf('CDK12B')).toEqual(['CDK12']);
    expect(valuesOf('QQQQQQ')).toEqual([]);
  });
});
