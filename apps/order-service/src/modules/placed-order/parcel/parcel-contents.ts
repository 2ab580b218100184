import type { OrderedItem } from '@cutsite/domain/checkout';
import { type ItemKinds, itemName } from '@cutsite/domain/item';
import type { PlacedShipment } from '../order-facts.ts';
import type { LineToShip } from './lines-to-ship.ts';

/** What lay in one parcel, and what was still to come of its shipment when it left. */
export interface ParcelContents {
  /** The items in it, with as many copies as are in it. */
  readonly items: readonly OrderedItem[];
  readonly stillToCome: readonly LineToShip[];
}

/**
 * What a parcel of a shipment holds and leaves behind. Parcels that left after it do not count: the list lies in the
 * box and says what was known when it was closed.
 *
 * @param parcelId of one of its parcels
 */
export function parcelContents(
  { items, lines, parcels }: Pick<PlacedShipment, 'items' | 'lines' | 'parcels'>,
  parcelId: string,
): ParcelContents {
  const upTo = parcels.slice(0, parcels.findIndex(({ id }) => id === parcelId) + 1);
  const copiesIn = (some: PlacedShipment['parcels'], itemId: string) =>
    some
      .flatMap((parcel) => parcel.lines)
      .filter((line) => line.item_id === itemId)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    items: items
      .map((entry) => ({ ...entry, quantity: copiesIn(upTo.slice(-1), entry.id) }))
      .filter(({ quantity }) => quantity > 0),
    stillToCome: lines
      .map(({ itemId, ordered }) => ({ itemId, quantity: ordered - copiesIn(upTo, itemId) }))
      .filter(({ quantity }) => quantity > 0),
  };
}

/** "2 × SpCas9 nuclease, 100 µg; 1 × Plate 1": names hold commas themselves. */
export function linesText(kinds: ItemKinds, items: readonly OrderedItem[], lines: readonly LineToShip[]): string {
  return lines
    .map(({ itemId, quantity }) => {
      const entry = items.find(({ id }) => id === itemId);
      return `${quantity} × ${entry === undefined ? '' : itemName(kinds, entry.item)}`;
    })
    .join('; ');
}
