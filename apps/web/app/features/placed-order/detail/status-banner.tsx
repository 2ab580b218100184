import type { PlacedOrderWire } from '@cutsite/contracts/placed-order';
import type { OrderStatus } from '@cutsite/domain/placed-order';
import { dayText } from '../../../platform/day-text.ts';
import { amountText } from '../../../platform/money-text.ts';
import { StatusPill } from '../status-pill.tsx';
import styles from './order-page.module.css';

const headlines = {
  confirmed: 'We have your order',
  in_review: 'We look at your order before it is made',
  in_production: 'Your order is being made',
  shipped: 'Everything is on its way',
  delivered: 'Everything has arrived',
  cancelled: 'This order was cancelled',
} as const satisfies Record<OrderStatus, string>;

/** Where the order is, in a sentence, and what comes next. */
export function StatusBanner({ order }: { readonly order: PlacedOrderWire }) {
  return (
    <section className={styles.banner} aria-label="State of the order">
      <StatusPill status={order.status} />
      <h2>{headlines[order.status]}</h2>
      <p>{nextText(order)}</p>
    </section>
  );
}

function nextText({ status, shipments, payment }: PlacedOrderWire): string {
  if (status === 'cancelled') {
    return payment.refunded === '0.00' ? 'Nothing of it is made.' : `${amountText(payment.refunded)} was given back.`;
  }
  if (status === 'in_review') return 'You don’t have to do anything. We write to you if we have a question.';
  if (status === 'delivered') return 'We hope your edits work. The plate map stays here for your notebook.';
  const steps = shipments.flatMap(({ timeline }) => timeline);
  const days = (step: OrderStatus) => {
    const expected = steps.flatMap((one) => (one.step === step && one.at === null ? (one.expected ?? []) : []));
    return expected.toSorted()[0];
  };
  const leaves = days('shipped');
  if (leaves !== undefined) return `The next shipment is expected to leave by ${dayText(leaves)}.`;
  const arrives = days('delivered');
  return arrives === undefined
    ? 'You don’t have to do anything.'
    : `The next shipment is expected to arrive by ${dayText(arrives)}.`;
}
