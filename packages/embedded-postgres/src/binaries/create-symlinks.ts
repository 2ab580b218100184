import { access, readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { PostgresFault } from '../fault/postgres-fault.ts';

interface LinkEntry {
  /** The real library, relative to the package. */
  readonly source: string;
  /** The name that the programs look for. */
  readonly target: string;
}

/**
 * npm packages can't hold symbolic links, so the package makes those of its libraries in an install script. Where
 * install scripts are ignored they are made here, from the list that the package brings.
 */
export async function createSymlinks(packageFolder: string): Promise<void> {
  for (const { source, target } of await readList(packageFolder)) {
    const path = join(packageFolder, target);
    if (await isThere(path)) continue;
    try {
      await symlink(relative(dirname(target), source), path);
    } catch (error) {
      // Two stores may start at once, and the other one was faster.
      if (await isThere(path)) continue;
      throw new PostgresFault(
        'binaries_incomplete',
        `The libraries of the embedded PostgreSQL lack a symbolic link that cannot be made (${(error as Error).message}). ` +
          'Run npm with install scripts, or start the store once as a user who may write to node_modules.',
      );
    }
  }
}

async function readList(packageFolder: string): Promise<LinkEntry[]> {
  try {
    return JSON.parse(await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8')) as LinkEntry[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Follows the link: one that points to nothing counts as missing. */
async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
