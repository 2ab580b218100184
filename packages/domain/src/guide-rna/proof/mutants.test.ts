import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as rules from '../index.ts';
import type { GuideRnaRules } from './ask-rules.ts';
import { drawFrom, drawPlate, drawTubes } from './draw-rows.ts';
import { bothOnPlate, bothOnTubes } from './hold-against-oracle.ts';
import { type Mutant, mutants } from './mutants.table.ts';
import { ruleSuite } from './rule-suite.ts';

const sources = fileURLToPath(new URL('../../', import.meta.url));
/** The room itself and all that stand before it. */
const rooms = ['result', 'money', 'sequence', 'labware', 'sheet', 'guide-rna'];
const seeds = Array.from({ length: 300 }, (_, seed) => seed);
const cases = Object.values(ruleSuite).flat();

let copies = '';
beforeAll(async () => {
  copies = await mkdtemp(join(tmpdir(), 'cutsite-mutants-'));
});
afterAll(() => rm(copies, { recursive: true, force: true }));

/** A copy of the rules in a folder of its own, with the mistake planted if there is one. */
async function copyOfRules(name: string, mutant: Mutant | null): Promise<GuideRnaRules> {
  const folder = join(copies, name);
  for (const room of rooms) {
    await cp(join(sources, room), join(folder, room), {
      recursive: true,
      filter: (path) => !/\.(test|cases)\.ts$|[\\/]proof$/.test(path),
    });
  }
  if (mutant !== null) {
    const path = join(folder, mutant.file);
    const text = await readFile(path, 'utf8');
    await writeFile(
      path,
      text.replace(mutant.source, () => mutant.mutated),
    );
  }
  return import(pathToFileURL(join(folder, 'guide-rna', 'index.ts')).href);
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
    expect(firstMistake(await copyOfRules('unchanged', null))).toBeNull();
  });

  test('there are at least twenty mistakes to plant, all different', () => {
    expect(new Set(mutants.map((mutant) => JSON.stringify(mutant))).size).toBe(mutants.length);
    expect(mutants.length).toBeGreaterThanOrEqual(20);
  });

  test.each(mutants.map((mutant, number) => ({ ...mutant, number })))(
    '$file: $source → $mutated',
    async ({ number, ...mutant }) => {
      const text = await readFile(join(sources, mutant.file), 'utf8');
      expect(text.split(mutant.source).length - 1, 'the place of the mistake is found').toBeGreaterThan(0);
      const copy = await copyOfRules(`mutant-${number}`, mutant);
      expect(firstMistake(copy)).not.toBeNull();
    },
  );
});
