import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import * as rules from '../index.ts';
import type { GuideRnaRules } from './ask-rules.ts';
import { bothOnPlate, bothOnTubes } from './compare-with-oracle.ts';
import { drawFrom, drawPlate, drawTubes } from './draw-rows.ts';
import { type Mutant, mutants } from './mutants.table.ts';
import { ruleSuite } from './rule-suite.ts';

const sources = fileURLToPath(new URL('../../', import.meta.url));
const seeds = Array.from({ length: 300 }, (_, seed) => seed);
const cases = Object.values(ruleSuite).flat();

/** The rules once more, as one module of their own, with the mistake planted if there is one. */
async function copyOfRules(mutant: Mutant | null): Promise<GuideRnaRules> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: sources,
    build: { write: false, minify: false, lib: { entry: `${sources}guide-rna/index.ts`, formats: ['es'] } },
    plugins: [
      {
        name: 'plant-the-mistake',
        enforce: 'pre',
        transform: (text, id) =>
          mutant !== null && id === sources + mutant.file ? text.replace(mutant.source, () => mutant.mutated) : null,
      },
    ],
  });
  const [module] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (module?.type !== 'chunk') throw new Error('the rules were not bundled');
  return import(`data:text/javascript;base64,${Buffer.from(module.code).toString('base64')}`);
}

function isHeld(hold: () => boolean): boolean {
  try {
    return hold();
  } catch {
    return false;
  }
}

/** The first case or drawn example that these rules get wrong, or null. */
function firstMistake(copy: GuideRnaRules): string | null {
  const wrong = cases.find(({ answer, expected }) => !isHeld(() => isDeepStrictEqual(answer(copy), expected)));
  if (wrong !== undefined) return wrong.title;
  const seed = seeds.find((drawn) => {
    const agree = ([ours, oracle]: readonly [unknown, unknown]) => isDeepStrictEqual(ours, oracle);
    return !isHeld(
      () =>
        agree(bothOnTubes(copy, drawTubes(drawFrom(drawn)))) && agree(bothOnPlate(copy, drawPlate(drawFrom(drawn)))),
    );
  });
  return seed === undefined ? null : `seed ${seed}`;
}

describe('A mistake in the rules is noticed', () => {
  test('a copy without a mistake passes, so that what is noticed is the mistake', async () => {
    expect(firstMistake(rules)).toBeNull();
    expect(firstMistake(await copyOfRules(null))).toBeNull();
  });

  test('there are at least twenty mistakes to plant, all different', () => {
    expect(new Set(mutants.map((mutant) => JSON.stringify(mutant))).size).toBe(mutants.length);
    expect(mutants.length).toBeGreaterThanOrEqual(20);
  });

  test.each(mutants)('$file: $source → $mutated', async (mutant) => {
    const text = await readFile(sources + mutant.file, 'utf8');
    expect(text.split(mutant.source).length - 1, 'the place of the mistake is found').toBeGreaterThan(0);
    expect(firstMistake(await copyOfRules(mutant))).not.toBeNull();
  });
});
