import type { findCellLines, knownCellLine } from '@cutsite/domain/named-cell-line';
import { useEffect, useState } from 'react';

interface Names {
  readonly findCellLines: typeof findCellLines;
  readonly knownCellLine: typeof knownCellLine;
}

let loaded: Names | null = null;

/**
 * The table of cell lines, loaded when it is wanted: when somebody comes to the field, or a line is given. Null until
 * it is there, and where it does not come: the field takes any name.
 */
export function useCellLineNames(isWanted: boolean): Names | null {
  const [names, setNames] = useState(loaded);
  useEffect(() => {
    if (!isWanted || names !== null) return;
    import('@cutsite/domain/named-cell-line').then(
      (module) => {
        loaded = module;
        setNames(module);
      },
      () => undefined,
    );
  }, [isWanted, names]);
  return names;
}
