/** Saves at most once in this many milliseconds (GR-37). */
export const persistDelay = 1000;

export interface Autosave<T> {
  /** The newest value; it is written now, or when the delay since the last write is over. */
  readonly change: (value: T) => void;
  /** Writes at once what is still waiting: the page is being left. */
  readonly flush: () => void;
  readonly stop: () => void;
  /** Resolves when every write that was begun is over. */
  readonly written: () => Promise<void>;
}

/**
 * The first change is written at once, later ones at most once a second, the last one always. Writes follow each other;
 * a failure is reported and the next change tries again.
 */
export function autosave<T>(
  write: (value: T) => Promise<void>,
  onResult: (saved: boolean, failure?: unknown) => void,
): Autosave<T> {
  let waiting: { readonly value: T } | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let writing: Promise<void> = Promise.resolve();

  const writeNow = () => {
    if (waiting === null) return;
    const { value } = waiting;
    waiting = null;
    writing = writing
      .then(() => write(value))
      .then(
        () => onResult(true),
        (failure: unknown) => onResult(false, failure),
      );
  };

  const tick = () => {
    timer = null;
    if (waiting === null) return;
    writeNow();
    timer = setTimeout(tick, persistDelay);
  };

  return {
    change(value) {
      waiting = { value };
      if (timer !== null) return;
      writeNow();
      timer = setTimeout(tick, persistDelay);
    },
    flush: writeNow,
    stop() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      writeNow();
    },
    written: () => writing,
  };
}
