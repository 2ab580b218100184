import { readSentItem, type SentItem } from '@cutsite/contracts/item';
import { kindOf } from '@cutsite/domain/item';
import type { ItemTables } from '../../../item-tables/index.ts';
import type { OrderableItem } from '../check-order-items.ts';

type Line = OrderableItem & { readonly id: string };

/** Gives each item the id of its line: items of one merge key in one call are one line. */
export function withLineIds(items: readonly OrderableItem[], newId: () => string): Line[] {
  const lineOf = new Map<string, string>();
  return items.map((entry) => {
    const { mergeKey } = entry;
    const id = (mergeKey === null ? undefined : lineOf.get(mergeKey)) ?? newId();
    if (mergeKey !== null) lineOf.set(mergeKey, id);
    return { ...entry, id };
  });
}

/** One row for each line, with the sum of its quantities. */
export function linesToWrite(items: readonly Line[]): Line[] {
  const lines = new Map<string, Line>();
  for (const item of items) {
    const line = lines.get(item.id);
    lines.set(item.id, line === undefined ? item : { ...line, quantity: line.quantity + item.quantity });
  }
  return [...lines.values()];
}

/** The merge key of an item as it was sent; null: it is a line by itself. */
export function mergeKeyOf({ kinds, wires }: ItemTables, sent: SentItem): string | null {
  const { item } = readSentItem(wires, sent);
  return kindOf(kinds, item).mergeKey(item);
}
