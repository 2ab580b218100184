import { mkdir, mkdtemp, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartRefusal } from './start-refusal.ts';

/**
 * Makes the data folder and tries whether something can be made in it, before anything is begun there. Level by level:
 * below some file systems Node's own way of making all levels at once never comes back.
 */
export async function makeDataFolder(dataDir: string): Promise<void> {
  try {
    await makeLevels(dataDir);
    await rmdir(await mkdtemp(join(dataDir, 'trial-')));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = reasons[code] ?? code;
    throw new StartRefusal(
      `The data folder ${dataDir} cannot be used: ${reason}. Choose another one: DATA_DIR=/path npm start`,
    );
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'nothing can be made there',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its disk can only be read',
  ENOSPC: 'its disk is full',
  ENAMETOOLONG: 'the path is too long',
};

async function makeLevels(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    await makeLevels(dirname(path));
    await mkdir(path);
  }
}
