import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { canReach, type RunAs } from '../account/run-as.ts';
import { PostgresFault } from '../fault/postgres-fault.ts';
import type { PostgresBinaries } from './find-binaries.ts';

/** Root's own place for such copies: no other user can put a program there. */
const cacheFolder = '/var/cache/cutsite';

/**
 * Programs that `runAs` can execute. A checkout below root's home folder (mode 0700) is out of reach for every other
 * account, so its PostgreSQL is copied once (58 MB) to a place that is not.
 */
export async function reachableBinaries(
  binaries: PostgresBinaries,
  runAs: RunAs | null,
  onProgress: (message: string) => void,
  copies: string = cacheFolder,
): Promise<string> {
  if (runAs === null || (await canReach(runAs, join(binaries.binDir, 'postgres')))) return binaries.binDir;
  if (binaries.bundle === null) {
    throw new PostgresFault(
      'not_reachable',
      `The account "${runAs.name}" cannot reach the programs in ${binaries.binDir}. PostgreSQL refuses to run as root: ` +
        'choose a PG_BIN_DIR that other accounts can enter, or start the store as another user.',
    );
  }
  const { name, folder } = binaries.bundle;
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  const copy = join(copies, `${name}-${version}`);
  if (!(await stat(copy).catch(() => null))) {
    onProgress(`Copying PostgreSQL to ${copy}, where the account "${runAs.name}" can run it…`);
    await copyAtomically(join(folder, 'native'), copy);
  }
  return join(copy, 'bin');
}

async function copyAtomically(from: string, to: string): Promise<void> {
  const unfinished = `${to}.${process.pid}`;
  await mkdir(unfinished, { recursive: true, mode: 0o755 });
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    await rename(unfinished, to);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another store made the same copy in the meantime.
    if (!(await stat(to).catch(() => null))) throw error;
  }
}
