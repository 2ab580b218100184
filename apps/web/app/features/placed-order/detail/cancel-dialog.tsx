import type { PlacedOrderWire } from '@cutsite/contracts/placed-order';
import { amountText } from '@cutsite/domain/money';
import { Button } from '@cutsite/ui/button';
import { Dialog } from '@cutsite/ui/dialog';
import { TextField } from '@cutsite/ui/form';
import { useState } from 'react';
import { FailureNotice } from '../../../platform/failure/failure-notice.tsx';
import styles from './order-page.module.css';
import type { useOrder } from './use-order.ts';

interface CancelDialogProps {
  readonly open: boolean;
  readonly order: PlacedOrderWire;
  readonly cancelling: ReturnType<typeof useOrder>['cancelling'];
  readonly onClose: () => void;
}

/** What becomes of the money, by the way in which it was paid. */
const money = {
  card: (amount: string) => `${amount} goes back to the card that was charged; banks take a few days.`,
  purchase_order: () => 'Nothing was invoiced yet, so there is nothing to pay.',
  blanket_purchase_order: (amount: string) => `${amount} is available on the blanket purchase order again.`,
  edit_credit: (amount: string) => `${amount} goes back to the edit credit.`,
} as const satisfies Record<PlacedOrderWire['payment']['method'], (amount: string) => string>;

/** Asks once more before an order is cancelled, because that cannot be undone. */
export function CancelDialog({ open, order, cancelling, onClose }: CancelDialogProps) {
  const [note, setNote] = useState('');
  const { method, amount } = order.payment;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Cancel order ${order.number}?`}
      actions={
        <>
          <Button onClick={onClose}>Keep the order</Button>
          <Button
            variant="danger"
            busy={cancelling.isPending}
            onClick={() => cancelling.mutate(note.trim(), { onSuccess: onClose })}
          >
            Cancel the order
          </Button>
        </>
      }
    >
      <div className={styles.cancel}>
        <p>None of it will be made, and this cannot be undone. {money[method](amountText(amount))}</p>
        <TextField
          label="Reason"
          optional
          hint="Helps us improve; kept with the order."
          value={note}
          maxLength={500}
          onChange={(event) => setNote(event.target.value)}
        />
        {cancelling.error === null ? null : (
          <FailureNotice failure={cancelling.error}>{cancelling.error.message}</FailureNotice>
        )}
      </div>
    </Dialog>
  );
}
