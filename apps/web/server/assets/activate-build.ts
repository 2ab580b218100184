import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const parts = ['client', 'server'] as const;

/**
 * Puts a finished build in the place of the one before it. While a build is under way, or when it fails, the one before
 * stays whole, for a store that runs on it or is started meanwhile.
 *
 * @param finished the folder of the new build, inside the one where it belongs
 */
export async function activateBuild(finished: string): Promise<void> {
  const place = dirname(finished);
  const before = join(place, 'before');
  await rm(before, { recursive: true, force: true });
  await mkdir(before);
  for (const part of parts) {
    await rename(join(place, part), join(before, part)).catch((failure: NodeJS.ErrnoException) => {
      if (failure.code !== 'ENOENT') throw failure;
    });
    await rename(join(finished, part), join(place, part));
  }
  await rm(before, { recursive: true, force: true });
  await rm(finished, { recursive: true, force: true });
}
