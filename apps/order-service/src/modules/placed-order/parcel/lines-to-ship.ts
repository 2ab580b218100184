import { type ItemKinds, itemName } from '@cutsite/domain/item';
import { err, ok, type Result } from '@cutsite/domain/result';
import type { PlacedShipment } from '../order-facts.ts';

/** A line of a parcel that is to leave: how many copies of an item. */
export interface LineToShip {
  readonly itemId: string;
  readonly quantity: number;
}

/** Why these lines cannot leave. */
export type LineRefusal =
  | { readonly code: 'no_line' }
  | { readonly code: 'more_than_left'; readonly name: string; readonly left: number };

/** What leaves with a parcel, and whether it is all that was left of its shipment. */
export interface Leaving {
  readonly lines: readonly (LineToShip & { readonly ordered: number })[];
  readonly isLast: boolean;
}

/**
 * The lines of a parcel: those that were asked for, each at most what is left of it; by default all that is left.
 *
 * @param asked null: everything
 */
export function linesToShip(
  kinds: ItemKinds,
  { lines, items }: Pick<PlacedShipment, 'lines' | 'items'>,
  asked: readonly LineToShip[] | null,
): Result<Leaving, LineRefusal> {
  const wanted = new Map<string, number>();
  for (const { itemId, quantity } of asked ?? []) wanted.set(itemId, (wanted.get(itemId) ?? 0) + quantity);
  if ([...wanted.keys()].some((itemId) => !lines.some((line) => line.itemId === itemId)))
    return err({ code: 'no_line' });
  const leaving = lines.map(({ itemId, ordered, shipped }) => {
    const left = ordered - shipped;
    return { itemId, ordered, left, quantity: asked === null ? left : (wanted.get(itemId) ?? 0) };
  });
  const tooMany = leaving.find(({ quantity, left }) => quantity > left);
  if (tooMany !== undefined) {
    const entry = items.find(({ id }) => id === tooMany.itemId);
    const name = entry === undefined ? '' : itemName(kinds, entry.item);
    return err({ code: 'more_than_left', name, left: tooMany.left });
  }
  return ok({
    lines: leaving.filter(({ quantity }) => quantity > 0),
    isLast: leaving.every(({ quantity, left }) => quantity === left),
  });
}
