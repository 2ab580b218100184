import type { PlacedOrderWire, RefundWire } from '@cutsite/contracts/placed-order';
import { amountText, moneyText, parseDecimal, usd } from '@cutsite/domain/money';
import { cardText, paymentMethods, refundDestinations } from '@cutsite/domain/payment';
import { dayText, expectedDayText } from '../../../platform/day-text.ts';
import { InvoicePill } from '../invoice-pill.tsx';
import styles from './order-page.module.css';

/** "Visa ending in 4242", or the name of the way; an older process of the store does not know the card. */
function wayOfPaying({ method, card }: PlacedOrderWire['payment']): string {
  const known = card as typeof card | undefined;
  if (known === null || known === undefined) return paymentMethods[method].label;
  return cardText({ brand: known.brand, lastFour: known.last_four });
}

/** Where a refund goes, and whether it has got there. */
function wayOf({ to, status }: RefundWire): string {
  const where = refundDestinations[to].label.toLowerCase();
  if (status === 'failed') return `${where}: the card network refused it, and we are looking into it`;
  return status === 'pending' ? `${where}: on its way` : where;
}

/** What a purchase order still asks for: of its invoice, or of the order while none is issued. */
function leftToPay({ amount, refunded, invoice }: PlacedOrderWire['payment']): string {
  if (invoice) return amountText(invoice.left);
  const [whole, credited] = [parseDecimal(amount), parseDecimal(refunded)];
  return whole.ok && credited.ok ? moneyText(usd(whole.value.minor - credited.value.minor)) : amountText(amount);
}

/** The state of the invoice, and what was received of it. */
function InvoiceFacts({ invoice }: { readonly invoice: NonNullable<PlacedOrderWire['payment']['invoice']> }) {
  const { state, payments, paid, overpaid } = invoice;
  return (
    <>
      <dt>Invoice</dt>
      <dd>
        <InvoicePill state={state} />
      </dd>
      {payments.length === 0 ? null : (
        <>
          <dt>Received</dt>
          <dd>{amountText(paid)}</dd>
          <dd className={styles.refunds}>
            <ul>
              {payments.map(({ id, amount, received_on: day, reference }) => (
                <li key={id}>
                  <b>{amountText(amount)}</b> on {expectedDayText(day)}
                  <small>{reference}</small>
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
      {Number(overpaid) > 0 ? (
        <>
          <dt>Paid too much</dt>
          <dd>{amountText(overpaid)}</dd>
        </>
      ) : null}
    </>
  );
}

/** How it was paid, by whom, and what is still to be paid. */
export function PaymentFacts({ order }: { readonly order: PlacedOrderWire }) {
  const { payment } = order;
  const terms = payment.net_terms_days;
  // An older process of the store does not send them.
  const files = order.files as typeof order.files | undefined;
  const accepted = order.terms ?? null;
  return (
    <dl className={styles.facts}>
      {/* A purchase order is a promise: what it asks for is paid with the invoice. */}
      <dt>{payment.method === 'purchase_order' ? 'Payment' : 'Paid by'}</dt>
      <dd>
        {wayOfPaying(payment)}, {payment.paid_by}
      </dd>
      {payment.po_number === null ? null : (
        <>
          <dt>PO number</dt>
          <dd className="cs-mono">{payment.po_number}</dd>
        </>
      )}
      {payment.billing_contact ? (
        <>
          <dt>Invoice to</dt>
          <dd>
            {payment.billing_contact.name}, {payment.billing_contact.email}
          </dd>
        </>
      ) : null}
      {files === undefined || files.length === 0 ? null : (
        <>
          <dt>{files.length === 1 ? 'Attached file' : 'Attached files'}</dt>
          <dd className={styles.files}>
            {files.map(({ id, file_name: name, href }) => (
              <a key={id} href={href} download>
                {name}
              </a>
            ))}
          </dd>
        </>
      )}
      {payment.method !== 'purchase_order' || terms === null || order.status === 'cancelled' ? null : (
        <>
          <dt>To be paid</dt>
          <dd>
            {leftToPay(payment)}{' '}
            {payment.due === null ? `net ${terms} days from the invoice` : `by ${expectedDayText(payment.due)}`}
          </dd>
        </>
      )}
      {payment.method === 'purchase_order' && payment.invoice ? <InvoiceFacts invoice={payment.invoice} /> : null}
      {accepted === null ? null : (
        <>
          <dt>Terms accepted</dt>
          <dd>
            {accepted.href === null ? accepted.version : <a href={accepted.href}>Version {accepted.version}</a>}, on{' '}
            {dayText(accepted.accepted)}
          </dd>
        </>
      )}
      {payment.refunds.length === 0 ? null : (
        <>
          <dt>{payment.method === 'purchase_order' ? 'Credited' : 'Given back'}</dt>
          <dd>{amountText(payment.refunded)}</dd>
          <dd className={styles.refunds}>
            <ul>
              {payment.refunds.map((refund) => (
                <li key={refund.id}>
                  <b>{amountText(refund.amount)}</b> on {dayText(refund.at)}, {wayOf(refund)}
                  {refund.reason === '' ? null : <small>{refund.reason}</small>}
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
    </dl>
  );
}
