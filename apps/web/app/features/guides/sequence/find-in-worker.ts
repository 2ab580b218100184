import type { FoundSites, WantedSites } from './site-search.ts';

interface Waiting {
  readonly resolve: (found: FoundSites) => void;
  readonly reject: (reason: Error) => void;
}

const failed = () => new Error('The search could not be run. Please reload the page and try again.');

let worker: Worker | null = null;
let waiting: Waiting | null = null;

function end(reason: Error): void {
  worker?.terminate();
  worker = null;
  waiting?.reject(reason);
  waiting = null;
}

function start(): Worker {
  const started = new Worker(new URL('./sites.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<FoundSites>) => {
    waiting?.resolve(data);
    waiting = null;
  });
  started.addEventListener('error', () => end(failed()));
  return started;
}

/** A newer search was asked for, or the page was left. */
export class SearchStopped extends Error {
  override readonly name = 'SearchStopped';
}

/** Ends a search that is going on. */
export const stopSearch = (): void => {
  if (waiting !== null) end(new SearchStopped());
};

/** Has the worker ready before the first search, which else waits for it (promise C4). */
export function warmSearch(): void {
  worker ??= start();
}

/**
 * Finds sites in pasted DNA, away from the page (promise C4). A search that is still going on is ended
 * by the next one.
 */
export function findInWorker(text: string, wanted: WantedSites): Promise<FoundSites> {
  stopSearch();
  worker ??= start();
  const running = worker;
  return new Promise((resolve, reject) => {
    waiting = { resolve, reject };
    // A worker's message has no origin to aim at, unlike a window's.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    running.postMessage({ text, wanted });
  });
}
