import type { KnipConfig } from 'knip';
import base from './knip.config.ts';

/**
 * The same look without tests: what only they use is dead as well. Journeys and benches are users like others. What
 * stands in for something in a test lies in `testing`, in `packages/test-support` or in a file `*.cases.ts`.
 */
const notShipped = ['**/*.test.{ts,tsx}', '**/*.cases.{ts,tsx}', '**/testing/**'];

const isOfTests = (pattern: string): boolean => /\.test\.|\/testing\//.test(pattern);

const workspaces = Object.fromEntries(
  Object.entries(base.workspaces).map(([name, workspace]) => {
    const entry = workspace.entry.filter((pattern) => !isOfTests(pattern));
    const project = [...workspace.project, ...notShipped.map((pattern) => `!${pattern}`)];
    return [name, { ...workspace, entry, project }];
  }),
);

const config: KnipConfig = {
  ...base,
  workspaces,
  vitest: false,
  // Through the door of a package, too, nobody may be left who uses it.
  includeEntryExports: true,
  ignoreIssues: {
    // A door may name for tests what its own room uses.
    '**/index.ts': ['exports'],
    // Checks of the tree, and what tests are made with.
    '{tests,scripts,e2e}/**': ['exports', 'files'],
    'packages/test-support/**': ['exports'],
    // The second product, which the build of journeys alone has.
    'apps/web/app/{features,routes}/test-*/**': ['exports'],
    // Lists of pools are on their way into their screen.
    'packages/domain/src/cell-library/{cell-library-project,read-pool-list}.ts': ['exports'],
    '*.config.ts': ['exports', 'files'],
    'architecture.rules.mjs': ['exports'],
    // Which module may write which table: read by its check.
    'apps/order-service/src/modules/table-owners.table.ts': ['files'],
    // A second reading of the rules of guides, against which tests hold the first.
    'packages/domain/src/guide-rna/mutation-testing/**': ['exports', 'files'],
  },
};

export default config;
