import { type KindedItem, rowOf } from '@cutsite/domain/item';
import * as z from 'zod/mini';
import type { ItemWires, ReadItem, SentItem } from './item-wire.ts';

/** The schema of one item of a call: the union of the kinds, told apart by `product_slug`. */
export function sentItemSchema<Sent extends SentItem>(wires: ItemWires): z.ZodMiniType<Sent> {
  const [first, ...others] = Object.values(wires).map(
    ({ schema }) => schema as unknown as z.core.$ZodTypeDiscriminable,
  );
  if (first === undefined) throw new Error('A table of kinds needs a row');
  return z.discriminatedUnion('product_slug', [first, ...others]) as unknown as z.ZodMiniType<Sent>;
}

/** The item of what was sent, read by the kind that has its product. */
export function readSentItem(wires: ItemWires, sent: SentItem): ReadItem<KindedItem> {
  return rowOf(wires, kindOfSent(wires, sent)).fromWire(sent);
}

/** The kind of what was sent, without reading the rest of it. */
export function kindOfSent(wires: ItemWires, sent: SentItem): string {
  for (const [kind, { slugs }] of Object.entries(wires)) if (slugs.includes(sent.product_slug)) return kind;
  throw new Error(`No kind of item has the product "${sent.product_slug}"`);
}

/** An item as it would be sent, with the copies that are in the cart now. */
export function itemToWire(wires: ItemWires, item: KindedItem, copies: number): SentItem {
  return rowOf(wires, item.kind).toWire(item, copies);
}

/** All product slugs of a table, in its order. */
export function slugsOf(wires: ItemWires): readonly string[] {
  return Object.values(wires).flatMap(({ slugs }) => slugs);
}
