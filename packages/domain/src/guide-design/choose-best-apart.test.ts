import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseBestApart } from './index.ts';

const cut = (number: number, at: number, score: number | null, chromosome = 'chr17') => ({
  number,
  at,
  score,
  chromosome,
});
const numbers = (guides: readonly { readonly number: number }[]) => guides.map(({ number }) => number);

describe('The best guides that cut apart (GC-17)', () => {
  // Targets of TP53 by Rule Set 1, where two of exon 5 have better scores than the first of exon 4.
  const tp53 = [
    cut(1, 7_675_136, 0.89),
    cut(2, 7_674_945, 0.8),
    cut(3, 7_675_104, 0.78),
    cut(4, 7_675_184, 0.73),
    cut(5, 7_676_216, 0.61),
  ];

  test('are those with the highest scores, each a hundred bases from the others', () => {
    expect(numbers(chooseBestApart(tp53, 3))).toEqual([2, 1, 5]);
    expect(numbers(chooseBestApart(tp53, 2))).toEqual([2, 1]);
  });

  test('come as near as thirty bases where there are too few, and never nearer', () => {
    expect(numbers(chooseBestApart(tp53, 4))).toEqual([2, 3, 1, 5]);
    expect(numbers(chooseBestApart([cut(1, 100, 0.5), cut(2, 129, 0.9)], 2))).toEqual([2]);
  });

  test('have a score before those that have none, and lie on one chromosome', () => {
    expect(numbers(chooseBestApart([cut(1, 100, null), cut(2, 900, 0.01), cut(3, 110, 0.2)], 2))).toEqual([3, 2]);
    expect(numbers(chooseBestApart([cut(1, 100, 0.1), cut(2, 900, 0.9, 'chrX')], 2))).toEqual([1]);
  });

  test('always have the best of all, and no two at one site', () => {
    const guides = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 900 }), fc.double({ min: 0, max: 1, noNaN: true })), { minLength: 1 })
      .map((all) => all.map(([at, score], index) => cut(index + 1, at, score)));
    fc.assert(
      fc.property(guides, fc.integer({ min: 1, max: 6 }), (all, count) => {
        const chosen = chooseBestApart(all, count);
        expect(chosen.length).toBeLessThanOrEqual(count);
        expect(Math.max(...chosen.map(({ score }) => score ?? 0))).toBe(
          Math.max(...all.map(({ score }) => score ?? 0)),
        );
        for (const [at, { at: place }] of chosen.entries()) {
          if (at > 0) expect(place - (chosen[at - 1]?.at ?? 0)).toBeGreaterThanOrEqual(30);
        }
        // Whatever was left out for nothing but its place lies near one that was chosen.
        if (chosen.length < count) {
          for (const guide of all) expect(chosen.some(({ at }) => Math.abs(at - guide.at) < 30)).toBe(true);
        }
      }),
    );
  });
});
