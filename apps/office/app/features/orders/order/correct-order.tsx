import type { AddressWire } from '@cutsite/contracts/order-contents';
import { correctOrder, previewCorrection } from '@cutsite/contracts/staff-order';
import { countries } from '@cutsite/domain/address';
import { amountText } from '@cutsite/domain/money';
import { Notice } from '@cutsite/ui/notice';
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../platform/button.tsx';
import { call } from '../../../platform/call.ts';
import { Dialog } from '../../../platform/dialog.tsx';
import { ActionButton } from '../action-button.tsx';
import styles from '../order.module.css';
import type { Correction, StaffOrder } from '../order-data.ts';
import { actionOf, useOrderWrite } from '../use-order-write.tsx';

const fields = [
  ['first_name', 'First name'],
  ['last_name', 'Last name'],
  ['company', 'Company'],
  ['line1', 'Street'],
  ['line2', 'Building, room'],
  ['city', 'City'],
  ['subdivision', 'State or province'],
  ['postal_code', 'Postal code'],
  ['phone', 'Telephone'],
] as const satisfies readonly (readonly [keyof AddressWire, string])[];

/** Changes where an order goes or its PO number, with a reason; what it comes to is shown before. */
export function CorrectOrder({ staffOrder }: { readonly staffOrder: StaffOrder }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton
        can={actionOf(staffOrder, 'correct')}
        variant="default"
        size="compact-sm"
        onClick={() => setOpen(true)}
      >
        Change address or PO
      </ActionButton>
      {isOpen && <CorrectDialog staffOrder={staffOrder} onClose={() => setOpen(false)} />}
    </>
  );
}

function CorrectDialog({ staffOrder, onClose }: { readonly staffOrder: StaffOrder; readonly onClose: () => void }) {
  const { order, revision } = staffOrder;
  const before = order.contents.shipping_address;
  const [address, setAddress] = useState<AddressWire | null>(before);
  const [poNumber, setPoNumber] = useState(order.payment.po_number ?? '');
  const [reason, setReason] = useState('');
  const [isWaived, setWaived] = useState(false);
  const isSameAddress = JSON.stringify(address) === JSON.stringify(before);
  const change = {
    revision,
    ...(address !== null && !isSameAddress && { shipping_address: address }),
    ...(poNumber !== (order.payment.po_number ?? '') && { po_number: poNumber }),
  };
  const preview = useMutation({
    mutationFn: () => call(previewCorrection, { params: { id: order.order_id }, body: change }),
  });
  const correct = useOrderWrite(
    ({ id, revision: current }, _: null) =>
      call(correctOrder, {
        params: { id },
        body: { ...change, revision: current, reason: reason.trim(), ...(isWaived && { waive: true }) },
      }),
    'The order is changed, and its customer has a mail.',
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (preview.data === undefined) preview.mutate();
    else correct.run(null, onClose);
  };
  const shown = preview.data;
  const edited = () => preview.reset();
  const mustWaive = shown?.settled === 'must_be_waived';
  return (
    <Dialog opened onClose={onClose} size="lg" title={`Change ${order.number}`}>
      <form className={styles.form} onSubmit={submit}>
        {address !== null && (
          <div className={styles.address}>
            {fields.map(([name, label]) => (
              <TextInput
                key={name}
                size="sm"
                label={label}
                value={address[name]}
                onChange={(event) => {
                  setAddress({ ...address, [name]: event.currentTarget.value });
                  edited();
                }}
              />
            ))}
            <NativeSelect
              size="sm"
              label="Country"
              value={address.country}
              data={countries.map(({ code, name }) => ({ value: code, label: name }))}
              onChange={(event) => {
                setAddress({ ...address, country: event.currentTarget.value });
                edited();
              }}
            />
          </div>
        )}
        <TextInput
          size="sm"
          label="PO number"
          value={poNumber}
          maxLength={60}
          onChange={(event) => {
            setPoNumber(event.currentTarget.value);
            edited();
          }}
        />
        <Textarea
          label="Reason"
          description="Stands in the mail to the customer and in the log."
          required
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value.replaceAll('\n', ' '))}
        />
        {preview.error !== null && (
          <Notice tone="error" role="alert">
            {preview.error.message}
          </Notice>
        )}
        {shown !== undefined && <WhatItComesTo shown={shown} />}
        {mustWaive && (
          <Checkbox
            label={`Waive ${amountText(shown.difference)}: the customer pays nothing more, for the reason above`}
            checked={isWaived}
            onChange={(event) => setWaived(event.currentTarget.checked)}
          />
        )}
        {correct.error !== null && (
          <Notice tone="error" role="alert">
            {correct.error}
          </Notice>
        )}
        <p className={styles.buttons}>
          <Button
            type="submit"
            disabled={Object.keys(change).length === 1 || reason.trim() === '' || (mustWaive && !isWaived)}
            busy={preview.isPending || correct.isPending}
          >
            {shown === undefined ? 'Show what it comes to' : 'Change the order'}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

/** The difference in words and money, before anything is changed. */
function WhatItComesTo({ shown }: { readonly shown: Correction }) {
  const difference = Number(shown.difference);
  return (
    <Notice tone={shown.settled === 'must_be_waived' ? 'warnMajor' : 'info'} role="status">
      <ul className={styles.changes}>
        {shown.changes.map((change) => (
          <li key={change.field}>
            {change.field}: <del>{change.old || 'none'}</del> <ins>{change.new || 'none'}</ins>
          </li>
        ))}
      </ul>
      <p>
        Total {amountText(shown.before)} → <b>{amountText(shown.after)}</b>.{' '}
        {difference === 0 && 'Nothing is paid or given back.'}
        {difference < 0 && `${amountText(String(-difference))} goes back the way it was paid, in the same step.`}
        {difference > 0 &&
          `${amountText(shown.difference)} more cannot be charged: cancel the order and have it ordered again, or waive it.`}
      </p>
    </Notice>
  );
}
