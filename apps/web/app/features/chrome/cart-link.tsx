import { NavLink } from '@cutsite/ui/chrome';
import { cartLabel } from './cart-label.ts';

/** The way to the cart, with the number of items once it is known. `data-cart-count` is where an island writes it. */
export function CartLink({ count }: { readonly count?: number | undefined }) {
  return (
    <NavLink icon="cart" href="/cart" aria-label={cartLabel(count)} data-island="cart">
      <span data-cart-count>{count === undefined || count === 0 ? '' : count}</span>
    </NavLink>
  );
}
