import { recordInvoicePayment } from '@cutsite/contracts/invoice';
import { amountText } from '@cutsite/domain/money';
import { maxPaymentReferenceLength } from '@cutsite/domain/placed-order';
import { Notice } from '@cutsite/ui/notice';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../../../../platform/button.tsx';
import { CallRefused, call } from '../../../../platform/call.ts';
import { Dialog } from '../../../../platform/dialog.tsx';
import { focusOnMount } from '../../../../platform/keyboard/focus-on-mount.ts';
import styles from '../../order.module.css';
import { useOrderWrite } from '../../use-order-write.tsx';

interface RecordPaymentDialogProps {
  /** Still to be paid, as the wire says it. */
  readonly left: string;
  readonly onClose: () => void;
}

/** Today where who types is: the day that stands on the statement in most cases. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

type Faults = Readonly<Partial<Record<string, string[]>>>;

/** A payment as it stands on the bank statement: all that is left, unless another amount is typed. */
export function RecordPaymentDialog({ left, onClose }: RecordPaymentDialogProps) {
  const [receivedOn, setReceivedOn] = useState(today);
  const [amount, setAmount] = useState(left);
  const [reference, setReference] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const record = useOrderWrite(async ({ id, revision }, _: null) => {
    setFaults({});
    try {
      return await call(recordInvoicePayment, {
        params: { id },
        body: { revision, received_on: receivedOn, amount: amount.trim(), reference: reference.trim() },
      });
    } catch (error) {
      if (error instanceof CallRefused) setFaults(error.refused.problem.field_errors ?? {});
      throw error;
    }
  }, 'The payment is recorded.');
  return (
    <Dialog opened onClose={onClose} title="Record a payment">
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          record.run(null, onClose);
        }}
      >
        <TextInput
          label="Received on"
          description="The day on the bank statement."
          type="date"
          required
          value={receivedOn}
          error={faults['received_on']?.join(' ')}
          onChange={(event) => setReceivedOn(event.currentTarget.value)}
        />
        <TextInput
          label="Amount in dollars"
          description={`${amountText(left)} is still to be paid. A part of it can be recorded.`}
          required
          inputMode="decimal"
          value={amount}
          error={faults['amount']?.join(' ')}
          onChange={(event) => setAmount(event.currentTarget.value)}
        />
        <TextInput
          label="Reference"
          description="As on the statement, such as the number of the transfer. It stands on the invoice."
          required
          maxLength={maxPaymentReferenceLength}
          data-autofocus
          ref={focusOnMount}
          value={reference}
          error={faults['reference']?.join(' ')}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
        {record.error !== null && Object.keys(faults).length === 0 && (
          <Notice tone="error" role="alert">
            {record.error}
          </Notice>
        )}
        <Button type="submit" busy={record.isPending}>
          Record the payment
        </Button>
      </form>
    </Dialog>
  );
}
