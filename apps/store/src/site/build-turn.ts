import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

const pollMs = 100;

/** This process, by more than its number: in a container every store may have the same one. */
const self = `${process.pid} ${randomUUID()}`;

/**
 * Runs `work` while no other process does so on the same file. The file holds the process whose turn it is; when that
 * one is gone, its turn is over.
 */
export async function withBuildTurn(file: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  while (!(await take(file))) await delay(pollMs, undefined, { signal });
  try {
    await work();
  } finally {
    await rm(file, { force: true });
  }
}

/** The file appears with its content in one step, so that nobody reads an empty one and takes its owner for gone. */
async function take(file: string): Promise<boolean> {
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, self);
  try {
    return (await isLinked(own, file)) || (await takeOver(own, file));
  } finally {
    await rm(own, { force: true });
  }
}

/**
 * Puts our file in the place of one whose owner is gone. That is a turn of its own: of two that have read the same
 * dead owner, the slower one would otherwise take the turn away from the faster.
 */
async function takeOver(own: string, file: string): Promise<boolean> {
  const owner = await read(file);
  if (owner === null || isAtWork(owner) || !(await take(`${file}.over`))) return false;
  try {
    if ((await read(file)) !== owner) return false;
    await rename(own, file);
    return true;
  } finally {
    await rm(`${file}.over`, { force: true });
  }
}

async function isLinked(own: string, file: string): Promise<boolean> {
  try {
    await link(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

const read = (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null);

function isAtWork(owner: string): boolean {
  const pid = Number.parseInt(owner, 10);
  return pid === process.pid ? owner === self : pid > 0 && isAlive(pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
