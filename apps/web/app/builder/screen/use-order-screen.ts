import type { AnyCartItem } from '@cutsite/contracts/cart';
import type { SentItem } from '@cutsite/contracts/item';
import { useCallback } from 'react';
import type { ScreenOrder } from '../price-bar/product-price-bar.tsx';
import type { BuilderProject } from '../project/builder-project.ts';
import type { ProductCart } from '../purchase/product-cart.ts';
import { usePurchase } from '../purchase/use-purchase.ts';
import type { ProductScreenProps } from './builder-screen.tsx';
import { type OrderedProject, useUsable } from './project-frame.tsx';

interface OrderScreen<Project extends BuilderProject> {
  /** The project can be changed here. */
  readonly usable: boolean;
  /** For the `ProjectFrame`. */
  readonly frame: OrderedProject<Project>;
  /** For the price bar, which adds what blocks the order. */
  readonly order: Omit<ScreenOrder, 'onBlocked'>;
}

/** What the order screens of all products have in common: the project, its purchase, and the way to the cart. */
export function useOrderScreen<Project extends BuilderProject, Own, Sent extends SentItem, Shown extends AnyCartItem>(
  cart: ProductCart<Project, Sent, Shown>,
  { draft, goTo, signIn, onReopen }: ProductScreenProps<Project, Own>,
): OrderScreen<Project> {
  const toCart = useCallback(() => goTo('/cart'), [goTo]);
  const purchase = usePurchase(cart, draft, toCart);
  const usable = useUsable(draft);
  return {
    usable,
    frame: { draft, edited: cart.edited, goTo, onReopen, purchase, signIn },
    order: { purchase, editing: draft.editedItemId !== null, ready: usable },
  };
}
