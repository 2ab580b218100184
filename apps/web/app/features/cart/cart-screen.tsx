import type { CartWire } from '@cutsite/contracts/cart';
import { plate96 } from '@cutsite/domain/labware';
import { countText } from '@cutsite/domain/text';
import { Button, ButtonLink } from '@cutsite/ui/button';
import { PlateMap } from '@cutsite/ui/plate-map';
import { Skeleton } from '@cutsite/ui/skeleton';
import type { ComponentType, ReactNode } from 'react';
import { dayText } from '../../platform/day-text.ts';
import { LoadFailure } from '../../platform/load-failure.tsx';
import { firstText, isSignedOut, SignInFirst } from '../../platform/sign-in-first.tsx';
import { useCart } from './calls/use-cart.ts';
import { CartGroup } from './cart-group.tsx';
import styles from './cart-screen.module.css';
import { OftenNeeded } from './often-needed/often-needed.tsx';
import { RemovedItems } from './removed-items/removed-items.tsx';
import { SeveralCarts } from './several/several-carts.tsx';
import { CartSummary } from './summary/cart-summary.tsx';

export interface CartScreenProps {
  /** Sign-in or registration, in place; the cart shows by itself when somebody is signed in. */
  readonly signIn: ReactNode;
  /** Below the sums: how to send the cart to somebody else. */
  readonly Share: ComponentType<{ readonly orderId: string }>;
  /** Beside the title: how to make a quote of the cart. */
  readonly Quote: ComponentType<{ readonly orderId: string }>;
  /** Above the shipments, also of an empty cart: carts of others that wait for the visitor. */
  readonly held: ReactNode;
}

/** The cart: shipments with their items, prices with their reasons, and the sum. The server draws it as a skeleton. */
export function CartScreen({ signIn, Share, Quote, held }: CartScreenProps) {
  const cart = useCart();
  const signedOut = isSignedOut(cart.user);
  const shown = signedOut ? undefined : cart.cart;
  const filled = shown !== undefined && shown.item_count > 0 ? shown.order_id : null;
  return (
    <div className={`cs-page ${styles.cart}`}>
      <header className={styles.head}>
        <div>
          <h1>{shown === undefined || shown.name === '' ? 'Cart' : shown.name}</h1>
          <p role="status">
            {signedOut === false ? null : (
              <span className={signedOut === undefined ? 'cs-newcomer' : undefined}>
                {firstText(cart.user, 'see it.')}
              </span>
            )}
            {signedOut === true ? null : said(shown)}
          </p>
        </div>
        {shown === undefined ? null : (
          <div className={styles.ways}>
            <SeveralCarts />
            {filled === null ? null : <Quote orderId={filled} />}
            {filled === null ? null : (
              <Button variant="quiet" icon="print" aria-label="Print" onClick={() => window.print()} />
            )}
          </div>
        )}
      </header>
      {held}
      <SignInFirst signedOut={signedOut} signIn={signIn} className={styles.signIn}>
        <Body cart={cart} Share={Share} />
        {cart.cart === undefined ? null : <RemovedItems />}
      </SignInFirst>
    </div>
  );
}

/** "4 items in 2 shipments. Prices hold until 20 December 2026." */
function said(cart: CartWire | undefined): string {
  if (cart === undefined) return '\u00a0';
  const { item_count: items, prices_hold_until: until, items_with_old_prices: old } = cart;
  if (items === 0) return 'Nothing in it yet.';
  const shipments = countText(cart.groups.length, 'shipment');
  const hold = until === null || old.length > 0 ? '' : ` Prices hold until ${dayText(until)}.`;
  return `${countText(items, 'item')} in ${shipments}.${hold}`;
}

interface BodyProps extends Pick<CartScreenProps, 'Share'> {
  readonly cart: ReturnType<typeof useCart>;
}

function Body({ cart, Share }: BodyProps) {
  if (cart.failure !== null && cart.cart === undefined) {
    return (
      <div className={styles.failed}>
        <LoadFailure failure={cart.failure} onRetry={cart.retry} />
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
  const { order_id: orderId, item_count: items, groups } = cart.cart;
  if (items === 0 || orderId === null) return <EmptyCart />;
  return (
    <div className={styles.columns}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <CartGroup key={group.id} group={group} cart={cart} />
        ))}
        <OftenNeeded cart={cart} shipments={groups} />
      </div>
      <CartSummary cart={cart.cart} orderId={orderId}>
        <Share orderId={orderId} />
      </CartSummary>
    </div>
  );
}

const noWells = new Map();

/** What goes in here, and the two ways to it. */
function EmptyCart() {
  return (
    <section className={styles.empty}>
      <div className={styles.emptyPlate}>
        <PlateMap format={plate96} states={noWells} />
      </div>
      <h2>Your cart is empty</h2>
      <p>
        Paste your guides into the builder: a plate takes 24 to 96, a tube takes one. For a list of genes, order a gene
        library. What you add is kept in your account until you order it.
      </p>
      <div>
        <ButtonLink variant="primary" href="/order/guide-rna">
          Fill a plate
        </ButtonLink>
        <ButtonLink href="/order/guide-rna/tubes">Order tubes</ButtonLink>
        <ButtonLink href="/order/gene-library">Order a gene library</ButtonLink>
      </div>
    </section>
  );
}
