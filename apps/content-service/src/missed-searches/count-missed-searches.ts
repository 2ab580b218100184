import { countableWords } from './countable-words.ts';
import type { MissedSearch, SearchPlace } from './missed-search.repository.ts';

/** Counts searches that found nothing, without the reader waiting for it. */
export interface MissedSearchCounter {
  readonly count: (typed: string, place: SearchPlace) => void;
  /** Writes what is counted and ends. What is counted afterwards is not written. */
  readonly stop: () => Promise<void>;
}

/** Counts are written together after this time. */
const writeAfterMs = 30_000;
/** Different searches that one writing takes; a program that makes up more fills neither memory nor table. */
const mostAtOnce = 200;

/**
 * A count costs a look into a map; the database is written to at most twice a minute, by each process for itself.
 *
 * @param write adds counts to those that are kept; while it fails, they wait for the next time
 */
export function countMissedSearches(parts: {
  readonly write: (searches: readonly MissedSearch[]) => Promise<void>;
  readonly warn: (error: unknown) => void;
}): MissedSearchCounter {
  const counted = new Map<string, MissedSearch>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function add({ words, place, times }: MissedSearch): void {
    const key = `${place} ${words}`;
    const known = counted.get(key);
    if (known === undefined && counted.size >= mostAtOnce) return;
    counted.set(key, { words, place, times: times + (known?.times ?? 0) });
  }

  async function writeAll(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const searches = [...counted.values()];
    counted.clear();
    if (searches.length === 0) return;
    try {
      await parts.write(searches);
    } catch (error) {
      parts.warn(error);
      for (const search of searches) add(search);
      writeLater();
    }
  }

  function writeLater(): void {
    if (!isStopped) timer ??= setTimeout(() => void writeAll(), writeAfterMs).unref();
  }

  return {
    count: (typed, place) => {
      const words = isStopped ? null : countableWords(typed);
      if (words === null) return;
      add({ words, place, times: 1 });
      writeLater();
    },
    stop: () => {
      isStopped = true;
      return writeAll();
    },
  };
}
