import type { PlacedOrderWire } from '@cutsite/contracts/placed-order';
import { changeCutOffOf } from '@cutsite/domain/placed-order';
import { Button } from '@cutsite/ui/button';
import { useToast } from '@cutsite/ui/toast';
import { useState } from 'react';
import { dayText } from '../../../platform/day-text.ts';
import { OrderAgain } from '../order-again/order-again.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import styles from './order-page.module.css';
import type { useOrder } from './use-order.ts';

interface OrderHeadProps {
  readonly order: PlacedOrderWire;
  readonly cancelling: ReturnType<typeof useOrder>['cancelling'];
  /** Leads to the cart once the same is in it again. */
  readonly onOrderedAgain: (address: string) => void;
  /** Staff looks at it: nothing can be done. */
  readonly isLookedAt: boolean;
}

/** What the order is called, by us and by the customer, and what can be done with it. */
export function OrderHead({ order, cancelling, onOrderedAgain, isLookedAt }: OrderHeadProps) {
  const toast = useToast();
  const [asksToCancel, setAsksToCancel] = useState(false);
  const cutOff = changeCutOffOf(order.status);
  const { customer_reference_code: reference, cost_centre: costCentre } = order.contents;
  return (
    <>
      <nav aria-label="Breadcrumb" className={styles.trail}>
        <a href="/account/orders">Orders</a> <span aria-hidden="true">/</span> <span>{order.number}</span>
      </nav>
      <header className={styles.head}>
        <div>
          <h1>
            Order <span className="cs-mono">{order.number}</span>
          </h1>
          <p className="cs-muted">
            Placed {dayText(order.placed)} by {order.owner_name}
            <Label text="PO" value={order.payment.po_number} />
            <Label text="your reference" value={reference} />
            <Label text="cost centre" value={costCentre} />
          </p>
          {cutOff === null ? null : <p className="cs-muted cs-small">{cutOff}</p>}
        </div>
        <div className={styles.actions}>
          {!isLookedAt && (
            <>
              <OrderAgain orderId={order.order_id} onDone={onOrderedAgain} />
              <Button
                icon="close"
                blockedBecause={order.cancel.reason}
                onBlockedClick={() =>
                  toast({ title: 'It cannot be cancelled.', text: order.cancel.reason ?? '', refused: true })
                }
                onClick={() => setAsksToCancel(true)}
              >
                Cancel order
              </Button>
            </>
          )}
          <Button icon="print" aria-label="Print" onClick={() => print()} />
        </div>
      </header>
      <CancelDialog
        open={asksToCancel}
        order={order}
        cancelling={cancelling}
        onClose={() => {
          setAsksToCancel(false);
          cancelling.reset();
        }}
      />
    </>
  );
}

function Label({ text, value }: { readonly text: string; readonly value: string | null }) {
  if (value === null || value === '') return null;
  return (
    <>
      , {text} <span className="cs-mono">{value}</span>
    </>
  );
}
