import { takeInvoicePaymentBack } from '@cutsite/contracts/invoice';
import { amountText } from '@cutsite/domain/money';
import { Notice } from '@cutsite/ui/notice';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../../../../platform/button.tsx';
import { call } from '../../../../platform/call.ts';
import { Dialog } from '../../../../platform/dialog.tsx';
import { focusOnMount } from '../../../../platform/keyboard/focus-on-mount.ts';
import { utcDayText } from '../../../../platform/moment-text.ts';
import styles from '../../order.module.css';
import type { StaffOrder } from '../../order-data.ts';
import { useOrderWrite } from '../../use-order-write.tsx';

interface TakeBackDialogProps {
  readonly entry: NonNullable<StaffOrder['invoice_payments']>[number];
  readonly onClose: () => void;
}

/** Takes a wrong entry back, with the reason; it stays to be read. */
export function TakeBackDialog({ entry, onClose }: TakeBackDialogProps) {
  const [reason, setReason] = useState('');
  const takeBack = useOrderWrite(
    ({ id, revision }, _: null) =>
      call(takeInvoicePaymentBack, {
        params: { id, payment_id: entry.id },
        body: { revision, reason: reason.trim() },
      }),
    'The entry is taken back.',
  );
  return (
    <Dialog opened onClose={onClose} title="Take an entry back">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.trim() !== '') takeBack.run(null, onClose);
        }}
      >
        <p className={styles.meaning}>
          {amountText(entry.amount)} of {utcDayText(entry.received_on)}, {entry.reference}. It is to be paid again
          afterwards, and the customer no longer sees it as received. No money is paid out.
        </p>
        <Textarea
          label="Reason"
          description="For colleagues, kept in the log and the audit."
          required
          maxLength={500}
          data-autofocus
          ref={focusOnMount}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value.replaceAll('\n', ' '))}
        />
        {takeBack.error !== null && (
          <Notice tone="error" role="alert">
            {takeBack.error}
          </Notice>
        )}
        <Button type="submit" disabled={reason.trim() === ''} busy={takeBack.isPending}>
          Take the entry back
        </Button>
      </form>
    </Dialog>
  );
}
