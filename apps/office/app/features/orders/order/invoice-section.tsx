import { amountText } from '@cutsite/domain/money';
import { invoiceStates } from '@cutsite/domain/placed-order';
import { Pill } from '@cutsite/ui/pill';
import { useState } from 'react';
import { invoiceTones } from '../../../platform/invoice/invoice-tones.ts';
import { momentText, utcDayText } from '../../../platform/moment-text.ts';
import { ActionButton } from '../action-button.tsx';
import styles from '../order.module.css';
import type { StaffOrder } from '../order-data.ts';
import { actionOf } from '../use-order-write.tsx';
import { RecordPaymentDialog } from './invoice/record-payment-dialog.tsx';
import { TakeBackDialog } from './invoice/take-back-dialog.tsx';
import beside from './order-side.module.css';

type Entry = NonNullable<StaffOrder['invoice_payments']>[number];

/** The invoice of a purchase order: what is left of it, what was received, and entries that were taken back (OR-14). */
export function InvoiceSection({ staffOrder }: { readonly staffOrder: StaffOrder }) {
  const { payment } = staffOrder.order;
  const [isRecording, setRecording] = useState(false);
  const [taking, setTaking] = useState<Entry | null>(null);
  if (payment.method !== 'purchase_order') return null;
  const invoice = payment.invoice ?? null;
  return (
    <section className={styles.card} aria-labelledby="invoice">
      <h2 id="invoice">
        Invoice {invoice?.number}
        <ActionButton
          can={actionOf(staffOrder, 'record_payment')}
          variant="default"
          size="compact-sm"
          onClick={() => setRecording(true)}
        >
          Record a payment
        </ActionButton>
      </h2>
      {invoice === null ? (
        <p className={styles.meaning}>It is issued with the first shipment.</p>
      ) : (
        <dl className={beside.money}>
          <div>
            <dt>
              <Pill tone={invoiceTones[invoice.state]}>{invoiceStates[invoice.state].label}</Pill>
              {payment.due !== null && <small>Due {utcDayText(payment.due)}</small>}
            </dt>
            <dd>{amountText(payment.amount)}</dd>
          </div>
          {(staffOrder.invoice_payments ?? []).map((entry) => (
            <Received key={entry.id} entry={entry} staffOrder={staffOrder} onTakeBack={() => setTaking(entry)} />
          ))}
          <div>
            <dt>
              <b>{Number(invoice.overpaid) > 0 ? 'Paid too much' : 'Still to be paid'}</b>
            </dt>
            <dd>
              <b>{amountText(Number(invoice.overpaid) > 0 ? invoice.overpaid : invoice.left)}</b>
            </dd>
          </div>
        </dl>
      )}
      {isRecording && invoice !== null && (
        <RecordPaymentDialog left={invoice.left} onClose={() => setRecording(false)} />
      )}
      {taking !== null && <TakeBackDialog entry={taking} onClose={() => setTaking(null)} />}
    </section>
  );
}

interface ReceivedProps {
  readonly entry: Entry;
  readonly staffOrder: StaffOrder;
  readonly onTakeBack: () => void;
}

/** One entry; what was taken back is struck through and says by whom and why. */
function Received({ entry, staffOrder, onTakeBack }: ReceivedProps) {
  const { taken_back: taken, amount, reference } = entry;
  return (
    <div>
      <dt>
        {taken === null ? 'Received' : 'Taken back'} {utcDayText(entry.received_on)}
        <small>
          {reference}, recorded by {entry.by}, {momentText(entry.recorded)}
        </small>
        {taken === null ? (
          <ActionButton
            can={actionOf(staffOrder, 'take_payment_back')}
            variant="default"
            size="compact-xs"
            onClick={onTakeBack}
          >
            Take back
          </ActionButton>
        ) : (
          <small>
            taken back by {taken.by}, {momentText(taken.at)}: “{taken.reason}”
          </small>
        )}
      </dt>
      <dd>{taken === null ? `−${amountText(amount)}` : <s>{amountText(amount)}</s>}</dd>
    </div>
  );
}
