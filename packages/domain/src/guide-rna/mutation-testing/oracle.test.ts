import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as rules from '../index.ts';
import { bothOnPlate, bothOnTubes } from './compare-with-oracle.ts';
import { type Draw, drawFrom, drawPlate, drawTubes } from './draw-rows.ts';

/** Draws that fast-check can shrink to the smallest rows that differ; slower than draws from a seed. */
const shrinkingDraws = fc.gen().map(
  (generate): Draw =>
    (max) =>
      generate(fc.nat, { max }),
);

/** Both answers as one text where they differ. A deep comparison of 100,000 equal answers would be most of the time. */
function difference([ours, oracle]: readonly [unknown, unknown], rows: unknown): string {
  const isSame = JSON.stringify(ours) === JSON.stringify(oracle);
  return isSame ? 'none' : JSON.stringify({ rows, ours, oracle }, null, 1);
}

describe('The rules and a second reading of the requirements agree (GR-46 to GR-98)', () => {
  test('on the smallest racks of tubes, where a difference is easy to read', () => {
    fc.assert(
      fc.property(shrinkingDraws, (draw) => {
        const drawn = drawTubes(draw);
        expect(difference(bothOnTubes(rules, drawn), drawn)).toBe('none');
      }),
      { numRuns: 1_000 },
    );
  });

  test('on 100,000 racks of tubes', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const drawn = drawTubes(drawFrom(seed));
        expect(difference(bothOnTubes(rules, drawn), drawn)).toBe('none');
      }),
      { numRuns: 100_000 },
    );
  });

  test('on 5,000 plates', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const drawn = drawPlate(drawFrom(seed));
        expect(difference(bothOnPlate(rules, drawn), drawn)).toBe('none');
      }),
      { numRuns: 5_000 },
    );
  });
});
