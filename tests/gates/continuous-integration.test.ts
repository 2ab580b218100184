import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, expect, test } from 'vitest';
import config from '../../vitest.config.ts';
import { longestFiles } from '../longest-first.sequencer.ts';
import { projectRoot } from './project-root.ts';
import { readTree } from './tree-files.ts';

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** The scripts that a script of package.json runs, itself included, however deep. */
function scriptsRunBy(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const [, next = ''] of (scripts[name] ?? '').matchAll(/npm run ([\w:-]+)/g)) scriptsRunBy(next, seen);
  return seen;
}

describe('continuous integration', () => {
  test('runs the command that the README gives for tests, word by word', () => {
    const testCommand = 'npm ci && npm test';
    expect(read('README.md')).toContain(testCommand);
    expect(read('.ci/run')).toContain(`'${testCommand}'`);
  });

  test('can be started', () => {
    expect(() => accessSync(join(projectRoot, '.ci/run'), constants.X_OK)).not.toThrow();
  });
});

describe('npm test', () => {
  test('runs types, lint, format, dead code and the journeys', () => {
    expect([...scriptsRunBy('test')]).toEqual(
      expect.arrayContaining(['check', 'types', 'lint', 'format:check', 'dead-code', 'journeys']),
    );
  });

  test('runs every project of the test runner', () => {
    const commands = [...scriptsRunBy('test')].map((name) => scripts[name]).join('\n');
    const run = [...commands.matchAll(/--project (\w+)/g)].map(([, project]) => project);
    const known = [...read('vitest.config.ts').matchAll(/name: '(\w+)'/g)].map(([, project]) => project);
    expect(known.toSorted()).toEqual(run.toSorted());
    expect(known.length).toBeGreaterThan(0);
  });

  /** How many projects run a test file. */
  const projectsOf = (path: string): number =>
    (config.test?.projects ?? [])
      .flatMap((project) => (typeof project === 'object' && 'test' in project && project.test ? [project.test] : []))
      .filter(({ include = [] }) => include.some((pattern) => matchesGlob(path, pattern)))
      .filter(({ exclude = [] }) => !exclude.some((pattern) => matchesGlob(path, pattern))).length;

  test('runs every test file once', () => {
    const testFiles = readTree().filter(({ path }) => /\.(test|e2e)\.tsx?$/.test(path));
    expect(testFiles.length).toBeGreaterThan(10);
    expect(testFiles.filter(({ path }) => projectsOf(path) !== 1).map(({ path }) => path)).toEqual([]);
  });

  test('begins with files that are there', () => {
    expect(longestFiles.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
  });

  test('planted: a test file in a folder that no project looks at is noticed', () => {
    expect(projectsOf('packages/domain/src/money/money.test.ts')).toBe(1);
    expect(projectsOf('docs/somewhere.test.ts')).toBe(0);
  });

  test('and the other scripts that the documents name are there', () => {
    const documents = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md'].map(read).join('\n');
    const named = [...documents.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
