import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PostgresFault } from '../fault/postgres-fault.ts';

/** What a running PostgreSQL writes into `postmaster.pid`, line by line. */
export interface PostmasterFile {
  readonly pid: number;
  /** Of the data that it runs on, as it was started with; empty where the file does not say. */
  readonly dataFolder: string;
  readonly socketFolder: string;
  /** The id of its System V shared memory, by which its children are recognised; `null` before it has one. */
  readonly sharedMemoryId: number | null;
  readonly status: 'starting' | 'ready' | 'stopping' | 'standby' | 'unknown';
}

const statuses = ['starting', 'ready', 'stopping', 'standby'] as const;

/** Linux gives no process a greater number. */
const greatestPid = 2 ** 22;

/** `null` when there is no such file, a half-written one, or one that PostgreSQL has not written. */
export async function readPostmasterFile(dataFolder: string): Promise<PostmasterFile | null> {
  const text = await readFile(postmasterFilePath(dataFolder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new PostgresFault(
      'start_failed',
      `${postmasterFilePath(dataFolder)} cannot be read (${error.code}). ${orRemoveIt}`,
    );
  });
  if (text === null) return null;
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || pid > greatestPid) return null;
  const memory = /^\d+\s+(\d+)$/.exec(lines[6] ?? '')?.[1];
  return {
    pid,
    dataFolder: lines[1] ?? '',
    socketFolder: lines[4] ?? '',
    sharedMemoryId: memory === undefined ? null : Number(memory),
    status: statuses.find((status) => status === lines[7]) ?? 'unknown',
  };
}

/** What the person at the terminal can do about a file that names nothing of ours. */
export const orRemoveIt = 'If no PostgreSQL runs on this data, remove that file and start again.';

export function postmasterFilePath(dataFolder: string): string {
  return join(dataFolder, 'postmaster.pid');
}
