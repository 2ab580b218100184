import type { AnyCartItem, CartItemWire } from '@cutsite/contracts/cart';
import type { PriceQuery } from '@cutsite/domain/price';
import { createContext, type ReactNode, useContext } from 'react';

/** An item where only its kind and its form are known, as in the summary of an order. */
export interface ItemForm {
  readonly kind: string;
  readonly product_format: string | null;
  readonly product_slug: string;
}

/** A part of the page, drawn of an item; a method, for the reason that stands at `ItemView`. */
type DrawnOf<Shown> = { draw(this: void, of: { readonly item: Shown }): ReactNode }['draw'];

/**
 * How the items of one kind look in the cart and in summaries; what is the same for every kind stands there. Written as
 * methods, as the tables by kind are: a view is only ever given items of its own kind, and names their fields.
 */
export interface ItemView<Shown extends AnyCartItem = CartItemWire> {
  /** Beside the item: its plate, its tubes, its vessel. */
  readonly Picture: DrawnOf<Shown>;
  /** What it is, in one line below its name; null: the name says it. */
  description(item: Shown): string | null;
  /** What is in it, such as its guides; null: nothing to list. */
  readonly Contents: DrawnOf<Shown> | null;
  /** What we look at before it is made: "hfCas12Max plate". Asked only of items that need a review. */
  reviewed(item: Shown): string;
  /** The builder with this item in it; null: it is not made in a builder. */
  editAddress(item: Shown): string | null;
  /** Where the browser keeps changes to it that were not saved in the cart; absent: it is not made in a builder. */
  readonly editsKeptIn?: string;
  /** Whether a second one beside it makes sense; where it does not, the number of copies is changed. */
  readonly canBeDuplicated: boolean;
  /** Its copies are chosen where it is made, and not in the cart (ruling 84); absent: they can be changed there. */
  readonly hasFixedCopies?: true;
  /**
   * What the price of one of its lines depends on, by the domain's query that has priced it, to ask for the price of
   * today; null or absent: it is not asked.
   */
  priceQuery?(item: Shown, line: Shown['price_lines'][number]): PriceQuery | null;
  /** From how many items of one project on they are one line that unfolds (ruling 83); absent: never. */
  readonly foldedFrom?: number;
  /** What is counted and priced, one of them and several. */
  readonly noun: (item: ItemForm) => readonly [one: string, many: string];
}

/** The views of the kinds that are sold, by kind. Routes hand them in, so that cart and summaries know no product. */
export type ItemViews = Readonly<Record<string, ItemView<AnyCartItem>>>;

/** An item of a kind that this page does not know yet, while a newer version of the store is starting. */
const unknownKind: ItemView<AnyCartItem> = {
  Picture: () => null,
  description: () => null,
  Contents: null,
  reviewed: () => 'item',
  editAddress: () => null,
  canBeDuplicated: false,
  noun: () => ['piece', 'pieces'],
};

const ItemViewsContext = createContext<ItemViews>({});

export const ItemViewsProvider = ItemViewsContext.Provider;

/** Gives the view of a kind, or a plain one where the kind is not known. */
export function useItemView(): (kind: string) => ItemView<AnyCartItem> {
  const views = useContext(ItemViewsContext);
  return (kind) => (Object.hasOwn(views, kind) ? views[kind] : undefined) ?? unknownKind;
}
