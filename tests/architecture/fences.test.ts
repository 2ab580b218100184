import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fences } from '../../architecture.rules.mjs';
import { projectRoot } from '../gates/project-root.ts';
import { copyTree, type TreeCopy } from '../gates/tree-copy.ts';
import { type Cruise, cruisedFolders, cruiseTree } from './cruise.ts';
import { plantedTrespasses } from './planted-trespasses.ts';

/**
 * A cruise that sees fewer modules than this has lost its way: with a compiler it cannot use, dependency-cruiser looks
 * at nothing and reports success.
 */
const fewestSources = 500;

describe('our tree', () => {
  let cruise: Cruise;
  beforeAll(async () => {
    cruise = await cruiseTree(projectRoot);
  });

  test('is seen whole', () => {
    expect(cruise.sources.length).toBeGreaterThanOrEqual(fewestSources);
  });

  test('breaks no fence', () => {
    expect(cruise.trespasses.map(({ fence, from, to }) => `${fence}: ${from} → ${to}`)).toEqual([]);
  });
});

describe('a copy of our tree with trespasses planted in it', () => {
  let copy: TreeCopy;
  let cruise: Cruise;

  beforeAll(async () => {
    copy = copyTree(cruisedFolders);
    for (const { at, imports, target } of plantedTrespasses) {
      copy.plant(at, `import '${imports}';\n`);
      if (target && !existsSync(join(copy.root, target))) copy.plant(target, 'export const planted = true;\n');
    }
    copy.plant('packages/domain/src/result/planted-there.ts', `import './planted-here.ts';\n`);
    cruise = await cruiseTree(copy.root);
  });
  afterAll(() => copy.remove());

  test.each(plantedTrespasses)('$fence: $at → $imports is reported', ({ fence, at }) => {
    expect(cruise.trespasses.filter(({ from }) => from === at).map((trespass) => trespass.fence)).toContain(fence);
  });

  test('holds a trespass for every fence', () => {
    const planted = new Set(plantedTrespasses.map(({ fence }) => fence));
    expect(fences.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([]);
  });

  test('every fence gives its reason', () => {
    expect(fences.filter(({ comment }) => comment.length < 40).map(({ name }) => name)).toEqual([]);
  });
});
