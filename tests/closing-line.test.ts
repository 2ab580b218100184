import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectRoot } from './gates/project-root.ts';

// Inside the tree, because the planted tests must find vitest.
const folder = mkdtempSync(join(projectRoot, 'tests/.planted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const planted = {
  'vitest.config.mjs': `export default { test: { reporters: ['${projectRoot}/tests/closing-line.reporter.ts'] } };`,
  'three.test.ts': `import { expect, test } from 'vitest';
    test('passes', () => expect(1).toBe(1));
    test('passes too', () => expect(1).toBe(1));
    test('fails', () => expect(1).toBe(2));
    test.skip('is left out', () => {});`,
  'broken.test.ts': `throw new Error('this file cannot be loaded');`,
};

test('a run ends with one plain line, in which a file that cannot be loaded counts as a failure', () => {
  for (const [name, text] of Object.entries(planted)) writeFileSync(join(folder, name), text);
  const run = spawnSync('vitest', ['run', '--root', folder], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '1' },
  });
  expect(run.stdout.trim().split('\n').at(-1)).toBe('2 passed, 2 failed, 1 skipped');
  expect(run.status).toBe(1);
});
