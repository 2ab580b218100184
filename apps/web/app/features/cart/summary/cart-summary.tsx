import type { CartWire } from '@cutsite/contracts/cart';
import { amountText } from '@cutsite/domain/money';
import { Button, ButtonLink } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import type { ReactNode } from 'react';
import { dayText } from '../../../platform/day-text.ts';
import { Recalculation } from '../recalculation/recalculation.tsx';
import { CartSums, totalText } from './cart-sums.tsx';
import { Coupon } from './coupon.tsx';
import { Reference } from './reference.tsx';
import styles from './summary.module.css';

interface CartSummaryProps {
  readonly cart: CartWire;
  readonly orderId: string;
  readonly children: ReactNode;
}

/** What the cart comes to, by reasons, and the way on; tax is worked out at checkout. */
export function CartSummary({ cart, orderId, children }: CartSummaryProps) {
  const blocked = whyNoCheckout(cart);
  return (
    <>
      <aside className={styles.summary} aria-labelledby="summary">
        <h2 id="summary">Summary</h2>
        <CartSums cart={cart} />
        <p className={styles.total}>
          {totalText(cart.groups)} <b>{amountText(cart.total_before_tax)}</b>
        </p>
        <OldPrices cart={cart} />
        <div className={styles.compare}>
          <Recalculation orderId={orderId} />
        </div>
        <Coupon orderId={orderId} voucher={cart.voucher} />
        <Reference key={orderId} orderId={orderId} reference={cart.customer_reference_code} />
        {cart.customer_reference_code === null ? null : (
          <p className={styles.printed}>Your reference: {cart.customer_reference_code}</p>
        )}
        <CheckOut orderId={orderId} blocked={blocked} />
        <div className={styles.more}>{children}</div>
        <p className={styles.small}>For research use only.</p>
      </aside>
      <div className={styles.bar}>
        <p>
          <small>{totalText(cart.groups)}</small>
          <b>{amountText(cart.total_before_tax)}</b>
        </p>
        <CheckOut orderId={orderId} blocked={blocked} />
      </div>
    </>
  );
}

function OldPrices({ cart }: { readonly cart: CartWire }) {
  const count = cart.items_with_old_prices.length;
  if (count === 0 || cart.prices_hold_until === null) return null;
  return (
    <Notice tone="warnMajor">
      The prices of {count === 1 ? 'one item' : `${count} items`} held until {dayText(cart.prices_hold_until)}. Compare
      them with today’s prices before you check out.
    </Notice>
  );
}

function whyNoCheckout(cart: CartWire): string | null {
  if (cart.items_with_old_prices.length > 0) return 'Some prices have expired. Compare them with today’s prices first.';
  return cart.voucher !== null && cart.voucher.refusal !== null ? 'Remove the coupon to go on.' : null;
}

function CheckOut({ orderId, blocked }: { readonly orderId: string; readonly blocked: string | null }) {
  if (blocked !== null) {
    return (
      <Button variant="primary" size="roomy" block blockedBecause={blocked}>
        Check out
      </Button>
    );
  }
  return (
    <ButtonLink variant="primary" size="roomy" block href={`/checkout?order=${orderId}`}>
      Check out
    </ButtonLink>
  );
}
