import type { AnyCart, AnyCartItem } from '@cutsite/contracts/cart';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { cartQuery } from '../../platform/cart-query.ts';
import { useCurrentUser } from '../../platform/visitor.ts';

const none: ReadonlySet<string> = new Set();

const CartNamesContext = createContext<ReadonlySet<string>>(none);

/** Names in the cart, for products whose names may be there once; empty while signed out. */
export const useCartNames = (): ReadonlySet<string> => useContext(CartNamesContext);

interface CartNamesProps {
  /** Its own names don't count against a cart item that is being edited. */
  readonly editedItemId: string | null;
  readonly namesOf: (item: AnyCartItem) => readonly string[];
  readonly children: ReactNode;
}

/** Knows the names in the cart, once somebody is signed in. */
export function CartNames({ editedItemId, namesOf, children }: CartNamesProps) {
  const user = useCurrentUser();
  const { data: cart } = useQuery({ ...cartQuery, enabled: user?.loginStatus === 'logged_in' });
  const names = useMemo(() => namesIn(cart, editedItemId, namesOf), [cart, editedItemId, namesOf]);
  return <CartNamesContext value={names}>{children}</CartNamesContext>;
}

function namesIn(
  cart: AnyCart | undefined,
  editedItemId: string | null,
  namesOf: CartNamesProps['namesOf'],
): ReadonlySet<string> {
  const items = cart?.groups.flatMap((group) => group.items) ?? [];
  return new Set(items.filter(({ id }) => id !== editedItemId).flatMap(namesOf));
}
