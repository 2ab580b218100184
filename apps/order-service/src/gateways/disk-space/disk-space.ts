import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What is left of the disk that holds the store's own files. */
export interface DiskSpace {
  /** Less is left than the store keeps in reserve: nothing more is written, so that what is there stays whole. */
  readonly isNearlyFull: () => Promise<boolean>;
}

/** An answer holds so long: a file of 100 MB takes longer to come than that. */
const freshMs = 1_000;

/**
 * Watches the disk under a folder, which need not be there yet.
 *
 * @param reserveBytes what has to be left; 0: the disk is not looked at
 */
export function diskSpace(folder: string, reserveBytes: number): DiskSpace {
  let known: { readonly at: number; readonly answer: Promise<boolean> } | null = null;
  const ask = async (): Promise<boolean> => {
    const free = await freeBytes(folder).catch(() => null);
    // A disk that cannot be asked fails at the next write.
    return free !== null && free < reserveBytes;
  };
  return {
    isNearlyFull: () => {
      if (reserveBytes === 0) return Promise.resolve(false);
      const now = performance.now();
      if (known === null || now - known.at > freshMs) known = { at: now, answer: ask() };
      return known.answer;
    },
  };
}

async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing || dirname(folder) === folder) throw error;
    return freeBytes(dirname(folder));
  }
}
