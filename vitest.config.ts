import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.sequencer.ts';
import { memoryFolder } from './tests/memory-folder.ts';

/**
 * How many test files run at a time, in every project: the test runner refuses projects that differ in it, and by
 * itself it would leave one core idle, which is half of what continuous integration has
 * (docs/decisions/0026-two-at-a-time.md).
 */
const maxWorkers = 2;

// The folder for temporary files, of the workers too. A TMPDIR that is set already stays as it is.
const folder = process.env['TMPDIR'] === undefined ? memoryFolder() : null;
if (folder !== null) process.env['TMPDIR'] = folder;

/**
 * Four projects, so that each can be run alone: `vitest run --project unit packages/domain`.
 * Timeouts are generous on purpose: a test waits for a condition and never measures time.
 */
export default defineConfig({
  test: {
    reporters: ['default', './tests/closing-line.reporter.ts'],
    expect: { poll: { timeout: 60_000 } },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/{web,office}/**/*.test.{ts,tsx}'],
          exclude: [
            'packages/{embedded-postgres,fake-card-network,service-base,test-support}/**',
            '**/node_modules/**',
            '**/build/**',
          ],
          // A test of rules leaves nothing behind that the next file could meet, and to read every module anew for each
          // of a hundred files takes as long as the tests themselves. Mocks are put back by the runner between files.
          isolate: false,
          setupFiles: ['./tests/fast-check.setup.ts'],
          testTimeout: 300_000,
          maxWorkers,
        },
      },
      {
        extends: true,
        test: {
          name: 'service',
          include: [
            'apps/{content-service,order-service,store}/src/**/*.test.ts',
            'packages/{embedded-postgres,fake-card-network,service-base,test-support}/src/**/*.test.ts',
          ],
          globalSetup: ['./tests/global-setup.ts'],
          // Each test makes a database of its own; reading the whole service anew for each file took 100 s of CPU.
          isolate: false,
          setupFiles: ['./tests/fast-check.setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          maxWorkers,
        },
      },
      {
        extends: true,
        test: {
          name: 'gates',
          include: ['{tests,scripts,e2e,bench}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['./e2e/harness/shared-store.ts'],
          // The modules and the browser of a worker serve all its files; each customer has a profile of its own.
          isolate: false,
          maxWorkers,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
