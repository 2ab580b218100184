import { describe, expect, test } from 'vitest';
import { countByMismatches, mismatchesOf, nearTargets, type TargetOfGene } from './near-targets.ts';

const target = 'ATGATAATCTTCACGTCAAG';
/** The target with these bases changed, counted from 1. */
const changed = (...places: readonly number[]): string =>
  Array.from(target, (base, at) => (places.includes(at + 1) ? (base === 'A' ? 'C' : 'A') : base)).join('');
const aTarget = (symbol: string, other: string): TargetOfGene => ({
  ensemblId: `id of ${symbol}`,
  symbol,
  target: other,
  pam: 'AGG',
});
const smn1 = aTarget('SMN1', target);

describe('targets of other genes that a guide could cut too (GC-12)', () => {
  test('mismatches are bases that differ, at the same place of targets of one length', () => {
    expect(mismatchesOf(target, target)).toBe(0);
    expect(mismatchesOf(target, changed(1, 20))).toBe(2);
    expect(mismatchesOf(target, target.slice(1))).toBeNull();
  });

  test('are those with at most three mismatches, the nearest first, counted by their number', () => {
    const near = nearTargets(smn1, [
      aTarget('FAR', changed(2, 3, 4, 5)),
      aTarget('THREE', changed(1, 7, 20)),
      aTarget('SHORT', target.slice(2)),
      aTarget('ONE', changed(20)),
    ]);
    expect(near.map(({ genes, mismatches }) => [genes[0]?.symbol, mismatches])).toEqual([
      ['ONE', 1],
      ['THREE', 3],
    ]);
    expect(countByMismatches(near)).toEqual([0, 1, 0, 1]);
  });

  test('a target of several genes is one, and the other guides of the gene itself are none', () => {
    const near = nearTargets(smn1, [
      smn1,
      aTarget('SMN1', changed(3)),
      aTarget('SMN2', target),
      aTarget('SMN2', changed(4)),
      aTarget('SMNP', changed(4)),
    ]);
    expect(near.map(({ genes, mismatches }) => [genes.map(({ symbol }) => symbol), mismatches])).toEqual([
      [['SMN2'], 0],
      [['SMN2', 'SMNP'], 1],
    ]);
  });
});
