import type { CallCount, SharedCount } from './call-count.repository.ts';
import type { Attempt } from './count-attempt.ts';
import type { RateLimit } from './rate-limit.ts';

/** Counts calls in memory and lets the other processes know a moment later. */
export interface SharedCounts {
  /** Counts a call of the subject and says whether it may go on. Refused calls are not counted. */
  readonly count: (limit: NamedLimit, subject: string) => Attempt;
  /** Waits for what is being reported to the others. What is counted afterwards stays here. */
  readonly stop: () => Promise<void>;
}

/** A limit, and what it is called in the table. */
export interface NamedLimit extends RateLimit {
  readonly name: string;
}

interface Counted {
  readonly limit: NamedLimit;
  readonly subject: string;
  readonly windowStart: number;
  /** Of all processes, as far as they have shared them. */
  known: SharedCount;
  /** Calls that the others do not know of. */
  unshared: number;
  /** Calls whose telling is under way. */
  beingShared: number;
}

/** The others know at latest after this time, and at once when a subject has used up this share of a limit. */
const tellAfterMs = 250;
const tellAtOnceShare = 1 / 20;

/** What a flood of addresses may take of the memory; the ones seen longest ago are forgotten, and told no more. */
const maxSubjects = 20_000;
const maxAtOnce = 1_000;

const nothing: SharedCount = { inWindow: 0, inWindowBefore: 0 };

/**
 * Counts for limits that protect the machine. A call costs a look into a map and no statement; the processes of a store
 * add up their counts in the database some times a second, so that a limit holds for all of them together (promise L6).
 * What they let pass beyond it is what arrives while they tell each other. Two windows that touch make one that slides:
 * the older one counts by the share of it that is not yet past.
 *
 * @param share adds counts to those of the others and returns the sums; a failure is made up for by the next try
 */
export function sharedCounts(parts: {
  readonly share: (counts: readonly CallCount[]) => Promise<readonly SharedCount[]>;
  readonly now: () => number;
}): SharedCounts {
  const { share, now } = parts;
  const counted = new Map<string, Counted>();
  const waiting = new Set<Counted>();
  const forgetCounted = forgetsOldest(counted);
  const forgetWaiting = forgetsOldest(waiting);
  let timer: NodeJS.Timeout | undefined;
  let telling: Promise<void> | null = null;
  let isStopped = false;

  function find(limit: NamedLimit, subject: string): Counted {
    const key = `${limit.name} ${subject}`;
    const windowStart = Math.floor(now() / limit.windowMs) * limit.windowMs;
    const found = counted.get(key);
    if (found?.windowStart === windowStart) return found;
    const isNext = found !== undefined && found.windowStart + limit.windowMs === windowStart;
    const inWindowBefore = isNext ? inWindowOf(found) : 0;
    const fresh = { limit, subject, windowStart, known: { ...nothing, inWindowBefore }, unshared: 0, beingShared: 0 };
    counted.delete(key);
    counted.set(key, fresh);
    if (counted.size > maxSubjects) forgetCounted();
    return fresh;
  }

  /** The one that has waited longest gives way; its calls still count here, and are told with its next one. */
  function tellOf(one: Counted): void {
    waiting.add(one);
    if (waiting.size > maxSubjects) forgetWaiting();
  }

  /** Says whether the others have been informed. */
  async function tell(): Promise<boolean> {
    const shared = firstOf(waiting, maxAtOnce);
    for (const one of shared) {
      waiting.delete(one);
      one.beingShared = one.unshared;
      one.unshared = 0;
    }
    try {
      const sums = await share(shared.map((one) => callCountOf(one)));
      for (const [place, one] of shared.entries()) one.known = sums[place] ?? one.known;
      return true;
    } catch {
      // The database is away, and most of what there is to protect with it; this process goes on counting alone.
      for (const one of shared) {
        one.unshared += one.beingShared;
        tellOf(one);
      }
      return false;
    } finally {
      for (const one of shared) one.beingShared = 0;
    }
  }

  function tellNow(): void {
    clearTimeout(timer);
    timer = undefined;
    if (isStopped || telling !== null) return;
    telling = tell().then((isTold) => {
      telling = null;
      if (waiting.size > 0) tellLater(isTold && [...waiting].some(isPressing));
    });
  }

  function tellLater(isUrgent: boolean): void {
    if (isUrgent) tellNow();
    else if (!isStopped) timer ??= setTimeout(tellNow, tellAfterMs).unref();
  }

  return {
    count: (limit, subject) => {
      const one = find(limit, subject);
      const passed = (now() - one.windowStart) / limit.windowMs;
      const used = Math.ceil(one.known.inWindowBefore * (1 - passed)) + inWindowOf(one);
      if (used >= limit.max) return { allowed: false, retryAfter: secondsUntilFree(one, passed) };
      one.unshared += 1;
      tellOf(one);
      tellLater(isPressing(one));
      return { allowed: true };
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await telling;
    },
  };
}

/** Goes on from the last one that it took: a new walk would begin with all the places of those that are gone. */
function forgetsOldest<K>(all: { readonly keys: () => Iterator<K>; readonly delete: (key: K) => boolean }): () => void {
  let walk = all.keys();
  return () => {
    let oldest = walk.next();
    if (oldest.done) {
      walk = all.keys();
      oldest = walk.next();
    }
    if (!oldest.done) all.delete(oldest.value);
  };
}

function isPressing({ unshared, limit }: Counted): boolean {
  return unshared >= limit.max * tellAtOnceShare;
}

function inWindowOf({ known, unshared, beingShared }: Counted): number {
  return known.inWindow + unshared + beingShared;
}

function callCountOf({ limit, subject, windowStart, beingShared }: Counted): CallCount {
  return { limit: limit.name, subject, windowStart, windowMs: limit.windowMs, calls: beingShared };
}

/** Until enough of the window before has gone, or else of this one. */
function secondsUntilFree(one: Counted, passed: number): number {
  const { max, windowMs } = one.limit;
  const used = inWindowOf(one);
  const shareNeeded = (sum: number, most: number) => Math.max(0, 1 - most / sum);
  const windows =
    used < max
      ? shareNeeded(one.known.inWindowBefore, max - used - 1) - passed
      : 1 - passed + shareNeeded(used, max - 1);
  return Math.max(1, Math.ceil((windows * windowMs) / 1_000));
}

/** The first of a set, without a copy of the rest. */
function firstOf<T>(set: ReadonlySet<T>, most: number): T[] {
  const first: T[] = [];
  for (const one of set) {
    if (first.length === most) break;
    first.push(one);
  }
  return first;
}
