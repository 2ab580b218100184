import { createHash } from 'node:crypto';
import { chown, lstat, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canReach, type RunAs } from '../account/run-as.ts';
import { PostgresFault } from '../fault/postgres-fault.ts';

/** Where the parts of a cluster lie below the data folder of the store. */
export interface ClusterFolder {
  readonly root: string;
  readonly data: string;
  readonly password: string;
  readonly log: string;
}

export function clusterFolder(root: string): ClusterFolder {
  return {
    root,
    data: join(root, 'data'),
    password: join(root, 'password'),
    log: join(root, 'postgresql.log'),
  };
}

/** A Unix socket's path may have 107 bytes on Linux and 103 on macOS; PostgreSQL's own file name takes a part of it. */
const maxSocketPathLength = 103;
const socketName = '.s.PGSQL.5432';

/** Makes a folder that only `runAs` (or this process's account) can enter. */
export async function makePrivateFolder(path: string, runAs: RunAs | null): Promise<void> {
  await mkdir(path, { mode: 0o700 });
  if (runAs !== null) await chown(path, runAs.uid, runAs.gid);
}

/**
 * The folder for the Unix socket (mode 0700): beside the data, or, when that path is too long for a socket or out of
 * reach for `runAs`, in the system's folder for temporary files, under a name made from the path of the data.
 */
export async function socketFolder(cluster: ClusterFolder, runAs: RunAs | null): Promise<string> {
  const beside = join(cluster.root, 'socket');
  if (await isUsable(beside, runAs)) return ensurePrivate(beside, runAs);
  const name = `cutsite-${createHash('sha256').update(cluster.root).digest('hex').slice(0, 16)}`;
  const base = (await isUsable(join(tmpdir(), name), runAs)) ? tmpdir() : '/tmp';
  try {
    return await ensurePrivate(join(base, name), runAs);
  } catch (error) {
    if (!(error instanceof PostgresFault)) throw error;
    // Somebody else made a folder of that name. It is not touched, and not trusted.
    const other = await mkdtemp(join(base, 'cutsite-'));
    if (runAs !== null) await chown(other, runAs.uid, runAs.gid);
    return other;
  }
}

async function isUsable(folder: string, runAs: RunAs | null): Promise<boolean> {
  const isShort = Buffer.byteLength(join(folder, socketName)) <= maxSocketPathLength;
  return isShort && (runAs === null || (await canReach(runAs, folder)));
}

async function ensurePrivate(path: string, runAs: RunAs | null): Promise<string> {
  try {
    await makePrivateFolder(path, runAs);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const stats = await lstat(path);
    const owner = runAs?.uid ?? process.getuid?.();
    if (!stats.isDirectory() || stats.uid !== owner || (stats.mode & 0o077) !== 0) {
      throw new PostgresFault('start_failed', `${path} is not a folder that only its owner can enter.`);
    }
  }
  return path;
}

/**
 * The path by which PostgreSQL finds its data. Where its account can't go through the folders above, the kernel's link
 * to the working folder does: that was entered before the account changed.
 */
export async function dataPathFor(runAs: RunAs | null, dataFolder: string): Promise<string> {
  if (runAs === null || (await canReach(runAs, dataFolder))) return dataFolder;
  if (process.platform === 'linux') return '/proc/self/cwd';
  throw new PostgresFault(
    'not_reachable',
    `The account "${runAs.name}" cannot reach ${dataFolder}. PostgreSQL refuses to run as root: ` +
      'choose a DATA_DIR that other accounts can enter, or start the store as another user.',
  );
}
