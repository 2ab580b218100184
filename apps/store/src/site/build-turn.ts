import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

const pollMs = 100;

/**
 * Runs `work` while no other process does so on the same file. The file holds the process id of the one whose turn it
 * is; when that process is gone, its turn is over.
 */
export async function withBuildTurn(file: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  while (!(await take(file))) {
    const owner = Number(await readFile(file, 'utf8').catch(() => ''));
    if (owner > 0 && owner !== process.pid && isAlive(owner)) await delay(pollMs, undefined, { signal });
    else await rm(file, { force: true });
  }
  try {
    await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function take(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
