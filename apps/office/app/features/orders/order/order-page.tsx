import { Notice } from '@cutsite/ui/notice';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../platform/button.tsx';
import { usePageTitle } from '../../../platform/page-title.ts';
import styles from '../order.module.css';
import type { StaffOrder } from '../order-data.ts';
import { orderQueries } from '../order-queries.ts';
import { OrderWrites } from '../use-order-write.tsx';
import { ActionBar } from './action-bar.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderShipments } from './order-shipments.tsx';
import { OrderSide } from './order-side.tsx';
import { OrderReviews } from './review/order-reviews.tsx';
import { useOrderOnlookers } from './use-order-onlookers.ts';

export interface OrderPageProps {
  readonly id: string;
  readonly onBack: () => void;
  /** The way to its neighbours in the list that it was opened from; null: it was opened by itself. */
  readonly steps: ReactNode;
}

/** One order: what waits for a decision, what is in it, where it is, and all that happened (OF-24). */
export function OrderPage({ id, onBack, steps }: OrderPageProps) {
  const { data, error } = useQuery(orderQueries.order(id));
  if (error !== null && data === undefined) {
    return (
      <div className={styles.alone}>
        <h1>This order cannot be shown</h1>
        <Notice tone="error" role="alert">
          {error.message}
        </Notice>
        <Button variant="default" onClick={onBack}>
          Back to the orders
        </Button>
      </div>
    );
  }
  if (data === undefined) {
    return (
      <div className={styles.alone}>
        <h1>Order</h1>
        <p role="status">One moment…</p>
      </div>
    );
  }
  return <LoadedOrder key={id} staffOrder={data} onBack={onBack} steps={steps} />;
}

function LoadedOrder({ staffOrder, onBack, steps }: Omit<OrderPageProps, 'id'> & { readonly staffOrder: StaffOrder }) {
  usePageTitle(staffOrder.order.number);
  const others = useOrderOnlookers(staffOrder);
  /** How often a question to the customer was begun from a review. */
  const [asked, setAsked] = useState(0);
  /** The reason with which the order is being cancelled; null: it is not. */
  const [cancelReason, setCancelReason] = useState<string | null>(null);
  return (
    <OrderWrites staffOrder={staffOrder}>
      <OrderHead staffOrder={staffOrder} others={others} onBack={onBack} steps={steps} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <OrderReviews
            staffOrder={staffOrder}
            onAsk={() => setAsked((times) => times + 1)}
            onRefuse={setCancelReason}
          />
          <OrderItems staffOrder={staffOrder} />
          <OrderShipments staffOrder={staffOrder} />
        </div>
        <OrderSide staffOrder={staffOrder} asked={asked} />
      </div>
      <ActionBar staffOrder={staffOrder} cancelReason={cancelReason} onCancelReason={setCancelReason} />
    </OrderWrites>
  );
}
