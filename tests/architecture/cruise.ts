import { cruise, type ICruiseResult } from 'dependency-cruiser';
import rules from '../../architecture.rules.mjs';
import type { Import } from './folder-circles.ts';

/** Everything that may hold a module of ours. */
export const cruisedFolders = ['packages', 'apps', 'e2e', 'bench', 'scripts'] as const;

/** A broken fence: the rule's name, and the import that broke it. */
export interface Violation {
  readonly fence: string;
  readonly from: string;
  readonly to: string;
}

/** What was seen and what was wrong with it. `sources` are files of ours; npm packages are not counted. */
export interface Cruise {
  readonly sources: readonly string[];
  /** Every import of one of them by another. */
  readonly imports: readonly Import[];
  readonly violations: readonly Violation[];
}

/** Follows every import under `root`, a tree laid out like ours, and holds it against architecture.rules.mjs. */
export async function cruiseTree(root: string): Promise<Cruise> {
  const { options, forbidden } = rules;
  const { enhancedResolveOptions, ...cruiseOptions } = options;
  const reported = await cruise(
    [...cruisedFolders],
    { ...cruiseOptions, enhancedResolveOptions, baseDir: root, validate: true, ruleSet: { forbidden } },
    { ...enhancedResolveOptions },
  );
  const { modules, summary } = reported.output as ICruiseResult;
  return {
    sources: modules
      .map(({ source }) => source)
      .filter((source) => /\.(ts|tsx)$/.test(source) && !source.includes('node_modules')),
    imports: modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    ),
    violations: summary.violations.map(({ rule, from, to }) => ({ fence: rule.name, from, to })),
  };
}
