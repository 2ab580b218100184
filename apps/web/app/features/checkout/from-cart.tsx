import { ButtonLink } from '@cutsite/ui/button';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { cartQuery } from '../../platform/cart-query.ts';
import { useCurrentUser } from '../../platform/visitor.ts';
import styles from './checkout-screen.module.css';

/** `/checkout` without an order is the checkout of the active cart: the address gets its id. */
export function FromCart({ loading }: { readonly loading: ReactNode }) {
  const user = useCurrentUser();
  const { data: cart } = useQuery({ ...cartQuery, enabled: user?.loginStatus === 'logged_in' });
  const id = cart !== undefined && cart.item_count > 0 ? cart.order_id : null;
  useEffect(() => {
    if (id !== null) location.replace(`/checkout?order=${id}`);
  }, [id]);
  if (cart === undefined || id !== null) return loading;
  return (
    <div className={styles.message}>
      <p>There is nothing in your cart yet.</p>
      <ButtonLink href="/order/guide-rna" variant="primary" size="roomy">
        Build a plate
      </ButtonLink>
    </div>
  );
}
