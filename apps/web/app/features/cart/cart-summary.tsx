import type { CartWire } from '@cutsite/contracts/cart';
import { parseDecimal } from '@cutsite/domain/money';
import type { ReactNode } from 'react';
import { amountText, moneyText } from '../../platform/money-text.ts';
import styles from './cart-screen.module.css';

/** The sum before shipping and tax, which follow the address. */
export function CartSummary({ cart, children }: { readonly cart: CartWire; readonly children: ReactNode }) {
  const saved = savedAmount(cart);
  return (
    <aside className={styles.summary} aria-labelledby="summary">
      <h2 id="summary">Summary</h2>
      <dl>
        <dt>List price</dt>
        <dd>{amountText(cart.undiscounted_subtotal)}</dd>
        {saved === null ? null : (
          <>
            <dt>Discounts</dt>
            <dd className={styles.saved}>−{saved}</dd>
          </>
        )}
        <dt>Shipping and tax</dt>
        <dd>after the address</dd>
      </dl>
      <p className={styles.total}>
        Subtotal <b>{amountText(cart.subtotal)}</b>
      </p>
      {children}
      <p className={styles.small}>Before shipping and tax. For research use only.</p>
    </aside>
  );
}

function savedAmount(cart: CartWire): string | null {
  const list = parseDecimal(cart.undiscounted_subtotal);
  const now = parseDecimal(cart.subtotal);
  if (!list.ok || !now.ok || list.value.minor <= now.value.minor) return null;
  return moneyText({ ...list.value, minor: list.value.minor - now.value.minor });
}
