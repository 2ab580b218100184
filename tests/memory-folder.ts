import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';
const enough = 6 * 1024 ** 3;
/** Process numbers mean something only in their own container, and containers may share this place. */
const prefix = (): string => `cutsite-tests-${statSync('/proc/self/ns/pid').ino}-`;

/**
 * A folder in memory for the throw-away files of one test run: databases, data folders and profiles of browsers. A file
 * is made there in 0.02 ms and on a disk of a virtual machine in 1 ms, and each test database has a thousand of them.
 * It goes with the process; what a killed run left goes with the next.
 * @param needed bytes that have to be free, for files and as memory: far more than a run takes, which is below 1 GB
 * @returns null where there is no such folder, programs can't be started from it, or memory is short: then the system's
 * own folder for such files is used
 */
export function memoryFolder(place: string = memory, needed: number = enough): string | null {
  let folder: string | null = null;
  try {
    const { bavail, bsize } = statfsSync(place);
    if (bavail * bsize < needed || process.availableMemory() < needed) return null;
    removeThoseOfKilledRuns(place);
    const made = join(place, `${prefix()}${process.pid}`);
    mkdirSync(made);
    folder = made;
    // As /tmp: the database may run as another account.
    chmodSync(made, 0o1777);
    const program = join(made, 'program');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
    execFileSync(program);
    rmSync(program);
  } catch {
    if (folder !== null) rmSync(folder, { recursive: true, force: true });
    return null;
  }
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function removeThoseOfKilledRuns(place: string): void {
  const start = prefix();
  for (const name of readdirSync(place)) {
    if (!name.startsWith(start) || isRunning(Number(name.slice(start.length)))) continue;
    try {
      rmSync(join(place, name), { recursive: true, force: true });
    } catch {
      // It belongs to another account, and is that one's to remove.
    }
  }
}

/** Anything but a process number that is not there counts as running. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
