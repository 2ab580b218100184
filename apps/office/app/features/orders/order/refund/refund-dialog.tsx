import { refundOrder } from '@cutsite/contracts/placed-order';
import { amountText } from '@cutsite/domain/money';
import { refundDestination, refundDestinations } from '@cutsite/domain/payment';
import { Notice } from '@cutsite/ui/notice';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../../../../platform/button.tsx';
import { call } from '../../../../platform/call.ts';
import { Dialog } from '../../../../platform/dialog.tsx';
import { focusOnMount } from '../../../../platform/keyboard/focus-on-mount.ts';
import { ActionButton } from '../../action-button.tsx';
import styles from '../../order.module.css';
import type { StaffOrder } from '../../order-data.ts';
import { actionOf, useOrderWrite } from '../../use-order-write.tsx';
import { refundPreview } from './refund-preview.ts';

/** Gives a part of what was paid back: at most what is left of it, with a reason that the customer reads. */
export function RefundDialog({ staffOrder }: { readonly staffOrder: StaffOrder }) {
  const [isOpen, setOpen] = useState(false);
  const [amount, setAmount] = useState('');
  const [to, setTo] = useState<'same_way' | 'edit_credit'>('same_way');
  const [reason, setReason] = useState('');
  const refund = useOrderWrite(
    ({ id, revision }, _: null) =>
      call(refundOrder, { params: { id }, body: { revision, amount, to, reason: reason.trim() } }),
    'The refund is written down, with its credit note.',
  );
  const { payment } = staffOrder.order;
  const isCard = payment.method === 'card';
  const preview = refundPreview(staffOrder, amount, to);
  return (
    <>
      <ActionButton
        can={actionOf(staffOrder, 'refund')}
        variant="default"
        size="compact-sm"
        onClick={() => {
          refund.reset();
          setOpen(true);
        }}
      >
        Refund
      </ActionButton>
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title="Refund">
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            refund.run(null, () => {
              setOpen(false);
              setAmount('');
              setReason('');
            });
          }}
        >
          <TextInput
            label="Amount in dollars"
            description={`At most ${amountText(staffOrder.refundable)}.`}
            required
            inputMode="decimal"
            data-autofocus
            ref={focusOnMount}
            value={amount}
            error={amount.trim() !== '' && !preview.ok ? preview.reason : undefined}
            onChange={(event) => setAmount(event.currentTarget.value)}
          />
          {isCard && (
            <NativeSelect
              label="To"
              value={to}
              data={[
                { value: 'same_way', label: 'The card that was charged' },
                { value: 'edit_credit', label: 'Edit credit' },
              ]}
              onChange={(event) => setTo(event.currentTarget.value === 'edit_credit' ? 'edit_credit' : 'same_way')}
            />
          )}
          <Textarea
            label="Reason"
            description="Stands in the mail, on the credit note and in the log."
            required
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value.replaceAll('\n', ' '))}
          />
          {preview.ok && (
            <p className={styles.meaning}>
              {refundDestinations[refundDestination(payment.method, to)].sentence} {amountText(preview.left)} of this
              order can be given back afterwards.
            </p>
          )}
          {refund.error !== null && (
            <Notice tone="error" role="alert">
              {refund.error}
            </Notice>
          )}
          <Button type="submit" disabled={!preview.ok || reason.trim() === ''} busy={refund.isPending}>
            {preview.ok ? `Give back ${amountText(preview.amount)}` : 'Give back'}
          </Button>
        </form>
      </Dialog>
    </>
  );
}
