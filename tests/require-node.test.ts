import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';

const { complaint } = createRequire(import.meta.url)('../scripts/require-node.cjs') as {
  complaint: (version: string, hasPackages: boolean) => string | null;
};

describe('npm start on a Node that is too old', () => {
  test.each(['24.0.0', '24.21.0', '25.1.0', '100.0.0'])('Node %s is new enough', (version) => {
    expect(complaint(version, true)).toBeNull();
  });

  test.each(['20.19.2', '22.22.0', '9.0.0'])('Node %s is not, and is named', (version) => {
    expect(complaint(version, true)).toContain(`Node 24 or newer. This is Node ${version}`);
  });

  test('when npm ignores install scripts, the command that makes up for it is shown', () => {
    expect(complaint('20.19.2', true)).toContain('npm rebuild node --ignore-scripts=false');
  });

  test('when nothing is installed yet, installing comes first', () => {
    expect(complaint('20.19.2', false)).toMatch(/Install them first:\s+npm ci/);
  });
});
