import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { readPostmasterFile } from '../postmaster/postmaster-file.ts';
import { processState } from '../postmaster/process-state.ts';
import type { StartResult } from '../supervisor/start-postgres.ts';

/** What a store in another process says when it has started, or could not. */
export interface StoreAnswer {
  readonly ok: boolean;
  readonly code?: string;
  readonly connectionString?: string;
  readonly ownerConnectionString?: string;
  readonly postgresPid?: number;
}

export interface StoreProcess {
  readonly process: ChildProcess;
  readonly answer: Promise<StoreAnswer>;
}

const program = `
  const { startPostgres } = await import(process.argv[1]);
  const started = await startPostgres({ dataDir: process.argv[2], timeoutMs: 5000 });
  const said = started.ok
    ? { ...started.value, ok: true, postgresPid: started.value.pid() }
    : { ok: false, code: started.error.code };
  process.on('SIGTERM', async () => { await started.value?.stop(); process.exit(0); });
  // Last of all: the reader of this line may send the signal at once.
  console.log(JSON.stringify(said));
  if (started.ok) setInterval(() => undefined, 60_000);
`;

/** A store in a process of its own, which a test may kill. */
export function spawnStore(dataDir: string): StoreProcess {
  const door = new URL('../supervisor/index.ts', import.meta.url).href;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, door, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const answer = once(createInterface(child.stdout), 'line').then(([line]) => JSON.parse(String(line)) as StoreAnswer);
  // A killed store answers nothing, and its test doesn't ask.
  answer.catch(() => undefined);
  return { process: child, answer };
}

/** Ends a store's process and waits until it is gone. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

/** Waits until `check` gives something other than `null` or `false`; the test's own time limit ends a vain wait. */
export async function until(check: () => unknown): Promise<void> {
  for (;;) {
    const value = await check();
    if (value !== null && value !== false) return;
    await delay(5);
  }
}

/** Runs one statement on a connection of its own. */
export async function ask<T extends object>(connectionString: string, statement: string): Promise<T[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<T>(statement)).rows;
  } finally {
    await client.end();
  }
}

/**
 * A folder that is removed after the test, together with the PostgreSQL that may still run on the data folder in it.
 */
export async function dataFolder(): Promise<{ readonly dataDir: string; readonly remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'cutsite-supervisor-'));
  const dataDir = join(folder, 'data');
  const remove = async (): Promise<void> => {
    const cluster = join(dataDir, 'postgresql', 'data');
    const file = await readPostmasterFile(cluster).catch(() => null);
    // A killed one stays a zombie until somebody reaps it, and takes its file away no more.
    if (file !== null && file.status !== 'unknown' && (await processState(file.pid)) === 'alive') {
      process.kill(file.pid, 'SIGINT');
      await until(async () => (await processState(file.pid)) !== 'alive');
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  };
  return { dataDir, remove };
}

/** The message of a start that should have been refused. */
export function refusal(result: StartResult): string {
  if (result.ok) throw new Error('the start was not refused');
  return result.error.message;
}
