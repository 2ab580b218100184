import type { Tube } from '@cutsite/domain/guide-rna';
import { useCallback, useMemo, useRef, useState } from 'react';

/** The tubes that are ticked, for one change to all of them. */
export interface ChosenTubes {
  readonly ids: ReadonlySet<string>;
  /** `upTo`: all from the one ticked last, as a Shift click does in a list. */
  readonly choose: (tube: Tube, on: boolean, upTo?: boolean) => void;
  readonly chooseAll: (on: boolean) => void;
}

/** Ticks last as long as their tubes: one that was removed and brought back is ticked again. */
export function useChosenTubes(tubes: readonly Tube[]): ChosenTubes {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const ids = useMemo(() => new Set(tubes.filter(({ id }) => ticked.has(id)).map(({ id }) => id)), [tubes, ticked]);
  const last = useRef<string | null>(null);
  const choose = useCallback((tube: Tube, on: boolean, upTo = false) => {
    const meant = upTo && last.current !== null ? onScreenBetween(last.current, tube.id) : [tube.id];
    last.current = tube.id;
    setTicked((before) => {
      const after = new Set(before);
      for (const id of meant) {
        if (on) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }, []);
  const chooseAll = useCallback((on: boolean) => setTicked(new Set(on ? tubes.map(({ id }) => id) : [])), [tubes]);
  return { ids, choose, chooseAll };
}

/** The tubes of the rows on screen from one to another, both included; those that a filter hides are not meant. */
function onScreenBetween(one: string, other: string): readonly string[] {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-tubes] [data-row]')];
  const ids = rows.flatMap(({ dataset }) => dataset['row'] ?? []);
  const ends = [ids.indexOf(one), ids.indexOf(other)];
  return ends.includes(-1) ? [other] : ids.slice(Math.min(...ends), Math.max(...ends) + 1);
}
