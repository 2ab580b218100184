import { rowOf } from '@cutsite/domain/item';
import { kindOfSent } from './by-slug.ts';
import { defaultMaxPerCall, type ItemWires, type SentItem } from './item-wire.ts';

/** Items that a call may add at most, of whatever kinds the table has. */
export function maxPerCall(wires: ItemWires): number {
  return Math.max(...Object.values(wires).map((wire) => wire.maxPerCall ?? defaultMaxPerCall));
}

/** Why a call has too many items of one kind, as a sentence (ruling 83); null: it has not. */
export function tooManyOfAKind(wires: ItemWires, sent: readonly SentItem[]): string | null {
  const counts = new Map<string, number>();
  for (const item of sent) {
    const kind = kindOfSent(wires, item);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  for (const [kind, count] of counts) {
    const { maxPerCall: most = defaultMaxPerCall } = rowOf(wires, kind);
    if (count > most) return `A call takes at most ${most} items of this kind, and these are ${count}.`;
  }
  return null;
}
