import type { StoredBlock } from '@cutsite/content/field';
import { isSame } from '../draft/same-value.ts';

type Blocks = readonly StoredBlock[];

/** What became of one block between two states of a page. Places are counted from 1. */
export interface BlockChange {
  readonly id: string;
  readonly kind: 'added' | 'removed' | 'kept';
  /** Null: it was added. */
  readonly before: StoredBlock | null;
  /** Null: it was removed. */
  readonly after: StoredBlock | null;
  /** Where it stood and stands, when the order of the others does not explain it; null: it was not moved. */
  readonly moved: { readonly from: number; readonly to: number } | null;
  readonly isRewritten: boolean;
}

/**
 * Blocks that differ between two states of a page, in the order of the later one; what was removed stands after the
 * block that it stood after. A block is known by its id: moved, it is the same one (CT-55, wish 10). As few blocks as
 * possible count as moved, so that one block dragged to the top is one line and not all of them.
 */
export function blockChanges(then: Blocks, now: Blocks): readonly BlockChange[] {
  const placeThen = new Map(then.map(({ id }, index) => [id, index]));
  const isNow = new Set(now.map(({ id }) => id));
  const stayed = longestRising(now.flatMap(({ id }) => placeThen.get(id) ?? []));
  const changes: BlockChange[] = [];
  const addRemovedAfter = (place: number) => {
    for (let at = place; at < then.length; at += 1) {
      const block = then[at];
      if (block === undefined || isNow.has(block.id)) return;
      changes.push({ id: block.id, kind: 'removed', before: block, after: null, moved: null, isRewritten: false });
    }
  };
  addRemovedAfter(0);
  for (const [to, block] of now.entries()) {
    const from = placeThen.get(block.id);
    const before = from === undefined ? undefined : then[from];
    if (from === undefined || before === undefined) {
      changes.push({ id: block.id, kind: 'added', before: null, after: block, moved: null, isRewritten: false });
      continue;
    }
    const moved = stayed.has(from) ? null : { from: from + 1, to: to + 1 };
    const isRewritten = !isSame(before, block);
    if (moved !== null || isRewritten) {
      changes.push({ id: block.id, kind: 'kept', before, after: block, moved, isRewritten });
    }
    addRemovedAfter(from + 1);
  }
  return changes;
}

/** The members of one longest rising row of different numbers. */
function longestRising(numbers: readonly number[]): ReadonlySet<number> {
  /** The place of the least number that ends a rising row of each length. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [place, number] of numbers.entries()) {
    let length = ends.findIndex((end) => (numbers[end] ?? 0) > number);
    if (length === -1) length = ends.length;
    before.push(ends[length - 1]);
    ends[length] = place;
  }
  const members = new Set<number>();
  for (let place = ends.at(-1); place !== undefined; place = before[place]) members.add(numbers[place] ?? 0);
  return members;
}
