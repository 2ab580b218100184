import { type Money, moneyText, parseDecimal, usd } from '../money/index.ts';
import { err, ok, type Result } from '../result/index.ts';
import { isOneLine } from '../text/index.ts';
import { type InvoiceBalance, invoiceStates } from './invoice-balance.ts';

/** A payment that arrived, as staff types it from the bank statement. */
export interface TypedPayment {
  /** The day on the statement, `2026-12-01`. */
  readonly receivedOn: string;
  /** In dollars, `"12.50"`. */
  readonly amount: string;
  /** What the statement says of it, such as the number of the transfer. */
  readonly reference: string;
}

export interface ReceivedPayment {
  readonly receivedOn: string;
  readonly amount: Money;
  readonly reference: string;
}

export type PaymentField = 'received_on' | 'amount' | 'reference';

/** What is wrong with a payment, as the sentence beside its field. */
export type PaymentFaults = Readonly<Partial<Record<PaymentField, string>>>;

/** What a payment is compared with. */
export interface PayableInvoice {
  readonly leftMinor: number;
  readonly placedAt: Date;
  readonly now: Date;
}

/** Why an invoice takes no payment; null: it takes one. @param balance null: it has not been issued */
export function paymentRefusal(balance: InvoiceBalance | null): string | null {
  if (balance === null) return 'This order has no invoice yet: it is issued with the first shipment.';
  if (balance.leftMinor > 0) return null;
  return `Nothing is left to be paid on this invoice: it is ${invoiceStates[balance.state].label.toLowerCase()}.`;
}

export const maxPaymentReferenceLength = 100;

/** Where it is tomorrow first, the day is this many hours ahead of UTC. */
const maxHoursAhead = 14;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/**
 * Checks a payment of an invoice: more than nothing, at most what is left of the invoice, on a day between the order
 * and today, and with a reference by which it is found again on the statement (OR-14).
 */
export function checkReceivedPayment(
  typed: TypedPayment,
  invoice: PayableInvoice,
): Result<ReceivedPayment, PaymentFaults> {
  const amount = parseDecimal(typed.amount.trim());
  const reference = typed.reference.trim();
  const faults = {
    received_on: dayFault(typed.receivedOn, invoice),
    amount: amount.ok ? amountFault(amount.value, invoice) : 'Enter the amount in dollars, such as 12 or 12.50.',
    reference: referenceFault(reference),
  } satisfies Record<PaymentField, string | null>;
  const found = Object.entries(faults).filter(([, sentence]) => sentence !== null);
  if (!amount.ok || found.length > 0) return err(Object.fromEntries(found) as PaymentFaults);
  return ok({ receivedOn: typed.receivedOn, amount: amount.value, reference });
}

function dayFault(day: string, { placedAt, now }: PayableInvoice): string | null {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : null;
  if (at === null || Number.isNaN(at.getTime()) || dayOf(at) !== day) return 'Enter the day on which it was received.';
  if (day > dayOf(new Date(now.getTime() + maxHoursAhead * 3_600_000))) return 'This day is still to come.';
  return day < dayOf(placedAt) ? 'This day is before the order was placed.' : null;
}

function amountFault({ minor }: Money, { leftMinor }: PayableInvoice): string | null {
  if (minor <= 0) return 'A payment must be more than $0.00.';
  return minor > leftMinor ? `At most ${moneyText(usd(leftMinor))} of this invoice is still to be paid.` : null;
}

function referenceFault(reference: string): string | null {
  if (reference === '') return 'Enter the reference of the payment, such as the number of the transfer.';
  if (reference.length > maxPaymentReferenceLength)
    return `The reference must be ${maxPaymentReferenceLength} or fewer characters.`;
  return isOneLine(reference) ? null : 'The reference must be on one line.';
}
