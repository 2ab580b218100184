import type { InvoiceFactsWire, StaffInvoicePaymentWire } from '@cutsite/contracts/placed-order';
import { formatDecimal, usd } from '@cutsite/domain/money';
import { type InvoiceBalance, invoiceBalance } from '@cutsite/domain/placed-order';
import type { InvoicePaymentRow } from './invoice-payment.repository.ts';
import type { OrderFacts } from './order-facts.ts';

/** Those that were not taken back. */
export const countingPayments = ({ invoicePayments }: Pick<OrderFacts, 'invoicePayments'>) =>
  invoicePayments.filter(({ taken_back_at: takenBackAt }) => takenBackAt === null);

const paidMinorOf = (facts: Pick<OrderFacts, 'invoicePayments'>): number =>
  countingPayments(facts).reduce((sum, { amount_minor: minor }) => sum + minor, 0);

/** What is left of the invoice of an order, and its state; null: it has not been issued. */
export function balanceOf(
  facts: Pick<OrderFacts, 'order' | 'invoice' | 'invoicePayments'>,
  now: Date,
): InvoiceBalance | null {
  const { order, invoice } = facts;
  if (invoice === null) return null;
  const sums = {
    amountMinor: order.amount_minor,
    creditedMinor: order.refunded_minor,
    paidMinor: paidMinorOf(facts),
  };
  return invoiceBalance(sums, invoice.dueAt, now);
}

/** The invoice with what has been paid of it, as its customer sees it; null: it has not been issued. */
export function invoiceToWire(facts: OrderFacts, now: Date): InvoiceFactsWire | null {
  const balance = balanceOf(facts, now);
  if (balance === null) return null;
  const { order } = facts;
  return {
    number: order.invoice_number,
    state: balance.state,
    paid: formatDecimal(usd(paidMinorOf(facts))),
    left: formatDecimal(usd(balance.leftMinor)),
    overpaid: formatDecimal(usd(balance.overpaidMinor)),
    payments: countingPayments(facts).map((payment) => ({
      id: payment.id,
      received_on: payment.received_on,
      amount: formatDecimal(usd(payment.amount_minor)),
      reference: payment.reference,
    })),
  };
}

/** An entry as staff sees it, also one that was taken back. */
export function staffPaymentToWire(row: InvoicePaymentRow): StaffInvoicePaymentWire {
  const { taken_back_at: takenBackAt, taken_back_by_name: by, taken_back_reason: reason } = row;
  return {
    id: row.id,
    received_on: row.received_on,
    amount: formatDecimal(usd(row.amount_minor)),
    reference: row.reference,
    recorded: row.recorded_at.toISOString(),
    by: row.recorded_by_name,
    taken_back: takenBackAt === null ? null : { at: takenBackAt.toISOString(), by: by ?? '', reason: reason ?? '' },
  };
}
