import type { ChildProcess } from 'node:child_process';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { RunAs } from '../account/run-as.ts';
import { runProgram } from '../account/run-program.ts';
import { type ClusterFolder, dataPathFor, socketFolder } from '../cluster/cluster-folder.ts';
import { PostgresFault } from '../fault/postgres-fault.ts';
import { orRemoveIt, type PostmasterFile, postmasterFilePath, readPostmasterFile } from './postmaster-file.ts';
import { onOtherData, postmasterState } from './postmaster-state.ts';
import { isSharedMemoryInUse, processState } from './process-state.ts';

export interface PostmasterOptions {
  readonly cluster: ClusterFolder;
  readonly binDir: string;
  readonly runAs: RunAs | null;
  /** Settings beyond those that the rules demand, by name. */
  readonly settings: Readonly<Record<string, string>>;
  readonly onProgress: (message: string) => void;
  /** How long a dead postmaster may stand in the way before this gives up; 15 s unless a test says otherwise. */
  readonly timeoutMs: number;
}

/** A PostgreSQL that accepts connections. `child` is set when this process started it. */
export interface RunningPostmaster {
  readonly pid: number;
  readonly socketFolder: string;
  readonly child: ChildProcess | null;
}

const pollMs = 10;
/** Crash recovery of a large database takes its time; silence would look like a hang. */
const sayAfterMs = 2_000;
const logLimitBytes = 5_000_000;

/**
 * Finds the PostgreSQL that runs on the cluster, or starts one, and waits until it accepts connections. One that a
 * killed store left behind is adopted; a dead one whose number is still taken is waited for.
 */
export async function runPostmaster(options: PostmasterOptions): Promise<RunningPostmaster> {
  const deadline = Date.now() + options.timeoutMs;
  const sayAt = Date.now() + sayAfterMs;
  let isSaid = false;
  for (;;) {
    const file = await readPostmasterFile(options.cluster.data);
    const state = file === null ? 'gone' : await postmasterState(file, options.cluster.data);
    if (file === null || state === 'gone') {
      const started = await start(options);
      if (started !== null) return started;
      if (Date.now() > deadline && !(await removeEmptyFile(options.cluster))) throw await startFault(options.cluster);
    } else if (state === 'alive') {
      if (file.status === 'ready') return { pid: file.pid, socketFolder: file.socketFolder, child: null };
    } else if (Date.now() > deadline) {
      await removeDeadFile(options.cluster, file);
    }
    if (!isSaid && Date.now() > sayAt) {
      options.onProgress('Waiting for a PostgreSQL that is starting, stopping or just died…');
      isSaid = true;
    }
    await delay(pollMs);
  }
}

/** `null`: something that may pass stands in the way, so try again. */
async function start(options: PostmasterOptions): Promise<RunningPostmaster | null> {
  const { cluster, runAs } = options;
  await turnLog(cluster.log);
  const sockets = await socketFolder(cluster, runAs);
  const log = await open(cluster.log, 'a', 0o600);
  const logStart = (await log.stat()).size;
  const child = runProgram(join(options.binDir, 'postgres'), await parameters(options, sockets), {
    runAs,
    cwd: cluster.data,
    output: log.fd,
    detached: true,
  });
  const failure = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', () => resolve('exit'));
  });
  let ended: string | null = null;
  void failure.then((reason) => (ended = reason));
  child.unref();
  try {
    for (;;) {
      const file = await readPostmasterFile(cluster.data);
      if (file !== null && file.pid === child.pid && file.status === 'ready') {
        return { pid: file.pid, socketFolder: sockets, child };
      }
      if (ended !== null) break;
      await delay(pollMs);
    }
  } finally {
    await log.close();
  }
  if (ended !== 'exit') throw new PostgresFault('start_failed', `PostgreSQL could not be run: ${String(ended)}`);
  const said = (await readFile(cluster.log)).subarray(logStart).toString();
  if (isPassing(said)) return null;
  if (said.includes('bogus data in lock file')) throw await notItsFile(cluster);
  throw await startFault(cluster);
}

/** Another start is under way, or children of a dead postmaster have not noticed yet. */
function isPassing(log: string): boolean {
  return /"postmaster.pid" (already exists|is empty)|pre-existing shared memory block/.test(log);
}

async function parameters({ runAs, cluster, settings }: PostmasterOptions, sockets: string): Promise<string[]> {
  const all: Readonly<Record<string, string>> = {
    // The programs bring an old OpenSSL: nothing but the Unix socket is offered.
    listen_addresses: '',
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    fsync: 'on',
    synchronous_commit: 'on',
    // The programs are built without the compiler; asking for it would cost the planner time.
    jit: 'off',
    // What it reads lies in memory or on a disk without moving parts; 4 is for disks that turn, and reads whole tables.
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  };
  const pairs = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', await dataPathFor(runAs, cluster.data), ...pairs];
}

/** It is unknown whether a PostgreSQL runs on the data, so the file is not removed; PostgreSQL does not either. */
async function notItsFile(cluster: ClusterFolder): Promise<PostgresFault> {
  const path = postmasterFilePath(cluster.data);
  const beginning = JSON.stringify((await readFile(path, 'utf8').catch(() => '')).slice(0, 40));
  return new PostgresFault(
    'start_failed',
    `${path} is not as PostgreSQL writes it: it begins ${beginning}. ${orRemoveIt}`,
  );
}

/** One older log is kept, so that the file can't fill the disk. */
async function turnLog(path: string): Promise<void> {
  const size = await stat(path).then(
    (stats) => stats.size,
    () => 0,
  );
  if (size > logLimitBytes) await rename(path, `${path}.1`);
}

async function startFault(cluster: ClusterFolder): Promise<PostgresFault> {
  const log = await readFile(cluster.log, 'utf8').catch(() => '');
  const tail = log.trimEnd().split('\n').slice(-8).join('\n');
  return new PostgresFault('start_failed', `PostgreSQL could not start. The end of its log, ${cluster.log}:\n${tail}`);
}

/**
 * The process of `postmaster.pid` is a zombie that is not reaped, or its number belongs to another program now (common
 * in containers, where numbers start again from 1). PostgreSQL itself can't tell and would refuse for ever. The file
 * goes only when no process is attached to the cluster's shared memory any more.
 */
async function removeDeadFile(cluster: ClusterFolder, file: PostmasterFile): Promise<void> {
  if (file.sharedMemoryId === null) {
    throw new PostgresFault(
      'start_failed',
      `${postmasterFilePath(cluster.data)} names process ${file.pid}, which is no PostgreSQL on this data. ${orRemoveIt}`,
    );
  }
  if (await isSharedMemoryInUse(file.sharedMemoryId)) {
    if ((await processState(file.pid)) === 'alive') throw onOtherData(file, cluster.data);
    throw new PostgresFault(
      'start_failed',
      `Process ${file.pid}, which ran PostgreSQL on ${cluster.data}, is gone, but processes of its own are still at work on ` +
        'the data. Wait for them, or end them, and start again.',
    );
  }
  await rm(postmasterFilePath(cluster.data), { force: true });
}

/** A machine that lost its power can leave the file without its text. It names no process that could still live. */
async function removeEmptyFile(cluster: ClusterFolder): Promise<boolean> {
  const path = postmasterFilePath(cluster.data);
  const stats = await stat(path).catch(() => null);
  if (stats?.size !== 0) return false;
  await rm(path, { force: true });
  return true;
}
