import { setTimeout as delay } from 'node:timers/promises';
import { startWorker, type Worker, type WorkerParts } from './start-worker.ts';

/** Milliseconds until a worker that could not start, or that ended by itself, is started again. */
const pauseMs = 5_000;

/**
 * Does jobs until it is stopped: a worker that ends because the database is away is followed by another one.
 *
 * @param parts.prepare is done before each start
 */
export function runWorker(parts: WorkerParts & { readonly prepare: () => Promise<void> }): {
  readonly stop: () => Promise<void>;
} {
  const { log, prepare } = parts;
  const stopping = new AbortController();
  const { signal } = stopping;
  let worker: Worker | null = null;

  async function once(): Promise<void> {
    await prepare();
    const started = await startWorker(parts);
    worker = started;
    if (!signal.aborted) await started.ended;
    worker = null;
    await started.stop();
  }

  async function work(): Promise<void> {
    while (!signal.aborted) {
      await once().catch((error) => log.error({ err: error }, 'the worker could not be started'));
      if (!signal.aborted) await delay(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  const working = work();
  return {
    stop: async () => {
      stopping.abort();
      await worker?.stop();
      await working;
    },
  };
}
