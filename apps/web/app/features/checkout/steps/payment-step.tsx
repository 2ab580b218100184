import type { OrderSummaryWire } from '@cutsite/contracts/checkout';
import { Notice } from '@cutsite/ui/notice';
import type { ReactNode } from 'react';
import styles from '../checkout-screen.module.css';

interface PaymentStepProps {
  readonly order: OrderSummaryWire;
  readonly payment: (order: OrderSummaryWire) => ReactNode;
}

/** The last step: what still stops the order, or what pays it. */
export function PaymentStep({ order, payment }: PaymentStepProps) {
  return (
    <section className={styles.open} data-open aria-labelledby="step-payment">
      <h2 id="step-payment" tabIndex={-1}>
        How would you like to pay?
      </h2>
      {order.restricted_items.map((item) => (
        <Notice key={item.item_id} tone="error" role="alert">
          {item.message} Please <a href="/cart">take it out of the cart</a>, or ship it somewhere else.
        </Notice>
      ))}
      {order.may_act && order.restricted_items.length === 0 && payment(order)}
    </section>
  );
}
