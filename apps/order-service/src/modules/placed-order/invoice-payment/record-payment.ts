import { recordInvoicePayment, takeInvoicePaymentBack } from '@cutsite/contracts/invoice';
import { formatDecimal, usd } from '@cutsite/domain/money';
import { checkReceivedPayment, type PaymentFaults, paymentRefusal } from '@cutsite/domain/placed-order';
import { err, ok, type Result } from '@cutsite/domain/result';
import type { Answer } from '@cutsite/service-base/http';
import { touchOrder } from '../change/change-order-status.ts';
import { insertInvoicePayment, insertTakenBack } from '../invoice-payment.repository.ts';
import { balanceOf } from '../invoice-to-wire.ts';
import type { PlacedOrderDependencies } from '../placed-order-dependencies.ts';
import { changeOnce, type StaffCommand, type StaffRefusal } from '../staff/change-as-staff.ts';

/** Why a payment is not recorded, or not taken back. */
export type InvoicePaymentRefusal =
  | { readonly code: 'faults'; readonly faults: PaymentFaults }
  | { readonly code: 'takes_no_payment'; readonly reason: string }
  | { readonly code: 'no_payment' }
  | { readonly code: 'taken_back_already' };

type WrittenOnce = Promise<
  Result<Answer['headers'], InvoicePaymentRefusal | StaffRefusal | { readonly code: 'key_reused' }>
>;
type KeyedCommand = StaffCommand & { readonly key: string | null };

/**
 * Records a payment that arrived for the invoice of an order, all of it or a part (OR-14), once for each
 * Idempotency-Key. Only purchase orders are invoiced to be paid later.
 */
export function recordPayment(
  dependencies: PlacedOrderDependencies,
  {
    receivedOn,
    amount,
    reference,
    ...command
  }: KeyedCommand & { readonly receivedOn: string; readonly amount: string; readonly reference: string },
): WrittenOnce {
  const typed = { receivedOn, amount, reference };
  const once = { ...command, endpoint: recordInvoicePayment, payload: typed };
  return changeOnce<InvoicePaymentRefusal>(dependencies, once, async ({ client, facts, surroundings, record }) => {
    const { order } = facts;
    const { now } = surroundings;
    const balance = balanceOf(facts, now);
    const reason = paymentRefusal(balance);
    if (balance === null || reason !== null) return err({ code: 'takes_no_payment', reason: reason ?? '' });
    const { leftMinor } = balance;
    const checked = checkReceivedPayment(typed, { leftMinor, placedAt: order.placed_at, now });
    if (!checked.ok) return err({ code: 'faults', faults: checked.error });
    const key = { accountId: order.account_id, orderId: order.id };
    await insertInvoicePayment(client, { ...key, ...checked.value, actorId: command.user.id, now });
    await touchOrder(client, { accountId: order.account_id, id: order.id }, now);
    await record({
      action: 'record_payment',
      changes: [
        { field: 'payment', from: null, to: `${formatDecimal(checked.value.amount)} ${checked.value.amount.currency}` },
        { field: 'received_on', from: null, to: checked.value.receivedOn },
        { field: 'reference', from: null, to: checked.value.reference },
      ],
    });
    return ok(null);
  });
}

/** Takes an entry back that was wrong, with the reason; it stays to be read, and counts no more (OR-14). */
export function takePaymentBack(
  dependencies: PlacedOrderDependencies,
  { paymentId, reason, ...command }: KeyedCommand & { readonly paymentId: string; readonly reason: string },
): WrittenOnce {
  const once = { ...command, endpoint: takeInvoicePaymentBack, payload: { paymentId, reason } };
  return changeOnce<InvoicePaymentRefusal>(dependencies, once, async ({ client, facts, surroundings, record }) => {
    const { order, invoicePayments } = facts;
    const { now } = surroundings;
    const entry = invoicePayments.find(({ id }) => id === paymentId.toLowerCase());
    if (entry === undefined) return err({ code: 'no_payment' });
    if (entry.taken_back_at !== null) return err({ code: 'taken_back_already' });
    const taken = { accountId: order.account_id, paymentId: entry.id, reason, actorId: command.user.id, now };
    await insertTakenBack(client, taken);
    await touchOrder(client, { accountId: order.account_id, id: order.id }, now);
    const was = `${formatDecimal(usd(entry.amount_minor))} USD of ${entry.received_on}, ${entry.reference}`;
    await record({ action: 'take_payment_back', reason, changes: [{ field: 'payment', from: was, to: null }] });
    return ok(null);
  });
}
