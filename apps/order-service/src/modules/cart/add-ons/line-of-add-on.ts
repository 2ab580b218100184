import type { OrderableItem } from '../check-order-items.ts';
import { isAddOn } from './add-on-line.repository.ts';

type Line = OrderableItem & { readonly id: string };

/** Gives each item the id of its line: the same add-on twice in one call is one line. */
export function withLineIds(items: readonly OrderableItem[], newId: () => string): Line[] {
  const lineOf = new Map<string, string>();
  return items.map((entry) => {
    const { item } = entry.priced;
    const id = (isAddOn(item) ? lineOf.get(item.productSlug) : undefined) ?? newId();
    if (isAddOn(item)) lineOf.set(item.productSlug, id);
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
