import { countInBatches } from '../counting/index.ts';
import { countableWords } from './countable-words.ts';
import type { MissedSearch, SearchPlace } from './missed-search.repository.ts';

/** Counts searches that found nothing, without the reader waiting for it. */
export interface MissedSearchCounter {
  readonly count: (typed: string, place: SearchPlace) => void;
  /** Writes what is counted and ends. What is counted afterwards is not written. */
  readonly stop: () => Promise<void>;
}

/** Different searches that one writing takes; a program that makes up more fills neither memory nor table. */
const maxAtOnce = 200;

/** @param write adds counts to those that are kept; while it fails, they wait for the next time */
export function countMissedSearches(parts: {
  readonly write: (searches: readonly MissedSearch[]) => Promise<void>;
  readonly warn: (error: unknown) => void;
}): MissedSearchCounter {
  const counts = countInBatches<Pick<MissedSearch, 'words' | 'place'>>({
    maxAtOnce,
    warn: parts.warn,
    write: (counted) => parts.write(counted.map(({ thing, times }) => ({ ...thing, times }))),
  });
  return {
    count: (typed, place) => {
      const words = countableWords(typed);
      if (words !== null) counts.count(`${place} ${words}`, { words, place });
    },
    stop: counts.stop,
  };
}
