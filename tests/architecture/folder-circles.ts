import { dirname } from 'node:path';

/** An import of one file by another; paths from the root of the tree. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** Folders that import each other, directly or by way of others, in alphabetical order. */
export type FolderCircle = readonly string[];

/** A test beside a file may look over the fence: it is not shipped, and nothing imports it. */
const isTest = (path: string): boolean => /\.(test|cases)\.tsx?$/.test(path);

/**
 * Where a file stands: in its folder. What puts a module of a service together, its door and its routes, lies beside
 * what all its folders are made of and stands above them; nothing of the module imports it.
 */
function placeOf(path: string, root: string): string {
  const folder = dirname(path);
  const isAbove =
    folder === root && /^apps\/[a-z-]+\/src\/modules\//.test(root) && /(\/index|\.routes)\.ts$/.test(path);
  return isAbove ? `${root}/index.ts` : folder;
}

/** Of these imports, those between two folders below `root`: each folder with the folders that its files import. */
function foldersBelow(imports: readonly Import[], root: string): ReadonlyMap<string, ReadonlySet<string>> {
  const folders = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    if (!from.startsWith(`${root}/`) || !to.startsWith(`${root}/`) || isTest(from)) continue;
    const [here, there] = [placeOf(from, root), placeOf(to, root)];
    if (here === there) continue;
    const targets = folders.get(here) ?? new Set();
    folders.set(here, targets.add(there));
  }
  return folders;
}

/** Every circle of folders below `root`: a set of folders from each of which imports lead to every other one. */
export function findFolderCircles(imports: readonly Import[], root: string): readonly FolderCircle[] {
  const folders = foldersBelow(imports, root);
  const reached = new Map([...folders.keys()].map((folder) => [folder, reachedFrom(folder, folders)]));
  const circles = new Map<string, FolderCircle>();
  for (const [folder, others] of reached) {
    const circle = [...others].filter((other) => reached.get(other)?.has(folder) === true).sort();
    if (circle.length > 1) circles.set(circle.join(), circle);
  }
  return [...circles.values()];
}

/** Every folder that imports lead to from here; itself only when one leads back. */
function reachedFrom(start: string, folders: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const next of folders.get(folder) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(next);
    }
  }
  return reached;
}
