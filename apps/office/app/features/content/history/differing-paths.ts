import type { Fields } from '../draft/same-value.ts';
import { blockChanges } from './block-changes.ts';
import { blocksOf, differingFields, isOfBlocks } from './field-changes.tsx';

type Path = readonly (string | number)[];

/** Where the page of one state of an entry differs from another: its fields and blocks, to be outlined. */
export function differingPaths(type: string, then: Fields, now: Fields, side: 'then' | 'now'): readonly Path[] {
  const shown = side === 'then' ? then : now;
  return differingFields(type, then, now).flatMap((name): readonly Path[] => {
    if (!isOfBlocks(type, name)) return [[name]];
    const blocks = blocksOf(shown[name]);
    const changed = new Set(blockChanges(blocksOf(then[name]), blocksOf(now[name])).map(({ id }) => id));
    return blocks.flatMap(({ id }, index) => (changed.has(id) ? [[name, index]] : []));
  });
}
