import type { OrderContents, OrderedItem } from '@cutsite/domain/checkout';
import { readStoredItem } from './stored-item.ts';

/**
 * The version in which the contents of orders are frozen now (`order_version.contents_version`). Their items stand in
 * them as the rows of the cart held them: in version 1 without a kind, in version 2 with one where the row has it, in
 * version 3 with their project where they have one. So the same cart has the same hash in every release, and what was
 * frozen is never written again.
 */
export const contentsVersion = 3;

/** Contents as they are frozen: the items in whatever version their rows were. */
export interface StoredContents extends Omit<OrderContents, 'items'> {
  readonly items: readonly StoredOrderedItem[];
}

interface StoredOrderedItem extends Omit<OrderedItem, 'item'> {
  readonly item: unknown;
}

const itemVersionOf: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 3 };

function isContents(value: unknown): value is StoredContents {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'items' in value &&
    Array.isArray(value.items) &&
    'shipments' in value &&
    Array.isArray(value.shipments) &&
    'totals' in value &&
    typeof value.totals === 'object'
  );
}

/**
 * Frozen contents of any version, in the form of today.
 *
 * @throws Error when these are no contents: somebody wrote them by hand
 */
export function readStoredContents(stored: unknown, version: number): OrderContents {
  if (!isContents(stored)) throw new Error('Frozen contents have no items, no shipments or no totals');
  const itemVersion = itemVersionOf[version] ?? version;
  return {
    ...stored,
    items: stored.items.map((entry) => ({ ...entry, item: readStoredItem(entry.item, itemVersion) })),
  };
}
