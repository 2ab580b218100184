import { type CatalogueGene, nearestGenes } from '@cutsite/domain/gene';
import type { GenesAtHand } from '../catalogue/gene-list-store.ts';

/** As many names as a project holds wells, and some that are being typed. */
const maxKept = 640;

const kept = new WeakMap<GenesAtHand['index'], Map<string, readonly CatalogueGene[]>>();

/**
 * The genes whose symbols are spelled most like a name that no gene has. Looked for once in a list: it looks at all
 * symbols, and the field, the panel and the list of faults ask for the same names at each letter.
 */
export function nearestNames(typed: string, { index }: GenesAtHand): readonly CatalogueGene[] {
  const found = kept.get(index) ?? new Map<string, readonly CatalogueGene[]>();
  kept.set(index, found);
  const before = found.get(typed);
  if (before !== undefined) return before;
  const nearest = nearestGenes(typed, index);
  for (const oldest of found.keys()) if (found.size >= maxKept) found.delete(oldest);
  found.set(typed, nearest);
  return nearest;
}
