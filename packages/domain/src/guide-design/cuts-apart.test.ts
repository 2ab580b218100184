import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CutOfGuide, nearestCuts } from './index.ts';

const cut = (at: number, number = 1, chromosome = 'chr17'): CutOfGuide => ({ chromosome, at, number });

test.each([
  ['no cut', [], null],
  ['one cut', [cut(100)], null],
  ['two cuts of two chromosomes', [cut(100), cut(110, 2, 'chr1')], null],
  ['two cuts', [cut(1_000, 2), cut(100)], { bases: 900, areOneSite: false }],
  ['the nearest two of three', [cut(1_000), cut(100, 2), cut(129, 3)], { bases: 29, areOneSite: true }],
  ['thirty bases', [cut(100), cut(130, 2)], { bases: 30, areOneSite: false }],
  ['two guides that cut at the same place', [cut(100), cut(100, 2)], { bases: 0, areOneSite: true }],
])('of %s the nearest two are known, and whether they are as good as one (GC-14)', (_, cuts, expected) => {
  const nearest = nearestCuts(cuts);
  expect(nearest === null ? null : { bases: nearest.bases, areOneSite: nearest.areOneSite }).toEqual(expected);
});

test('no other two cuts of a chromosome are nearer (GC-14)', () => {
  const cuts = fc.array(
    fc.record({ at: fc.nat(5_000), number: fc.nat(50), chromosome: fc.constantFrom('chr1', 'chrX') }),
  );
  fc.assert(
    fc.property(cuts, (all) => {
      const distances = all.flatMap((one, at) =>
        all.slice(at + 1).flatMap((other) => (one.chromosome === other.chromosome ? Math.abs(one.at - other.at) : [])),
      );
      expect(nearestCuts(all)?.bases ?? Number.POSITIVE_INFINITY).toBe(Math.min(...distances));
    }),
  );
});
