import { describe, expect, test } from 'vitest';
import { scoreOfContext } from './score-site.ts';

describe('Published scores of SpCas9, to six digits of the examples in print', () => {
  test.each([
    ['ruleSet1', 'TATAGCTGCGATCTGAGGTAGGGAGGGACC', 0.713089368437],
    ['ruleSet1', 'TCCGCACCTGTCACGGTCGGGGCTTGGCGC', 0.0189838431593],
    ['ruleSet1', 'ACCTATCGATGCTGATGCTAGATAAGGTTG', 0.144267588],
    ['crisprScan', 'TCCTCTGGTGGCGCTGCTGGATGGACGGGACTGTA', 0.774],
  ] as const)('%s of %s is %d', (name, dna, score) => {
    const digits = String(score).length < 6 ? 3 : 6;
    expect(scoreOfContext(name, dna)).toBeCloseTo(score, digits);
  });

  test('are not given where a base is missing or unknown, or where there is no NGG', () => {
    expect(scoreOfContext('ruleSet1', 'TATAGCTGCGATCTGAGGTAGGGAGTGACC')).toBeNull();
    expect(scoreOfContext('ruleSet1', 'TATAGCTGCGATCTGAGGTAGGGAGGGAC')).toBeNull();
    expect(scoreOfContext('ruleSet1', 'TATAGCTGCGATCTGAGGTAGGGAGGGACN')).toBeNull();
    expect(scoreOfContext('crisprScan', 'TATAGCTGCGATCTGAGGTAGGGAGGGACC')).toBeNull();
  });
});
