import type { AttachmentDependencies } from './add-attachment.ts';
import { selectKnownKeys } from './attachment.repository.ts';
import { whileFilesMayGo } from './files-lock.ts';

/** A file without a row after this time was left by a process that died between the two. */
const looseAfterMs = 24 * 60 * 60 * 1000;

/** Keys that are asked about in one statement. */
const batchSize = 500;

/**
 * Removes files that belong to nothing. While a backup is on its way none goes: the next sweep takes them.
 *
 * @param selectOthers which of these keys belong to something that is no attachment
 */
export async function forgetOrphanedFiles(
  { pool, clock, files }: Omit<AttachmentDependencies, 'quotas'>,
  selectOthers: (keys: readonly string[]) => Promise<readonly string[]>,
): Promise<void> {
  const forget = async (keys: readonly string[]) => {
    await whileFilesMayGo(pool, async () => {
      const known = new Set([...(await selectKnownKeys(pool, keys)), ...(await selectOthers(keys))]);
      for (const key of keys) if (!known.has(key)) await files.remove(key);
    });
  };
  let batch: string[] = [];
  for await (const key of files.keysBefore(new Date(clock.now().getTime() - looseAfterMs))) {
    batch.push(key);
    if (batch.length === batchSize) await forget(batch.splice(0));
  }
  if (batch.length > 0) await forget(batch);
}
