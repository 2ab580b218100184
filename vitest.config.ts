import { defineConfig } from 'vitest/config';

/**
 * Four projects, so that each can be run alone: `vitest run --project unit packages/domain`.
 * Timeouts are generous on purpose: a test waits for a condition and never measures time.
 */
export default defineConfig({
  test: {
    reporters: ['default', './tests/closing-line.reporter.ts'],
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/web/**/*.test.{ts,tsx}'],
          exclude: ['packages/{embedded-postgres,test-support}/**', '**/node_modules/**', '**/build/**'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'service',
          include: [
            'apps/{order-service,store}/src/**/*.test.ts',
            'packages/{embedded-postgres,test-support}/src/**/*.test.ts',
          ],
          globalSetup: ['./tests/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'gates',
          include: ['{tests,scripts,e2e,bench}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['./e2e/harness/shared-store.ts'],
          fileParallelism: false,
          maxWorkers: 1,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
