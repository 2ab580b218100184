import type { Tube } from '@cutsite/domain/guide-rna';
import { useCallback, useMemo, useState } from 'react';

/** The tubes that are ticked, for one change to all of them. */
export interface ChosenTubes {
  readonly ids: ReadonlySet<string>;
  readonly choose: (tube: Tube, on: boolean) => void;
  readonly chooseAll: (on: boolean) => void;
}

/** Ticks last as long as their tubes: one that was removed and brought back is ticked again. */
export function useChosenTubes(tubes: readonly Tube[]): ChosenTubes {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const ids = useMemo(() => new Set(tubes.filter(({ id }) => ticked.has(id)).map(({ id }) => id)), [tubes, ticked]);
  const choose = useCallback(
    (tube: Tube, on: boolean) =>
      setTicked((before) => {
        const after = new Set(before);
        if (on) after.add(tube.id);
        else after.delete(tube.id);
        return after;
      }),
    [],
  );
  const chooseAll = useCallback((on: boolean) => setTicked(new Set(on ? tubes.map(({ id }) => id) : [])), [tubes]);
  return { ids, choose, chooseAll };
}
