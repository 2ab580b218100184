import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a running PostgreSQL writes into `postmaster.pid`, line by line. */
export interface PostmasterFile {
  readonly pid: number;
  readonly socketFolder: string;
  /** The id of its System V shared memory, by which its children can be told; `null` before it has one. */
  readonly sharedMemoryId: number | null;
  readonly status: 'starting' | 'ready' | 'stopping' | 'standby' | 'unknown';
}

const statuses = ['starting', 'ready', 'stopping', 'standby'] as const;

/** `null` when there is no such file, or a half-written one. */
export async function readPostmasterFile(dataFolder: string): Promise<PostmasterFile | null> {
  const text = await readFile(postmasterFilePath(dataFolder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  const memory = /^\d+\s+(\d+)$/.exec(lines[6] ?? '')?.[1];
  return {
    pid,
    socketFolder: lines[4] ?? '',
    sharedMemoryId: memory === undefined ? null : Number(memory),
    status: statuses.find((status) => status === lines[7]) ?? 'unknown',
  };
}

export function postmasterFilePath(dataFolder: string): string {
  return join(dataFolder, 'postmaster.pid');
}
