import { setTimeout as delay } from 'node:timers/promises';
import { createTestDatabase, type TestDatabase } from '@cutsite/test-support/database';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogger } from '../observability/index.ts';
import { installJobs, type JobTask, runWorker, unlockDeadWorkers } from './index.ts';
import { newestMigration } from './install-jobs.ts';
import { startWorker, type Worker } from './start-worker.ts';
import { workerLocks } from './worker-locks.ts';

const log = createLogger({ logLevel: 'silent' });

let database: TestDatabase;
let workers: Worker[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
  await database.drop();
});

async function work(tasks: Readonly<Record<string, JobTask>>, into = log): Promise<Worker> {
  const worker = await startWorker({ pool: database.pool, tasks, schedules: [], log: into });
  workers.push(worker);
  return worker;
}

/** What a test waits for, and how it is given. */
function aSignal(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((given) => {
    resolve = given;
  });
  return { promise, resolve };
}

const put = (task: string, id: string) => database.pool.query('select keep_job($1, $2, now())', [task, id]);

const jobs = async (): Promise<{ key: string; locked_by: string | null }[]> =>
  (await database.pool.query('select key, locked_by from graphile_worker.jobs order by key')).rows;

/** As a process leaves it that was killed a while ago in the middle of its job. */
const lockAsIf = (workerId: string) =>
  database.pool.query(
    `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - interval '1 minute'`,
    [workerId],
  );

test('the schema for jobs is made once, also by processes that start together, and is the newest of the library', async () => {
  const empty = await createTestDatabase({ migrated: false });
  try {
    await Promise.all([1, 2, 3].map(() => installJobs(empty.pool)));
    await installJobs(empty.pool);
    const { rows } = await empty.pool.query('select max(id) as newest from graphile_worker.migrations');
    expect(rows).toEqual([{ newest: newestMigration }]);
  } finally {
    await empty.drop();
  }
});

test('thirty jobs are done once each by two workers', async () => {
  const done: string[] = [];
  const note: JobTask = async ({ id }) => void done.push(id);
  await Promise.all(Array.from({ length: 30 }, (_, index) => put('note', String(index))));
  await Promise.all([work({ note }), work({ note })]);
  await vi.waitFor(async () => expect(await jobs()).toEqual([]), { timeout: 30_000 });
  expect(done.toSorted()).toEqual(Array.from({ length: 30 }, (_, index) => String(index)).toSorted());
});

test('a worker that is stopping finishes the job that it is doing, and no job is lost (promise L2)', async () => {
  const begun = aSignal();
  const done: string[] = [];
  const worker = await work({
    slow: async ({ id }) => {
      begun.resolve();
      await delay(500);
      done.push(id);
    },
  });
  await put('slow', 'one');
  await begun.promise;
  await worker.stop();
  workers = [];
  expect(done).toEqual(['one']);
  expect(await jobs()).toEqual([]);
  await put('slow', 'two');
  expect(await jobs()).toEqual([{ key: 'slow:two', locked_by: null }]);
});

test('a job that fails is tried again', async () => {
  let tries = 0;
  await work({
    fail: async () => {
      tries += 1;
      throw new Error('not now');
    },
  });
  await put('fail', 'one');
  await vi.waitFor(() => expect(tries).toBeGreaterThanOrEqual(2), { timeout: 30_000 });
});

test('the log tells a job that is tried again from one that is given up for good', async () => {
  const said: unknown[] = [];
  const listening = createLogger({ logLevel: 'warn' });
  listening.warn = (_about: unknown, text?: unknown) => void said.push(['warn', text]);
  listening.error = (_about: unknown, text?: unknown) => void said.push(['error', text]);
  await work({ fail: () => Promise.reject(new Error('not now')) }, listening);
  await database.pool.query(`select graphile_worker.add_job('fail', '{"id": "one"}', max_attempts => 2)`);
  const last = ['error', 'a job failed for good, and is not tried again'];
  await vi.waitFor(() => expect(said).toContainEqual(last), { timeout: 30_000 });
  const tries = [1, 2].map((attempt) => ['warn', `a job failed (attempt ${attempt} of 2)`]);
  for (const one of tries) expect(said).toContainEqual(one);
});

test('the jobs of a process that was killed are free again; those of one that lives are left alone', async () => {
  const living = workerLocks(database.connectionString);
  try {
    await living.hold('worker-living');
    await put('task', 'one');
    await lockAsIf('worker-living');
    expect(await unlockDeadWorkers(database.pool)).toEqual([]);
    await lockAsIf('worker-gone');
    expect(await unlockDeadWorkers(database.pool)).toEqual(['worker-gone']);
    expect(await jobs()).toEqual([{ key: 'task:one', locked_by: null }]);
  } finally {
    await living.stop();
  }
});

test('a worker whose connection broke takes its lock again', async () => {
  const living = workerLocks(database.connectionString);
  try {
    await living.hold('worker-living');
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'cutsite workers'`,
    );
    await living.renew();
    await put('task', 'one');
    await lockAsIf('worker-living');
    expect(await unlockDeadWorkers(database.pool)).toEqual([]);
  } finally {
    await living.stop();
  }
});

test('every worker that runs holds its lock', async () => {
  const release = aSignal();
  const begun = aSignal();
  await work({
    hold: async () => {
      begun.resolve();
      await release.promise;
    },
  });
  await put('hold', 'one');
  await begun.promise;
  await database.pool.query(`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'`);
  await vi.waitFor(async () => expect(await unlockDeadWorkers(database.pool)).toEqual([]));
  release.resolve();
});

test('a worker that cannot start or that ends is followed by another one, until it is stopped', async () => {
  let prepared = 0;
  const done: string[] = [];
  const running = runWorker({
    pool: database.pool,
    tasks: { note: async ({ id }) => void done.push(id) },
    schedules: [],
    log,
    prepare: async () => {
      prepared += 1;
      if (prepared === 1) throw new Error('the database is away');
    },
  });
  try {
    await put('note', 'one');
    await vi.waitFor(() => expect(done).toEqual(['one']), { timeout: 30_000 });
    expect(prepared).toBe(2);
  } finally {
    await running.stop();
  }
});
