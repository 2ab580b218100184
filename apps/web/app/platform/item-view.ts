import type { CartItemWire } from '@cutsite/contracts/cart';
import { type ComponentType, createContext, useContext } from 'react';

/** An item where only its kind and its form are known, as in the summary of an order. */
export interface ItemForm {
  readonly kind: string;
  readonly product_format: string | null;
}

/** How the items of one kind look in the cart and in summaries; what is the same for every kind stands there. */
export interface ItemView {
  /** Beside the item: its plate, its tubes, its vessel. */
  readonly Picture: ComponentType<{ readonly item: CartItemWire }>;
  /** What it is, in one line below its name; null: the name says it. */
  readonly description: (item: CartItemWire) => string | null;
  /** What is in it, such as its guides; null: nothing to list. */
  readonly Contents: ComponentType<{ readonly item: CartItemWire }> | null;
  /** What we look at before it is made: "hfCas12Max plate". Asked only of items that need a review. */
  readonly reviewed: (item: CartItemWire) => string;
  /** The builder with this item in it; null: it is not made in a builder. */
  readonly editAddress: (item: CartItemWire) => string | null;
  /** Whether a second one beside it makes sense; where it does not, the number of copies is changed. */
  readonly canBeDuplicated: boolean;
  /** What is counted and priced: "guides", "1 tube". */
  readonly unitWord: (item: ItemForm, count: number) => string;
}

/** The views of the kinds that are sold, by kind. Routes hand them in, so that cart and summaries know no product. */
export type ItemViews = Readonly<Record<string, ItemView>>;

/** An item of a kind that this page does not know yet, while a newer version of the store is starting. */
const unknownKind: ItemView = {
  Picture: () => null,
  description: () => null,
  Contents: null,
  reviewed: () => 'item',
  editAddress: () => null,
  canBeDuplicated: false,
  unitWord: (_item, count) => (count === 1 ? 'piece' : 'pieces'),
};

const ItemViewsContext = createContext<ItemViews>({});

export const ItemViewsProvider = ItemViewsContext.Provider;

/** Gives the view of a kind, or a plain one where the kind is not known. */
export function useItemView(): (kind: string) => ItemView {
  const views = useContext(ItemViewsContext);
  return (kind) => (Object.hasOwn(views, kind) ? views[kind] : undefined) ?? unknownKind;
}
