import { useCallback, useRef, useState } from 'react';

/** Rows that come and go together: a screen of them. */
export const rowsTogether = 24;

interface RowsInSight {
  /** Groups that are near the screen, by their place in the table. */
  readonly inSight: ReadonlySet<number>;
  /** Put on the body of a group, which names its place as `data-group`. */
  readonly watch: (group: HTMLElement | null) => (() => void) | undefined;
}

/**
 * Which rows of a long table are near enough to the screen to be drawn. The first are from the start; which ones are
 * stays as it is when another plate comes into view, so that no frame shows a table without rows.
 */
export function useRowsInSight(): RowsInSight {
  const [inSight, setInSight] = useState<ReadonlySet<number>>(() => new Set([0]));
  const observer = useRef<IntersectionObserver | null>(null);
  const watch = useCallback((group: HTMLElement | null) => {
    if (group === null) return undefined;
    observer.current ??= new IntersectionObserver((entries) => setInSight((before) => changed(before, entries)), {
      rootMargin: '50% 0px',
    });
    const watching = observer.current;
    watching.observe(group);
    return () => watching.unobserve(group);
  }, []);
  return { inSight, watch };
}

function changed(before: ReadonlySet<number>, entries: readonly IntersectionObserverEntry[]): ReadonlySet<number> {
  const after = new Set(before);
  for (const { target, isIntersecting } of entries) {
    const group = Number(target instanceof HTMLElement ? target.dataset['group'] : undefined);
    if (isIntersecting) after.add(group);
    else after.delete(group);
  }
  return after.size === before.size && [...after].every((group) => before.has(group)) ? before : after;
}

/** The rows in groups, from the first on. */
export const inGroups = (rows: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: Math.ceil(rows.length / rowsTogether) }, (_, at) =>
    rows.slice(at * rowsTogether, (at + 1) * rowsTogether),
  );
