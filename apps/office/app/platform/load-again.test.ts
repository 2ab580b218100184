import { expect, test } from 'vitest';
import { loadAgain } from './load-again.ts';

async function tried(failures: number) {
  const waited: number[] = [];
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries <= failures) throw new Error(`Failed ${tries}`);
    return 'The page';
  };
  const outcome = await loadAgain(load, async (ms) => waited.push(ms)).catch((error: Error) => error.message);
  return { outcome, tries, waited };
}

test('a part that is refused for a moment is loaded by a further try (WB-2)', async () => {
  expect(await tried(0)).toEqual({ outcome: 'The page', tries: 1, waited: [] });
  expect(await tried(2)).toEqual({ outcome: 'The page', tries: 3, waited: [500, 2_000] });
});

test('one that does not come says why', async () => {
  expect(await tried(9)).toEqual({ outcome: 'Failed 3', tries: 3, waited: [500, 2_000] });
});
