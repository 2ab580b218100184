import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findRunningPostgres } from '../supervisor/running-postgres.ts';
import { startPostgres } from '../supervisor/start-postgres.ts';
import { dataFolder, endProcess, refusal, until } from '../testing/store-process.ts';
import { postmasterFilePath } from './postmaster-file.ts';
import { processState } from './process-state.ts';

let dataDir = '';
let remove: () => Promise<void>;

beforeAll(async () => {
  ({ dataDir, remove } = await dataFolder());
  const started = await startPostgres({ dataDir });
  if (!started.ok) throw started.error;
  await started.value.stop();
});
afterAll(() => remove());

/** As a dead PostgreSQL leaves it. No shared memory has so high a number. */
async function leavePostmasterFile(pid: number): Promise<void> {
  const cluster = join(dataDir, 'postgresql', 'data');
  const lines = [
    pid,
    cluster,
    1_790_000_000,
    5432,
    join(dataDir, 'postgresql', 'socket'),
    '',
    '  1 2000000000',
    'ready   ',
  ];
  await leaveFile(`${lines.join('\n')}\n`);
}

async function leaveFile(text: string): Promise<void> {
  const cluster = join(dataDir, 'postgresql', 'data');
  const { uid, gid } = await stat(cluster);
  await writeFile(postmasterFilePath(cluster), text, { mode: 0o600 });
  await chown(postmasterFilePath(cluster), uid, gid);
}

async function startAndStop(timeoutMs: number, onProgress?: (message: string) => void): Promise<boolean> {
  const started = await startPostgres({ dataDir, timeoutMs, ...(onProgress ? { onProgress } : {}) });
  if (!started.ok) throw started.error;
  await started.value.stop();
  return started.value.wasAdopted;
}

/** A zombie: its parent has become `sleep`, which never asks how it ended. */
async function makeZombie(): Promise<{ parent: ChildProcess; pid: number }> {
  const script = 'sleep 600 & echo $!; exec sleep 600';
  const parent = spawn('sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [chunk] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(chunk.toString());
  await until(async () => (await readFile(`/proc/${parent.pid}/comm`, 'utf8')) === 'sleep\n');
  process.kill(pid, 'SIGKILL');
  await until(async () => (await processState(pid)) === 'zombie');
  return { parent, pid };
}

test('a postmaster.pid whose process is gone does not stand in the way', async () => {
  const gone = spawn('true');
  await once(gone, 'exit');
  await leavePostmasterFile(gone.pid ?? 0);
  expect(await startAndStop(15_000)).toBe(false);
});

test('a postmaster.pid that lost its text in a power cut does not stand in the way', async () => {
  await leaveFile('');
  expect(await startAndStop(100)).toBe(false);
});

async function refusalOf(timeoutMs: number): Promise<string> {
  const started = await startPostgres({ dataDir, timeoutMs });
  if (started.ok) await started.value.stop();
  return refusal(started);
}

describe('a postmaster.pid that PostgreSQL has not written is named in one sentence, and left where it is', () => {
  const path = () => postmasterFilePath(join(dataDir, 'postgresql', 'data'));
  afterEach(() => rm(path(), { recursive: true, force: true }));

  test.each([
    ['a text', 'not a number\nat all\n', '"not a number\\nat all\\n"'],
    ['a number beyond all processes', '99999999999\n', null],
    ['bytes', '\u0000\u0001\u0002', '"\\u0000\\u0001\\u0002"'],
  ])('%s', async (_what, text, beginning) => {
    await leaveFile(text);
    const started = await startPostgres({ dataDir, timeoutMs: 100 });
    if (beginning === null) {
      // PostgreSQL itself takes it for the number of a process that is gone.
      if (!started.ok) throw started.error;
      await started.value.stop();
      return;
    }
    expect(refusal(started)).toBe(
      `${path()} is not as PostgreSQL writes it: it begins ${beginning}. ` +
        'If no PostgreSQL runs on this data, remove that file and start again.',
    );
    expect(await readFile(path(), 'utf8')).toBe(text);
  });

  test('a folder in its place', async () => {
    await mkdir(path());
    expect(await refusalOf(100)).toBe(
      `${path()} cannot be read (EISDIR). If no PostgreSQL runs on this data, remove that file and start again.`,
    );
  });

  test('the number of another program and nothing else: that program goes on', async () => {
    const other = spawn('sleep', ['600']);
    await leaveFile(`${other.pid}\n`);
    expect(await refusalOf(100)).toBe(
      `${path()} names process ${other.pid}, which is no PostgreSQL on this data. ` +
        'If no PostgreSQL runs on this data, remove that file and start again.',
    );
    expect(other.exitCode).toBeNull();
    await endProcess(other, 'SIGKILL');
  });

  test('that of a PostgreSQL on other data, as in a copied folder: it is not connected to, and goes on', async () => {
    const other = await dataFolder();
    const running = await startPostgres({ dataDir: other.dataDir });
    if (!running.ok) throw running.error;
    const theirs = await readFile(postmasterFilePath(join(other.dataDir, 'postgresql', 'data')), 'utf8');
    await leaveFile(theirs);
    expect(await refusalOf(100)).toContain(`names process ${running.value.pid()}, a PostgreSQL on other data`);
    expect(await findRunningPostgres(dataDir).catch(() => null)).toBeNull();
    expect(await processState(running.value.pid())).toBe('alive');
    await running.value.stop();
    await other.remove();
  });
});

describe.runIf(process.platform === 'linux')('on Linux, where /proc tells what a process is', () => {
  test('a zombie postmaster is waited for until it is reaped', async () => {
    const { parent, pid } = await makeZombie();
    await leavePostmasterFile(pid);
    // The first thing that the start says is that it waits; with its parent gone, the zombie is reaped.
    const wasAdopted = await startAndStop(60_000, () => void endProcess(parent, 'SIGKILL'));
    expect(wasAdopted).toBe(false);
    expect(parent.signalCode).toBe('SIGKILL');
  });

  test('a zombie that is not reaped is passed over when none of its children is left', async () => {
    const { parent, pid } = await makeZombie();
    await leavePostmasterFile(pid);
    expect(await startAndStop(100)).toBe(false);
    expect(await processState(pid)).toBe('zombie');
    await endProcess(parent, 'SIGKILL');
  });

  test('a number that another PostgreSQL has by now, after the machine started again, is recognised', async () => {
    const other = await dataFolder();
    const running = await startPostgres({ dataDir: other.dataDir });
    if (!running.ok) throw running.error;
    await leavePostmasterFile(running.value.pid());
    expect(await startAndStop(100)).toBe(false);
    expect(await processState(running.value.pid())).toBe('alive');
    await running.value.stop();
    await other.remove();
  });

  test('a number that another program has by now, as in a new container, is recognised', async () => {
    const other = spawn('sleep', ['600']);
    await leavePostmasterFile(other.pid ?? 0);
    expect(await processState(other.pid ?? 0)).toBe('another_program');
    expect(await startAndStop(100)).toBe(false);
    expect(other.exitCode).toBeNull();
    await endProcess(other, 'SIGKILL');
  });
});
