import type { CartWire } from '@cutsite/contracts/cart';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { cartQuery } from '../../../platform/cart-query.ts';
import { useCurrentUser } from '../../../platform/visitor.ts';
import { CartNamesContext } from './cart-names.tsx';

interface CartNamesProps {
  /** Its own names don't count against a cart item that is being edited. */
  readonly editedItemId: string | null;
  readonly children: ReactNode;
}

/** Knows the names of the tubes in the cart, once somebody is signed in. */
export function CartNames({ editedItemId, children }: CartNamesProps) {
  const user = useCurrentUser();
  const { data: cart } = useQuery({ ...cartQuery, enabled: user?.loginStatus === 'logged_in' });
  const names = useMemo(() => tubeNames(cart, editedItemId), [cart, editedItemId]);
  return <CartNamesContext value={names}>{children}</CartNamesContext>;
}

function tubeNames(cart: CartWire | undefined, editedItemId: string | null): ReadonlySet<string> {
  const items = cart?.groups.flatMap((group) => group.items) ?? [];
  return new Set(
    items.flatMap((item) =>
      item.kind === 'guide_rna' && item.product_format === 'tube' && item.id !== editedItemId
        ? item.sequences.map((sequence) => sequence.name)
        : [],
    ),
  );
}
