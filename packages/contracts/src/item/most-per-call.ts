import { rowOf } from '@cutsite/domain/item';
import { kindOfSent } from './by-slug.ts';
import { type ItemWires, type SentItem, usualMostPerCall } from './item-wire.ts';

/** Items that a call may add at most, of whatever kinds the table has. */
export function mostPerCall(wires: ItemWires): number {
  return Math.max(...Object.values(wires).map((wire) => wire.mostPerCall ?? usualMostPerCall));
}

/** Why a call has too many items of one kind, as a sentence (ruling 83); null: it has not. */
export function tooManyOfAKind(wires: ItemWires, sent: readonly SentItem[]): string | null {
  const counts = new Map<string, number>();
  for (const item of sent) {
    const kind = kindOfSent(wires, item);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  for (const [kind, count] of counts) {
    const { mostPerCall: most = usualMostPerCall } = rowOf(wires, kind);
    if (count > most) return `A call takes at most ${most} items of this kind, and these are ${count}.`;
  }
  return null;
}
