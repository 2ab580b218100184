import { EventEmitter } from 'node:events';
import type { RunnerOptions, WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import { connect } from '../database/index.ts';
import type { Log } from '../observability/index.ts';
import { unlockDeadWorkers, workerLocks } from './worker-locks.ts';

/**
 * What a job does. It gets the time when the job was due, which is not after now: the clock of the database decides
 * when a job runs, and a row that is due by that clock has to be due for the task as well.
 */
export type JobTask = (job: { readonly id: string; readonly dueAt: Date }) => Promise<void>;

/** A task that is done again and again, at times written as for cron. */
export interface Schedule {
  readonly task: string;
  readonly at: string;
  readonly work: () => Promise<void>;
}

/** Does jobs until it is stopped. */
export interface Worker {
  /** Resolves when it has ended, after `stop` or by itself. */
  readonly ended: Promise<void>;
  /** Waits for the jobs that are being done; takes no new ones. */
  readonly stop: () => Promise<void>;
}

/** Jobs that one process does at the same time. */
const concurrency = 4;
/** Milliseconds between two looks for jobs whose time has come; new ones that are due are notified at once. */
const pollInterval = 1_000;
/** With the grace for new workers, the jobs of a killed process are free after 20 s. */
const unlockEveryMs = 10_000;
/** Milliseconds that jobs at work have to end in when the process stops. */
const shutdownMs = 30_000;

export interface WorkerParts {
  readonly pool: Pool;
  readonly tasks: Readonly<Record<string, JobTask>>;
  readonly schedules: readonly Schedule[];
  readonly log: Log;
}

/** Starts doing jobs, over connections of its own. A lost database is logged and tried again. */
export async function startWorker(parts: WorkerParts): Promise<Worker> {
  const { tasks, schedules, log } = parts;
  const { connectionString } = parts.pool.options;
  if (connectionString === undefined) throw new Error('A pool without a connection string cannot be given jobs.');
  const { Logger, parseCronItems, run } = await import('graphile-worker');
  const connections = connect({ connectionString, max: concurrency + 2, queryTimeoutMs: 10_000 });
  const locks = workerLocks(connectionString);
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => {
    locks.hold(worker.workerId).catch((error) => log.warn({ err: error }, 'the lock of a worker could not be taken'));
  });
  events.on('job:error', ({ error, job: { task_identifier: task, key: job, attempts, max_attempts: most } }) => {
    log.warn({ err: error, task, job }, `a job failed (attempt ${attempts} of ${most})`);
  });
  events.on('job:failed', ({ error, job: { task_identifier: task, key: job } }) => {
    log.error({ err: error, task, job }, 'a job failed for good, and is not tried again');
  });
  const runner = await run({
    pgPool: connections,
    concurrency,
    pollInterval,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: shutdownMs,
    taskList: taskList(tasks, schedules),
    parsedCronItems: parseCronItems(
      schedules.map(({ task, at }) => ({ task, match: at, options: { maxAttempts: 3, jobKey: task } })),
    ),
    events,
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') log.warn({ message }, 'jobs');
    }),
  });
  const ended = runner.promise.catch((error) => log.error({ err: error }, 'the worker has ended by itself'));
  const timer = setInterval(() => {
    locks
      .renew()
      .then(() => unlockDeadWorkers(connections))
      .then((gone) => gone.length > 0 && log.warn({ workers: gone }, 'jobs of a process that is gone are free again'))
      .catch((error) => log.warn({ err: error }, 'jobs of other processes could not be looked at'));
  }, unlockEveryMs).unref();
  async function stop(): Promise<void> {
    clearInterval(timer);
    await runner.stop().catch((error) => log.warn({ err: error }, 'the worker did not stop in order'));
    await locks.stop().catch(() => undefined);
    await connections.end();
  }
  let stopped: Promise<void> | null = null;
  return {
    ended,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

function taskList(
  tasks: Readonly<Record<string, JobTask>>,
  schedules: readonly Schedule[],
): NonNullable<RunnerOptions['taskList']> {
  return {
    ...Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [
        name,
        (payload: unknown, { job }: { readonly job: { readonly run_at: Date } }) =>
          task({ id: (payload as { id: string }).id, dueAt: job.run_at }),
      ]),
    ),
    ...Object.fromEntries(schedules.map(({ task, work }) => [task, () => work()])),
  };
}
