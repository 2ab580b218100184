import { segments, stem, type TreeFile } from './tree-files.ts';

/** Names that say nothing of what is inside, and so end up holding everything. */
const emptyNames = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'types']);

/** Words in small letters joined by hyphens, with endings after dots: `cart.routes.ts`, `find-guides.e2e.ts`. */
const kebabCase = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** Names given by others: documents that every project has, numbered migrations, and tools' own files. */
const givenNames = [
  /^(README|ARCHITECTURE|CONTRIBUTING|CHANGELOG|RESULTS)\.md$/,
  /^LICENSE$/,
  /^\d{4}_[a-z0-9_]+\.sql$/,
];

/** Files and folders that are not in kebab-case, and names that say nothing. */
export function findNameFaults(files: readonly TreeFile[]): string[] {
  const faults = new Set<string>();
  for (const { path } of files) {
    for (const segment of segments(path)) {
      if (!kebabCase.test(segment) && !givenNames.some((given) => given.test(segment))) {
        faults.add(`${path}: ${segment} is not in kebab-case`);
      }
      if (emptyNames.has(stem(segment))) faults.add(`${path}: ${segment} says nothing of what is inside`);
    }
  }
  return [...faults];
}
