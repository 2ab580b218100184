import type { PlacedOrderWire } from '@cutsite/contracts/placed-order';
import { temperatures } from '@cutsite/domain/product';
import { Skeleton } from '@cutsite/ui/skeleton';
import { expectedDayText } from '../../../platform/day-text.ts';
import { chosenAddresses, OrderAddresses } from '../../../platform/order-summary/order-addresses.tsx';
import { OrderItems } from '../../../platform/order-summary/order-items.tsx';
import { OrderTotals } from '../../../platform/order-summary/order-totals.tsx';
import { OrderLists } from './order-lists.tsx';
import styles from './order-page.module.css';
import { PaymentFacts } from './payment-facts.tsx';
import { useOrder } from './use-order.ts';

/** What was ordered, when it comes, where it goes and how it was paid: on the page that confirms it. */
export function PlacedSummary({ orderId }: { readonly orderId: string }) {
  const { order, failure } = useOrder(orderId);
  // The order is placed whatever this page can show of it, and its own page says what failed.
  if (order === null || (order === undefined && failure !== null)) return null;
  if (order === undefined) return <Skeleton label="Loading the order" parts={['medium', 'long', 'block']} />;
  const { contents } = order;
  return (
    <div className={styles.stack}>
      {order.status === 'in_review' ? (
        <p>We look at your order before we make it, and write to you if we have a question.</p>
      ) : null}
      <ExpectedDays shipments={order.shipments} />
      <OrderAddresses addresses={chosenAddresses(contents)} />
      <OrderItems items={contents.items} inFull />
      <OrderTotals totals={contents.totals} voucher={contents.voucher} discounts={contents.discounts} isComplete />
      <PaymentFacts order={order} />
      <OrderLists order={order} />
    </div>
  );
}

/** When each box is expected to leave and to arrive, as far as that is known. */
function ExpectedDays({ shipments }: Pick<PlacedOrderWire, 'shipments'>) {
  const known = shipments.flatMap(({ id, temperature, timeline }) => {
    const dayOf = (wanted: string) => timeline.find(({ step }) => step === wanted)?.expected ?? null;
    const leaves = dayOf('shipped');
    const arrives = dayOf('delivered');
    if (leaves === null && arrives === null) return [];
    const days = [
      ...(leaves === null ? [] : [`leaves by ${expectedDayText(leaves)}`]),
      ...(arrives === null ? [] : [`arrives by ${expectedDayText(arrives)}`]),
    ];
    return { id, name: temperatures[temperature].label, text: days.join(', ') };
  });
  if (known.length === 0) return null;
  return (
    <dl className={styles.days}>
      {known.map(({ id, name, text }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>Expected: {text}</dd>
        </div>
      ))}
    </dl>
  );
}
