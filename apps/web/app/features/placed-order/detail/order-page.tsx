import type { PlacedOrderWire } from '@cutsite/contracts/placed-order';
import { amountText } from '@cutsite/domain/money';
import type { OrderStatus } from '@cutsite/domain/placed-order';
import { ButtonLink } from '@cutsite/ui/button';
import { Notice } from '@cutsite/ui/notice';
import { Skeleton } from '@cutsite/ui/skeleton';
import type { ReactNode } from 'react';
import { expectedDayText } from '../../../platform/day-text.ts';
import { useSearchParameter } from '../../../platform/in-browser.ts';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import { chosenAddresses, OrderAddresses } from '../../../platform/order-summary/order-addresses.tsx';
import { OrderTotals } from '../../../platform/order-summary/order-totals.tsx';
import { StatusPill } from '../status-pill.tsx';
import { Documents } from './documents.tsx';
import { ItemsTable, PlatePictures } from './items-table.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderLists } from './order-lists.tsx';
import styles from './order-page.module.css';
import { PaymentFacts } from './payment-facts.tsx';
import { ShipmentCard } from './shipment-card.tsx';
import { useOrder } from './use-order.ts';

export interface OrderPageProps {
  /** Sign-in or registration, in place. */
  readonly signIn: ReactNode;
  /** Leads to the cart once the same is in it again. */
  readonly onOrderedAgain: (address: string) => void;
}

/** One placed order: where it is, what comes next, its papers, and what it cost (mock-up 07). */
export function OrderPage({ signIn, onOrderedAgain }: OrderPageProps) {
  const id = useSearchParameter('order');
  const asStaff = useSearchParameter('as') === 'customer';
  const order = useOrder(id, asStaff);
  if (order.signedOut) {
    return (
      <Frame title="Your order">
        <div className={styles.signIn}>{signIn}</div>
      </Frame>
    );
  }
  if (order.failure !== null && order.order === undefined) {
    return (
      <Frame title="Your order">
        <LoadFailure failure={order.failure} onRetry={order.retry} />
      </Frame>
    );
  }
  if (order.order === null) return <NoOrder />;
  if (order.order === undefined) {
    return (
      <Frame title="Your order">
        <div className={styles.loading}>
          <Skeleton label="Loading the order" parts={['medium', 'block', 'long', 'long', 'tall', 'long']} />
        </div>
      </Frame>
    );
  }
  return (
    <div className={`cs-page ${styles.page}`}>
      {asStaff && <LookedAt order={order.order} />}
      <OrderHead
        order={order.order}
        cancelling={order.cancelling}
        onOrderedAgain={onOrderedAgain}
        isLookedAt={asStaff}
      />
      <Body order={order.order} isLookedAt={asStaff} />
    </div>
  );
}

/** Said to staff who looks at the page of somebody else (OF-34). */
function LookedAt({ order: { order_id: id, owner_name: owner } }: { readonly order: PlacedOrderWire }) {
  return (
    <div className={styles.lookedAt}>
      <Notice tone="info">
        This is what {owner} sees. Nothing can be done here. <a href={`/office/orders/${id}`}>Back to the office</a>
      </Notice>
    </div>
  );
}

function Body({ order, isLookedAt }: { readonly order: PlacedOrderWire; readonly isLookedAt: boolean }) {
  const { contents } = order;
  return (
    <>
      <StatusBanner order={order} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          {order.shipments.map((shipment) => (
            <ShipmentCard key={shipment.id} shipment={shipment} />
          ))}
          <ItemsTable order={order} />
          <OrderLists order={order} isLookedAt={isLookedAt} />
        </div>
        <div className={styles.stack}>
          <Documents order={order} isLookedAt={isLookedAt} />
          <PlatePictures plates={order.plates} />
          <section className={styles.card} aria-labelledby="addresses">
            <h2 id="addresses">Addresses</h2>
            <OrderAddresses addresses={chosenAddresses(contents)} />
          </section>
          <section className={styles.card} aria-labelledby="totals">
            <h2 id="totals">Totals</h2>
            <OrderTotals
              totals={contents.totals}
              voucher={contents.voucher}
              discounts={contents.discounts}
              isComplete
            />
            <PaymentFacts order={order} />
          </section>
        </div>
      </div>
    </>
  );
}

function NoOrder() {
  return (
    <Frame title="There is no such order">
      <p className="cs-muted">
        The address may be incomplete, or the order belongs to another account. Your own orders are all in the list.
      </p>
      <div>
        <ButtonLink variant="primary" href="/account/orders">
          Your orders
        </ButtonLink>
      </div>
    </Frame>
  );
}

function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={`cs-page ${styles.page} ${styles.stack}`}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}

const headlines = {
  confirmed: 'We have your order',
  in_review: 'We look at your order before it is made',
  in_production: 'Your order is being made',
  partly_shipped: 'A part of it is on its way',
  shipped: 'Everything is on its way',
  delivered: 'Everything has arrived',
  cancelled: 'This order was cancelled',
} as const satisfies Record<OrderStatus, string>;

/** Where the order is, in a sentence, and what comes next. */
function StatusBanner({ order }: { readonly order: PlacedOrderWire }) {
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
    return payment.refunded === '0.00' ? 'None of it will be made.' : `${amountText(payment.refunded)} was refunded.`;
  }
  if (status === 'in_review') return 'You don’t have to do anything. We will write to you if we have a question.';
  if (status === 'delivered') return 'We hope your edits work. The plate map stays here for your notebook.';
  const steps = shipments.flatMap(({ timeline }) => timeline);
  const days = (step: OrderStatus) => {
    const expected = steps.flatMap((one) => (one.step === step && one.at === null ? (one.expected ?? []) : []));
    return expected.toSorted()[0];
  };
  const leaves = days('shipped');
  if (leaves !== undefined) return `The next shipment is expected to leave by ${expectedDayText(leaves)}.`;
  const arrives = days('delivered');
  return arrives === undefined
    ? 'You don’t have to do anything.'
    : `The next shipment is expected to arrive by ${expectedDayText(arrives)}.`;
}
