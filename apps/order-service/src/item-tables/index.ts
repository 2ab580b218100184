import { itemWires, type ItemTables as WireTables } from '@cutsite/contracts/item';
import { defaultDelivery, type StoreDelivery } from '@cutsite/domain/checkout';
import { itemKinds, offeredProducts } from '@cutsite/domain/item';
import { type ItemPapers, itemPapers } from '../documents/index.ts';

/**
 * The tables by kind that the service works with: what the core knows of each kind, how it goes over the wire, how
 * papers show it. They are handed in as values from `buildApp` on, so that nothing else knows which kinds there are.
 */
export interface ItemTables extends WireTables {
  readonly papers: ItemPapers;
  /** From which the days of shipping and arrival follow; a store's settings take the place of these. */
  readonly delivery: StoreDelivery;
}

/** The kinds that are sold. */
export const shippedItems: ItemTables = {
  kinds: itemKinds,
  wires: itemWires,
  papers: itemPapers,
  delivery: defaultDelivery,
};

/** The products that are sold. */
export const shippedProducts = offeredProducts(itemKinds);
