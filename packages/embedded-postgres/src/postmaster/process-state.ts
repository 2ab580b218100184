import { readFile, readlink, realpath } from 'node:fs/promises';

/**
 * What became of a process id: nothing runs under it, it is dead but not yet reaped by its parent, another program has
 * been given the number, or it may be the PostgreSQL that is meant.
 */
export type ProcessState = 'gone' | 'zombie' | 'another_program' | 'alive';

/** Linux tells by /proc; elsewhere a living number is taken for the real thing. */
export async function processState(pid: number): Promise<ProcessState> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return 'gone';
  }
  if (process.platform !== 'linux') return 'alive';
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return 'gone';
  // "1234 (postgres) S …": the name stands in brackets and may hold brackets itself.
  const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
  const letter = stat.slice(stat.lastIndexOf(')') + 2)[0];
  if (letter === 'Z' || letter === 'X') return 'zombie';
  return name === 'postgres' || name === 'postmaster' ? 'alive' : 'another_program';
}

/**
 * Does the process work in this folder, as a PostgreSQL does in its data? `null` where it is not known: off Linux,
 * or for a process of another account.
 */
export async function worksIn(pid: number, folder: string): Promise<boolean | null> {
  const own = await readlink(`/proc/${pid}/cwd`).catch(() => null);
  return own === null ? null : own === (await realpath(folder));
}

/** Is a process still attached to the shared memory? `true` when that is not known. */
export async function isSharedMemoryInUse(id: number | null): Promise<boolean> {
  const table = await readFile('/proc/sysvipc/shm', 'utf8').catch(() => null);
  if (table === null || id === null) return true;
  const [head, ...rows] = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const idColumn = head?.indexOf('shmid') ?? -1;
  const attachedColumn = head?.indexOf('nattch') ?? -1;
  if (idColumn < 0 || attachedColumn < 0) return true;
  const row = rows.find((cells) => Number(cells[idColumn]) === id);
  return row !== undefined && Number(row[attachedColumn]) > 0;
}
