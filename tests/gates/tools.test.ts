import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from './project-root.ts';
import { copyTree, type TreeCopy } from './tree-copy.ts';

/**
 * The compiler, the linter and the formatter are switched on by files of settings, and a slip in one of those switches
 * them off without a word. Here each of them meets a fault that it has to report.
 */
let copy: TreeCopy;

const settings = [
  '.oxlintrc.json',
  'biome.json',
  'tsconfig.base.json',
  'packages/domain/tsconfig.json',
  'packages/contracts/tsconfig.json',
  'packages/ui/tsconfig.json',
];

/** Runs a tool in the copy; what it printed, and nothing if it found nothing. */
function faultsFoundBy(command: string, ...parameters: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, parameters, { cwd: copy.root, encoding: 'utf8' });
  return status === 0 ? '' : stdout + stderr;
}

beforeAll(() => {
  copy = copyTree([]);
  for (const path of settings) copy.plant(path, readFileSync(join(projectRoot, path), 'utf8'));
});
afterAll(() => copy.remove());

describe('the compiler, by the tsconfig.json of each workspace', () => {
  test.each([
    ['a window in the domain', 'packages/domain', 'export const width = window.innerWidth;', 'TS2304'],
    ['a process in the domain', 'packages/domain', 'export const home = process.env.HOME;', 'TS'],
    ['a network call in the contracts', 'packages/contracts', 'export const answer = fetch("/api");', 'TS2304'],
    ['a place of a list that may be empty', 'packages/domain', 'export const first: string = ["a"][7];', 'TS2322'],
    ['syntax that Node cannot strip', 'packages/domain', 'export enum Nuclease { SpCas9 }', 'TS1294'],
  ])('reports %s', (_what, workspace, code, fault) => {
    copy.plant(`${workspace}/src/planted.ts`, `${code}\n`);
    expect(faultsFoundBy('tsc', '-p', workspace, '--pretty', 'false')).toContain(fault);
    copy.plant(`${workspace}/src/planted.ts`, 'export const fine = true;\n');
    expect(faultsFoundBy('tsc', '-p', workspace, '--pretty', 'false')).toBe('');
  });
});

describe('the linter', () => {
  test.each([
    ['packages/domain/src/promise.ts', 'export function go() {\n  Promise.resolve(1);\n}', 'no-floating-promises'],
    ['packages/domain/src/anything.ts', 'export const load = (value: any) => value;', 'no-explicit-any'],
    ['packages/domain/src/talk.ts', 'export const talk = () => console.log("hello");', 'no-console'],
    ['packages/domain/src/sure.ts', 'export const sure = (a: string | null) => a!.length;', 'no-non-null-assertion'],
    ['packages/domain/src/nameless.ts', 'export default function () {}', 'no-default-export'],
    ['packages/domain/src/later.ts', '// TODO: later\nexport const later = 1;', 'no-warning-comments'],
    [
      'packages/ui/src/hook.tsx',
      'import { useState } from "react";\nexport function Box({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}',
      'rules-of-hooks',
    ],
    [
      'apps/office/app/features/planted.tsx',
      "import { Button } from '@mantine/core';\nexport const Send = () => <Button>Send</Button>;",
      'platform/button.tsx',
    ],
    ['packages/ui/src/picture.tsx', 'export const Picture = () => <img src="/plate.png" />;', 'alt-text'],
  ])('reports %s', (path, code, rule) => {
    copy.plant(path, `${code}\n`);
    expect(faultsFoundBy('oxlint', '--no-ignore', path)).toContain(rule);
  });
});

describe('the formatter', () => {
  test('reports a file that is not in the format of the code, and puts up with one that is', () => {
    copy.plant('packages/domain/src/loose.ts', 'export const a = "double"\n');
    copy.plant('packages/domain/src/neat.ts', "export const a = 'single';\n");
    const format = ['check', '--vcs-enabled=false'];
    expect(faultsFoundBy('biome', ...format, 'packages/domain/src/loose.ts')).toContain('format');
    expect(faultsFoundBy('biome', ...format, 'packages/domain/src/neat.ts')).toBe('');
  });
});

describe('the search for dead code', () => {
  test('reports a file, an export and an unused dependency, and nothing that is used', () => {
    copy.plant('knip.config.ts', readFileSync(join(projectRoot, 'knip.config.ts'), 'utf8'));
    copy.plant(
      'packages/domain/package.json',
      '{ "name": "@cutsite/domain", "type": "module", "exports": { "./*": "./src/*/index.ts" }, "dependencies": { "zod": "4.0.0" } }',
    );
    copy.plant('packages/domain/src/money/index.ts', "export { used } from './used.ts';\n");
    copy.plant('packages/domain/src/money/used.ts', 'export const used = 1;\nexport const deadExport = 2;\n');
    copy.plant('packages/domain/src/money/dead-file.ts', 'export const unused = 1;\n');
    const report = faultsFoundBy('knip', '--no-gitignore', '--workspace', 'packages/domain', '--no-config-hints');
    expect(report).toContain('packages/domain/src/money/dead-file.ts');
    expect(report).toContain('deadExport');
    expect(report).toContain('zod');
    expect(report).not.toMatch(/\bused\b.*used\.ts/);
  });

  test('reports what only a test uses, also where a door names it', () => {
    for (const config of ['knip.config.ts', 'knip.production.config.ts'])
      copy.plant(config, readFileSync(join(projectRoot, config), 'utf8'));
    const manifest = (name: string) =>
      `{ "name": "@cutsite/${name}", "type": "module", "exports": { "./*": "./src/*/index.ts" } }`;
    copy.plant('packages/domain/package.json', manifest('domain'));
    copy.plant('packages/domain/src/price/index.ts', "export { inShop, inTestsAlone } from './price.ts';\n");
    copy.plant('packages/domain/src/price/price.ts', 'export const inShop = 1;\nexport const inTestsAlone = 2;\n');
    copy.plant(
      'packages/domain/src/price/price.test.ts',
      "import { inTestsAlone } from './index.ts';\nimport './only-tests.ts';\nconsole.log(inTestsAlone);\n",
    );
    copy.plant('packages/domain/src/price/only-tests.ts', 'console.log(1);\n');
    copy.plant(
      'packages/domain/src/cart/index.ts',
      "import { inShop } from '../price/index.ts';\nconsole.log(inShop);\n",
    );
    const search = ['--no-gitignore', '--workspace', 'packages/domain', '--no-config-hints'];
    expect(faultsFoundBy('knip', ...search)).not.toContain('inTestsAlone');
    const report = faultsFoundBy(
      'knip',
      '--config',
      'knip.production.config.ts',
      '--include',
      'exports,files',
      ...search,
    );
    expect(report).toMatch(/inTestsAlone.*price\.ts/);
    expect(report).toContain('only-tests.ts');
    expect(report).not.toContain('inShop');
  });
});
