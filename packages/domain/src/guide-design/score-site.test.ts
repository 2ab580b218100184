import { describe, expect, test } from 'vitest';
import { type ScoreName, scoreSite } from './score-site.ts';

/** A context as scores read it; null with any other letter than the four. */
function contextOf(dna: string): Uint8Array | null {
  const context = Uint8Array.from(dna, (letter) => 'ACGT'.indexOf(letter) & 0xff);
  return context.includes(255) ? null : context;
}

const scoreOf = (name: ScoreName, dna: string) => scoreSite(name, contextOf(dna));

describe('Published scores of SpCas9, to six digits of the examples in print', () => {
  test.each([
    ['ruleSet1', 'TATAGCTGCGATCTGAGGTAGGGAGGGACC', 0.713089368437],
    ['ruleSet1', 'TCCGCACCTGTCACGGTCGGGGCTTGGCGC', 0.0189838431593],
    ['ruleSet1', 'ACCTATCGATGCTGATGCTAGATAAGGTTG', 0.144267588],
    ['crisprScan', 'TCCTCTGGTGGCGCTGCTGGATGGACGGGACTGTA', 0.774],
  ] as const)('%s of %s is %d', (name, dna, score) => {
    const digits = String(score).length < 6 ? 3 : 6;
    expect(scoreOf(name, dna)).toBeCloseTo(score, digits);
  });

  test('are not given where a base is missing or unknown', () => {
    expect(scoreOf('ruleSet1', 'TATAGCTGCGATCTGAGGTAGGGAGGGAC')).toBeNull();
    expect(scoreOf('ruleSet1', 'TATAGCTGCGATCTGAGGTAGGGAGGGACN')).toBeNull();
    expect(scoreOf('crisprScan', 'TATAGCTGCGATCTGAGGTAGGGAGGGACC')).toBeNull();
  });
});
