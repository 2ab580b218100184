import { urlKey } from '@cutsite/content/link';
import { countInBatches } from '../counting/index.ts';
import type { PageRead } from './page-read.repository.ts';

/** Counts pages of the help that are read, without the reader waiting for it. */
export interface PageReadCounter {
  /** @param agent what the browser calls itself: programs that say so are no readers */
  readonly count: (path: string, agent: string | undefined) => void;
  /** Writes what is counted and ends. What is counted afterwards is not written. */
  readonly stop: () => Promise<void>;
}

/** Pages that are counted; what of them are articles is known where it is written. */
const counted = /^\/help\/[^/]+$/;
const program = /bot|crawl|spider|slurp|preview|monitor|headlesschrome|curl|wget|python|http-client/i;
/** More articles than a help has. */
const maxAtOnce = 500;

/** @param write adds counts to those that are kept; while it fails, they wait for the next time */
export function countPageReads(parts: {
  readonly write: (reads: readonly PageRead[]) => Promise<void>;
  readonly warn: (error: unknown) => void;
}): PageReadCounter {
  const counts = countInBatches<string>({
    maxAtOnce,
    warn: parts.warn,
    write: (all) => parts.write(all.map(({ thing, times }) => ({ urlKey: thing, times }))),
  });
  return {
    count: (path, agent) => {
      const key = urlKey(path);
      if (counted.test(key) && agent !== undefined && !program.test(agent)) counts.count(key, key);
    },
    stop: counts.stop,
  };
}
