import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunAs } from '../account/run-as.ts';
import { runProgram } from '../account/run-program.ts';
import { PostgresFault } from '../fault/postgres-fault.ts';
import { type ClusterFolder, clusterFolder, dataPathFor, makePrivateFolder } from './cluster-folder.ts';

export interface NewCluster {
  readonly binDir: string;
  readonly major: number;
  readonly runAs: RunAs | null;
}

const unfinished = /\.new\.(\d+)$/;

/**
 * Makes the cluster under another name, brings it to the disk and renames it: a kill at any moment leaves either a
 * whole cluster or none. Two stores that do so at once don't meet, and the second one to finish uses the cluster of the
 * first.
 */
export async function createCluster(target: ClusterFolder, dataDir: string, how: NewCluster): Promise<void> {
  await removeUnfinished(target, dataDir);
  const cluster = clusterFolder(`${target.root}.new.${process.pid}`);
  await makePrivateFolder(cluster.root, how.runAs);
  await makePrivateFolder(cluster.data, how.runAs);
  await writePassword(cluster.password, how.runAs);
  try {
    await initdb(cluster, how);
    await syncFolder(cluster.root);
    await rename(cluster.root, target.root);
  } catch (error) {
    await removeFolder(cluster.root);
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
  }
  await syncFolder(dataDir);
}

/** What a killed store left. A store that is still at work on its own is left alone. */
async function removeUnfinished(target: ClusterFolder, dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const pid = Number(unfinished.exec(name)?.[1] ?? 0);
    const folder = join(dataDir, name);
    if (pid > 0 && folder.startsWith(target.root) && (pid === process.pid || !isAlive(pid))) await removeFolder(folder);
  }
}

/** An initdb whose store was killed may still be writing for a moment, so removing can take a second try. */
async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function writePassword(path: string, runAs: RunAs | null): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(randomBytes(24).toString('hex'));
    await file.sync();
  } finally {
    await file.close();
  }
  if (runAs !== null) await chown(path, runAs.uid, runAs.gid);
}

async function initdb(cluster: ClusterFolder, { binDir, major, runAs }: NewCluster): Promise<void> {
  const parameters = [
    `--pgdata=${await dataPathFor(runAs, cluster.data)}`,
    '--pwfile=../password',
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--data-checksums',
    '--no-instructions',
    // The order of bytes, the same on every machine; with the case rules of Unicode where the version has them.
    '--locale=C',
    ...(major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : []),
  ];
  const child = runProgram(join(binDir, 'initdb'), parameters, { runAs, cwd: cluster.data, output: 'pipe' });
  const { output, ending } = await ended(child);
  if (ending !== 'code 0') {
    throw new PostgresFault(
      'initdb_failed',
      `PostgreSQL could not create its files in ${cluster.data} (initdb ended with ${ending}):\n${output.trim()}`,
    );
  }
}

async function ended(child: ChildProcess): Promise<{ output: string; ending: string }> {
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ending = await new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal === null ? `code ${code}` : `signal ${signal}`));
  });
  return { output, ending };
}

/** A rename is on the disk only when the folder that holds the name is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
