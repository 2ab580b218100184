import { Button } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { Skeleton } from '@cutsite/ui/skeleton';
import type { ComponentType, ReactNode } from 'react';
import { CartGroup } from './cart-group.tsx';
import styles from './cart-screen.module.css';
import { CartSummary } from './cart-summary.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { OftenNeeded } from './often-needed/often-needed.tsx';
import { useCart } from './use-cart.ts';

export interface CartScreenProps {
  /** Sign-in or registration, in place; the cart shows by itself when somebody is signed in. */
  readonly signIn: ReactNode;
  /** Below the sums: how to send the cart to somebody else. */
  readonly Share: ComponentType<{ readonly orderId: string }>;
  /** Above the shipments, also of an empty cart: carts of others that wait for the visitor. */
  readonly held: ReactNode;
}

/** The cart: shipments with their items, prices with their reasons, and the sum. The server draws it as a skeleton. */
export function CartScreen({ signIn, Share, held }: CartScreenProps) {
  const cart = useCart();
  const items = cart.cart?.item_count ?? 0;
  const signedOut = cart.user === null || cart.user?.loginStatus === 'email_not_verified';
  return (
    <div className={`cs-page ${styles.cart}`}>
      <header className={styles.head}>
        <h1>Cart</h1>
        <p role="status">{signedOut ? 'Sign in to see it.' : said(cart.cart?.groups.length, items)}</p>
      </header>
      {held}
      <Body cart={cart} signedOut={signedOut} signIn={signIn} Share={Share} />
    </div>
  );
}

function said(groups: number | undefined, items: number): string {
  if (groups === undefined) return '\u00a0';
  if (items === 0) return 'Nothing in it yet.';
  return `${items} ${items === 1 ? 'item' : 'items'} in ${groups} ${groups === 1 ? 'shipment' : 'shipments'}.`;
}

interface BodyProps extends Pick<CartScreenProps, 'signIn' | 'Share'> {
  readonly cart: ReturnType<typeof useCart>;
  readonly signedOut: boolean;
}

function Body({ cart, signedOut, signIn, Share }: BodyProps) {
  if (signedOut) return <div className={styles.signIn}>{signIn}</div>;
  if (cart.failure !== null && cart.cart === undefined) {
    return (
      <div className={styles.failed}>
        <Notice tone="error" role="alert">
          {cart.failure.message}
        </Notice>
        <Button variant="primary" onClick={cart.retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (cart.cart === undefined) {
    return (
      <div className={styles.columns}>
        <div className={styles.loading}>
          <Skeleton label="Loading the cart" parts={['medium', 'tall', 'long', 'tall', 'long']} />
        </div>
        <div className={styles.loading}>
          <Skeleton label="Loading the summary" parts={['short', 'long', 'long', 'block']} />
        </div>
      </div>
    );
  }
  if (cart.cart.item_count === 0) return <EmptyCart />;
  return (
    <div className={styles.columns}>
      <div className={styles.groups}>
        {cart.cart.groups.map((group) => (
          <CartGroup key={group.id} group={group} cart={cart} />
        ))}
        <OftenNeeded cart={cart} items={cart.cart.groups.flatMap((group) => group.items)} />
      </div>
      <CartSummary cart={cart.cart}>
        {cart.cart.order_id === null ? null : <Share orderId={cart.cart.order_id} />}
      </CartSummary>
    </div>
  );
}
