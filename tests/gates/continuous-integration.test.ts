import { accessSync, constants, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from './project-root.ts';

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

  test('and the other scripts that the documents name are there', () => {
    const documents = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md'].map(read).join('\n');
    const named = [...documents.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
