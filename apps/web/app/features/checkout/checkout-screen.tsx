import type { OrderSummaryWire } from '@cutsite/contracts/checkout';
import { ButtonLink } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { Skeleton } from '@cutsite/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { cartQuery } from '../../platform/cart-query.ts';
import { useSearchParameter } from '../../platform/in-browser.ts';
import { LoadFailure } from '../../platform/load-failure.tsx';
import { NoSuchOrder } from '../../platform/order-summary/order-summary-query.ts';
import { firstText, isSignedOut, SignInFirst } from '../../platform/sign-in-first.tsx';
import { useCurrentUser } from '../../platform/visitor.ts';
import styles from './checkout-screen.module.css';
import { CheckoutSteps } from './checkout-steps.tsx';
import { CouponProblem } from './coupon-problem.tsx';
import { OrderPanel } from './order-panel.tsx';
import { useCheckout } from './use-checkout.ts';

export interface CheckoutScreenProps {
  /** Sign-in or registration, in place; the checkout goes on by itself when somebody is signed in. */
  readonly signIn: ReactNode;
  /** What pays the order, once its addresses and methods are set. */
  readonly payment: (order: OrderSummaryWire) => ReactNode;
}

/** The checkout of `/checkout?order=ID`, or of the active cart. The server draws it as a skeleton. */
export function CheckoutScreen({ signIn, payment }: CheckoutScreenProps) {
  const orderId = useSearchParameter('order');
  const checkout = useCheckout(orderId ?? '');
  const first = (
    <>
      <h2>{firstText(checkout.user, 'go on')}</h2>
      {signIn}
      {typeof orderId === 'string' && <p>What you have typed is kept in this window.</p>}
    </>
  );
  return (
    <div className={`cs-page ${styles.checkout}`}>
      <h1>Checkout</h1>
      <SignInFirst signedOut={isSignedOut(checkout.user)} signIn={first} className={styles.signIn}>
        {orderId === undefined && <Loading />}
        {orderId === null && <FromCart loading={<Loading />} />}
        {typeof orderId === 'string' && <OneOrder checkout={checkout} payment={payment} />}
      </SignInFirst>
    </div>
  );
}

function Loading() {
  return (
    <div className={styles.columns}>
      <div className={styles.loading}>
        <Skeleton label="Loading the checkout" parts={['medium', 'tall', 'long', 'tall']} />
      </div>
      <div className={styles.loading}>
        <Skeleton label="Loading the order" parts={['short', 'long', 'long', 'block']} />
      </div>
    </div>
  );
}

interface OneOrderProps extends Pick<CheckoutScreenProps, 'payment'> {
  readonly checkout: ReturnType<typeof useCheckout>;
}

function OneOrder({ checkout, payment }: OneOrderProps) {
  const { order, failure } = checkout;
  if (failure instanceof NoSuchOrder || (order === undefined && failure !== null))
    return <Failed failure={failure} retry={checkout.retry} />;
  if (order === undefined) return <Loading />;
  if (order.status === 'ordered') return <Placed order={order} />;
  if (order.contents.items.length === 0) return <Nothing cart="This" />;
  return (
    <>
      {!order.may_act && (
        <div className={styles.message}>
          <Notice tone="warnMinor">
            Somebody else has taken over this cart and is checking out. You can follow along here.
          </Notice>
        </div>
      )}
      <CouponProblem checkout={{ ...checkout, order }} />
      <CheckoutSteps
        checkout={{ ...checkout, order }}
        payment={payment}
        panel={<OrderPanel checkout={{ ...checkout, order }} />}
      />
    </>
  );
}

function Failed({ failure, retry }: { readonly failure: Error; readonly retry: () => void }) {
  if (failure instanceof NoSuchOrder) {
    return (
      <div className={styles.message}>
        <p>There is no such order in your account. It may belong to somebody else who uses this computer.</p>
        <ButtonLink href="/cart" variant="primary" size="roomy">
          To the cart
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.message}>
      <LoadFailure failure={failure} onRetry={retry} />
    </div>
  );
}

function Placed({ order }: { readonly order: OrderSummaryWire }) {
  return (
    <div className={styles.message} role="status">
      <p>This order has been placed. There is nothing left to do here.</p>
      <ButtonLink href={`/account/orders/detail?order=${order.order_id}`} variant="primary" size="roomy">
        See the order
      </ButtonLink>
    </div>
  );
}

/** Other carts may hold something: they are chosen beside the cart. */
function Nothing({ cart }: { readonly cart: 'This' | 'Your' }) {
  return (
    <div className={styles.message}>
      <p>{cart} cart is empty.</p>
      <div className="cs-chips">
        <ButtonLink href="/order/guide-rna" variant="primary" size="roomy">
          Fill a plate
        </ButtonLink>
        <ButtonLink href="/cart" size="roomy">
          Go to the cart
        </ButtonLink>
      </div>
    </div>
  );
}

/** `/checkout` without an order is the checkout of the active cart: the address gets its id. */
function FromCart({ loading }: { readonly loading: ReactNode }) {
  const user = useCurrentUser();
  const { data: cart } = useQuery({ ...cartQuery, enabled: user?.loginStatus === 'logged_in' });
  const id = cart !== undefined && cart.item_count > 0 ? cart.order_id : null;
  useEffect(() => {
    if (id !== null) location.replace(`/checkout?order=${id}`);
  }, [id]);
  if (cart === undefined || id !== null) return loading;
  return <Nothing cart="Your" />;
}
