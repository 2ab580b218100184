import { chown, mkdtemp, readFile, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PostgresFault } from '../fault/postgres-fault.ts';

/** The account that PostgreSQL runs under when the store is started by root. */
export interface RunAs {
  readonly uid: number;
  readonly gid: number;
  readonly name: string;
}

/** Accounts that a Unix has for such purposes, the best first. initdb wants one with an entry in the password file. */
const preferred = ['postgres', 'nobody', 'daemon'];

/**
 * PostgreSQL refuses to run as root, so root lends it another account: the owner of an existing cluster, else the owner
 * of the folder, else one of `preferred` that this system lets us give files to. `null` when the store isn't root.
 */
export async function chooseAccount(clusterFolder: string, dataDir: string): Promise<RunAs | null> {
  if (process.getuid?.() !== 0) return null;
  const clusterOwner = await ownerOf(clusterFolder);
  const accounts = await readAccounts();
  if (clusterOwner !== null) return accounts.find(({ uid }) => uid === clusterOwner.uid) ?? clusterOwner;
  const folderOwner = await ownerOf(dataDir);
  const candidates = [
    accounts.find(({ uid }) => uid === folderOwner?.uid),
    ...preferred.map((name) => accounts.find((account) => account.name === name)),
  ];
  for (const candidate of candidates) {
    if (candidate && (await canOwn(candidate, dataDir))) return candidate;
  }
  throw new PostgresFault(
    'no_account_to_run_as',
    `PostgreSQL refuses to run as root, and none of the accounts ${preferred.join(', ')} can be given files in ${dataDir}. ` +
      'Start the store as another user, or set DATABASE_URL to a running PostgreSQL.',
  );
}

/** Can the account go through every folder above `path`? Judged by owner and mode bits, as root can't simply try. */
export async function canReach(account: RunAs, path: string): Promise<boolean> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { uid, gid, mode } = await stat(folder);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

async function readAccounts(): Promise<RunAs[]> {
  const text = await readFile('/etc/passwd', 'utf8').catch(() => '');
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

/** The owner of a folder, unless there is no such folder or it is root's. */
async function ownerOf(folder: string): Promise<RunAs | null> {
  const stats = await stat(folder).catch(() => null);
  return stats === null || stats.uid === 0 ? null : { uid: stats.uid, gid: stats.gid, name: `uid ${stats.uid}` };
}

/** In a container with few accounts mapped, giving a file away can fail. Tried on a folder made for the purpose. */
async function canOwn(account: RunAs, folder: string): Promise<boolean> {
  const probe = await mkdtemp(join(folder, '.account-'));
  try {
    await chown(probe, account.uid, account.gid);
    return true;
  } catch {
    return false;
  } finally {
    await rmdir(probe);
  }
}
