import { useCallback, useMemo, useRef, useState } from 'react';

/** The rows that are ticked, for one change to all of them. */
export interface ChosenRows {
  readonly ids: ReadonlySet<string>;
  /** `upTo`: all from the one ticked last, as a Shift click does in a list. */
  readonly choose: (id: string, on: boolean, upTo?: boolean) => void;
  readonly chooseAll: (on: boolean) => void;
}

/** Ticks last as long as their rows: one that was removed and brought back is ticked again. */
export function useChosenRows(rows: readonly { readonly id: string }[]): ChosenRows {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const ids = useMemo(() => new Set(rows.filter(({ id }) => ticked.has(id)).map(({ id }) => id)), [rows, ticked]);
  const last = useRef<string | null>(null);
  const choose = useCallback((chosen: string, on: boolean, upTo = false) => {
    const meant = upTo && last.current !== null ? onScreenBetween(last.current, chosen) : [chosen];
    last.current = chosen;
    setTicked((before) => {
      const after = new Set(before);
      for (const id of meant) {
        if (on) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }, []);
  const chooseAll = useCallback((on: boolean) => setTicked(new Set(on ? rows.map(({ id }) => id) : [])), [rows]);
  return { ids, choose, chooseAll };
}

/** The rows on screen from one to another, both included; those that a filter hides are not meant. */
function onScreenBetween(one: string, other: string): readonly string[] {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row-list] [data-row]')];
  const ids = rows.flatMap(({ dataset }) => dataset['row'] ?? []);
  const ends = [ids.indexOf(one), ids.indexOf(other)];
  return ends.includes(-1) ? [other] : ids.slice(Math.min(...ends), Math.max(...ends) + 1);
}
