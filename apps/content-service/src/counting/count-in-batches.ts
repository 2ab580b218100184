/** Something that is counted under a key. */
export interface Counted<Thing> {
  readonly thing: Thing;
  readonly times: number;
}

/** Counts without anybody waiting for it. */
export interface BatchCounter<Thing> {
  readonly count: (key: string, thing: Thing) => void;
  /** Writes what is counted and ends. What is counted afterwards is not written. */
  readonly stop: () => Promise<void>;
}

/** Counts are written together after this time. */
const writeAfterMs = 30_000;

/**
 * A count costs a look into a map; the database is written to at most twice a minute, by each process for itself.
 *
 * @param maxAtOnce different things that one writing takes; a program that makes up more fills neither memory nor
 *   table
 * @param write adds counts to those that are kept; while it fails, they wait for the next time
 */
export function countInBatches<Thing>(parts: {
  readonly maxAtOnce: number;
  readonly write: (counted: readonly Counted<Thing>[]) => Promise<void>;
  readonly warn: (error: unknown) => void;
}): BatchCounter<Thing> {
  const counted = new Map<string, Counted<Thing>>();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  function add(key: string, { thing, times }: Counted<Thing>): void {
    const known = counted.get(key);
    if (known === undefined && counted.size >= parts.maxAtOnce) return;
    counted.set(key, { thing, times: times + (known?.times ?? 0) });
  }

  async function writeAll(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const all = [...counted];
    counted.clear();
    if (all.length === 0) return;
    try {
      await parts.write(all.map(([, one]) => one));
    } catch (error) {
      parts.warn(error);
      for (const [key, one] of all) add(key, one);
      writeLater();
    }
  }

  function writeLater(): void {
    if (!isStopped) timer ??= setTimeout(() => void writeAll(), writeAfterMs).unref();
  }

  return {
    count: (key, thing) => {
      if (isStopped) return;
      add(key, { thing, times: 1 });
      writeLater();
    },
    stop: () => {
      isStopped = true;
      return writeAll();
    },
  };
}
