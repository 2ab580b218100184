import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fences } from '../../architecture.rules.mjs';
import { projectRoot } from '../gates/project-root.ts';
import { copyTree, type TreeCopy } from '../gates/tree-copy.ts';
import { type Cruise, cruisedFolders, cruiseTree } from './cruise.ts';
import { findFolderCircles } from './folder-circles.ts';
import { plantedViolations } from './planted-violations.ts';

/**
 * A cruise that sees fewer modules than this has lost its way: with a compiler it cannot use, dependency-cruiser looks
 * at nothing and reports success.
 */
const minSources = 500;

/**
 * One look at a copy of our tree with violations planted in it: what is not planted is ours, and what is must be
 * reported.
 */
let copy: TreeCopy;
let cruise: Cruise;
const plantedFiles = new Set<string>();

beforeAll(async () => {
  copy = copyTree(cruisedFolders);
  const plant = (at: string, text: string): void => {
    plantedFiles.add(at);
    copy.plant(at, text);
  };
  for (const { at, imports, target } of plantedViolations) {
    plant(at, `import '${imports}';\n`);
    if (target && !existsSync(join(copy.root, target))) plant(target, 'export const planted = true;\n');
  }
  plant('packages/domain/src/result/planted-there.ts', `import './planted-here.ts';\n`);
  cruise = await cruiseTree(copy.root);
});
afterAll(() => copy.remove());

const foldersOf = (parent: string): string[] =>
  readdirSync(join(projectRoot, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`);

/** Within each of these, imports between folders go one way. */
const roots = [
  ...['builder', 'genes', 'islands', 'platform'].map((name) => `apps/web/app/${name}`),
  'apps/office/app/platform',
  ...['apps/web/app/features', 'apps/office/app/features', 'apps/order-service/src/modules'].flatMap(foldersOf),
];

describe('our tree', () => {
  test('is seen whole, and nothing planted takes the place of a file of ours', () => {
    expect(cruise.sources.filter((path) => !plantedFiles.has(path)).length).toBeGreaterThanOrEqual(minSources);
    expect([...plantedFiles].filter((path) => existsSync(join(projectRoot, path)))).toEqual([]);
  });

  test('breaks no fence', () => {
    const ours = cruise.violations.filter(({ from }) => !plantedFiles.has(from));
    expect(ours.map(({ fence, from, to }) => `${fence}: ${from} → ${to}`)).toEqual([]);
  });

  test.each(roots)('%s: no folders import each other', (root) => {
    const ours = cruise.imports.filter(({ from, to }) => !plantedFiles.has(from) && !plantedFiles.has(to));
    expect(cruise.sources.filter((path) => path.startsWith(`${root}/`)).length).toBeGreaterThan(0);
    expect(findFolderCircles(ours, root)).toEqual([]);
  });
});

describe('violations that are planted', () => {
  test.each(plantedViolations)('$fence: $at → $imports is reported', ({ fence, at }) => {
    expect(cruise.violations.filter(({ from }) => from === at).map((violation) => violation.fence)).toContain(fence);
  });

  test('are there for every fence', () => {
    const planted = new Set(plantedViolations.map(({ fence }) => fence));
    expect(fences.map(({ name }) => name).filter((name) => !planted.has(name))).toEqual([]);
  });
});

test('every fence gives its reason', () => {
  expect(fences.filter(({ comment }) => comment.length < 40).map(({ name }) => name)).toEqual([]);
});
