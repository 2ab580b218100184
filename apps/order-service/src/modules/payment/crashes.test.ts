import { expect, test } from 'vitest';
import { crashRun } from '../../testing/crash-run/crash-run.ts';
import { flowNames, pointsOf } from '../../testing/crash-run/customer-flows.ts';

/** Four times at every named point of every way; `npm run crash-run` kills 2,000 times. */
const kills = 4 * flowNames.flatMap((way) => pointsOf(way)).length;

test(`a store that is killed ${kills} times while customers pay for guides, or for one of everything, loses no money and no order (promise M1)`, async () => {
  const { broken, atPoints, placed, convergedMs } = await crashRun({ kills, seed: 20_261_121 });
  expect(broken).toEqual([]);
  const named = Object.entries(atPoints).filter(([name]) => name !== 'between points');
  const atNamed = named.reduce((sum, [, count]) => sum + count, 0);
  process.stdout.write(
    `M1: ${kills} kills, ${atNamed} of them at ${named.length} named points: 0 broken invariants, ${placed} orders, converged in ${convergedMs} ms\n`,
  );
  expect(placed).toBeGreaterThan(kills / 4);
}, 900_000);
