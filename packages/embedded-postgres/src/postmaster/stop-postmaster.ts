import { setTimeout as delay } from 'node:timers/promises';
import { readPostmasterFile } from './postmaster-file.ts';
import { processState } from './process-state.ts';
import type { RunningPostmaster } from './run-postmaster.ts';

const pollMs = 10;
/** A fast shutdown writes a checkpoint, which may take long on a slow disk. */
const fastShutdownMs = 30_000;

/**
 * SIGINT ends every connection and writes a checkpoint; returns when the process is gone. After half a minute SIGQUIT
 * ends it at once, which loses nothing either: the next start recovers from the log.
 */
export async function stopPostmaster(postmaster: RunningPostmaster, dataFolder: string): Promise<void> {
  const hardAt = Date.now() + fastShutdownMs;
  let isHard = false;
  signal(postmaster.pid, 'SIGINT');
  while (!(await isEnded(postmaster, dataFolder))) {
    if (!isHard && Date.now() > hardAt) {
      isHard = true;
      signal(postmaster.pid, 'SIGQUIT');
    }
    await delay(pollMs);
  }
}

async function isEnded({ pid, child }: RunningPostmaster, dataFolder: string): Promise<boolean> {
  if (child !== null) return child.exitCode !== null || child.signalCode !== null;
  const state = await processState(pid);
  if (state !== 'alive') return true;
  const file = await readPostmasterFile(dataFolder);
  return file !== null && file.pid !== pid;
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
