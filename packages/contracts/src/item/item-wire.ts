import type { ItemKinds, KindedItem } from '@cutsite/domain/item';
import type { PlateFormat } from '@cutsite/domain/labware';
import type * as z from 'zod/mini';

/** An item as a call carries it: the product slug tells its kind. */
export interface SentItem {
  readonly product_slug: string;
}

/** Where what was sent contradicts itself or has a value of no use, with its sentence. */
export interface SentItemFault {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

/** The item that was sent, in the form in which it is made and kept. With faults it cannot be ordered. */
export interface ReadItem<Item extends KindedItem> {
  readonly item: Item;
  readonly faults: readonly SentItemFault[];
}

/** Further fields of a cart item that the items of a kind have. */
export interface CartFields<Item extends KindedItem> {
  /** The form of each field. Where two kinds have a field of one name, it is the same schema. */
  readonly shape: Readonly<Record<string, z.core.$ZodType>>;
  /** What these fields hold in items of other kinds: the answer fills it in. */
  readonly ofOthers: Readonly<Record<string, unknown>>;
  of(item: Item): Readonly<Record<string, unknown>>;
}

/** A plate with its filled wells, such as `A01`. */
export interface FilledPlate {
  readonly format: PlateFormat;
  readonly wells: readonly string[];
}

/**
 * How the items of a kind go over the wire: one row of a table parallel to the domain's table of kinds, written as
 * methods for the same reason.
 */
export interface ItemWireRules<Item extends KindedItem = KindedItem, Sent extends SentItem = SentItem> {
  readonly slugs: readonly string[];
  /** Items of the kind in one call at most; when left out, {@link defaultMaxPerCall} (ruling 83). */
  readonly maxPerCall?: number;
  /** One object, or a union of them, that names its `product_slug`: calls tell the kinds apart by it. */
  readonly schema: z.ZodMiniType<Sent>;
  fromWire(sent: Sent): ReadItem<Item>;
  /** As it would be sent. `copies`: how many are in the cart now. */
  toWire(item: Item, copies: number): Sent;
  readonly cartFields: CartFields<Item>;
  /** The form in which it comes, where the orders' pages say it. */
  format(item: Item): 'tube' | 'plate' | null;
  /** Its plate, or its plates by their names in the item's order; null: it is none. */
  plate(item: Item): FilledPlate | readonly (FilledPlate & { readonly name: string })[] | null;
}

/** Items of one kind that a call may add. */
export const defaultMaxPerCall = 100;

/** A table of the wire forms by kind. The shipped one is `itemWires`; tests hand in one with a row more. */
export type ItemWires = Readonly<Record<string, ItemWireRules>>;

/** The tables by kind that answers are made with. */
export interface ItemTables {
  readonly kinds: ItemKinds;
  readonly wires: ItemWires;
}
