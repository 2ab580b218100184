import { type FocusEvent, type RefObject, useRef, useState } from 'react';

export interface RowWalk {
  /** The row that the keys stand at, from 0. */
  readonly at: number;
  readonly setAt: (row: number) => void;
  /** So many rows on, with the focus. */
  readonly step: (by: number) => void;
  /** For the body of the table. */
  readonly body: RefObject<HTMLTableSectionElement | null>;
  /** For each row: the keys stand where the focus is. */
  readonly onFocusRow: (row: number) => (event: FocusEvent) => void;
}

/**
 * Walks through the rows of a table by keys. The focus goes along, to what opens the row, so that Enter opens it, Tab
 * leads on from there, and it is read out.
 *
 * @param startAt the row to stand at first
 * @param onStep with the row that was stepped to
 */
export function useRowWalk(count: number, startAt = 0, onStep?: (row: number) => void): RowWalk {
  const [row, setAt] = useState(startAt);
  const body = useRef<HTMLTableSectionElement>(null);
  const last = Math.max(count - 1, 0);
  const at = Math.min(row, last);
  return {
    at,
    setAt,
    body,
    step: (by) => {
      const next = Math.min(Math.max(at + by, 0), last);
      setAt(next);
      const shown = body.current?.children[next];
      shown?.scrollIntoView({ block: 'nearest' });
      shown?.querySelector<HTMLElement>('th a, th button')?.focus({ preventScroll: true });
      if (next !== at) onStep?.(next);
    },
    onFocusRow: (place) => (event) => {
      if (event.target.matches(':focus-visible')) setAt(place);
    },
  };
}
