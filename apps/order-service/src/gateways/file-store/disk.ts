import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from './port.ts';

/** An id in small letters: the only thing that is ever joined to a path. */
const anyKey = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An upload that is not finished; after this time it was given up. */
const staleAfterMs = 24 * 60 * 60 * 1000;

/**
 * Files in a folder: written beside the others under another name, brought to the disk, then given their name, so that
 * a file that can be found is whole. Only this user of the machine can read them.
 *
 * @param folder an absolute path; made when the first file comes
 */
export function diskFileStore(folder: string): FileStore {
  const arriving = join(folder, 'arriving');
  const kept = join(folder, 'kept');
  const pathOf = (key: string) => join(kept, checked(key));
  return {
    put: async (key, bytes) => {
      const target = pathOf(key);
      await Promise.all([arriving, kept].map((path) => mkdir(path, { recursive: true, mode: 0o700 })));
      const partial = join(arriving, checked(key));
      try {
        await write(partial, bytes);
        await rename(partial, target);
        await bringToDisk(kept);
      } catch (error) {
        await Promise.all([partial, target].map((path) => rm(path, { force: true })));
        throw error;
      }
    },
    open: async (key, range) => {
      const file = await whereThere(open(pathOf(key)));
      return file === null ? null : file.createReadStream(range && { start: range.from, end: range.to });
    },
    sizeOf: async (key) => (await whereThere(stat(pathOf(key))))?.size ?? null,
    remove: async (key) => rm(pathOf(key), { force: true }),
    keysBefore: async function* (time) {
      await removeStale(arriving, new Date(time.getTime() - staleAfterMs));
      for await (const [key, at] of filesIn(kept)) if (at < time && anyKey.test(key)) yield key;
    },
  };
}

function checked(key: string): string {
  if (!anyKey.test(key)) throw new Error('A file store takes ids as keys and nothing else');
  return key;
}

async function write(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of bytes) await file.writeFile(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new name survives a power cut when its folder was brought to the disk. */
async function bringToDisk(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** What is asked of a file; null: there is no such file. */
async function whereThere<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** What a killed process left half written. */
async function removeStale(folder: string, before: Date): Promise<void> {
  for await (const [name, at] of filesIn(folder)) if (at < before) await rm(join(folder, name), { force: true });
}

async function* filesIn(folder: string): AsyncGenerator<[name: string, at: Date]> {
  try {
    for await (const { name } of await opendir(folder)) yield [name, (await stat(join(folder, name))).mtime];
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
