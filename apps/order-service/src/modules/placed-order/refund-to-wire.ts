import type { OrderDocumentWire, RefundWire } from '@cutsite/contracts/placed-order';
import { formatDecimal, usd } from '@cutsite/domain/money';
import { refundDestination } from '@cutsite/domain/payment';
import type { PlacedOrderRow } from './placed-order.repository.ts';
import type { RefundRow } from './read-refunds.ts';

const statuses = { created: 'pending', succeeded: 'done', failed: 'failed' } as const;

/** A refund as the customer sees it. */
export function refundToWire(refund: RefundRow, { method }: Pick<PlacedOrderRow, 'method'>): RefundWire {
  return {
    id: refund.id,
    amount: formatDecimal(usd(refund.amount_minor)),
    to: refundDestination(method, refund.target),
    status: statuses[refund.status],
    reason: refund.reason,
    at: refund.created_at.toISOString(),
    credit_note: refund.credit_note_number,
  };
}

/** Whether there is a credit note of it: one that the card network refused gives nothing back. */
export const hasCreditNote = (
  refund: RefundRow,
): refund is RefundRow & { readonly credit_note_number: string; readonly status: 'created' | 'succeeded' } =>
  refund.credit_note_number !== null && refund.status !== 'failed';

/** The credit notes of an order, the first one first. */
export function creditNotesOf(refunds: readonly RefundRow[], base: string): OrderDocumentWire[] {
  return refunds.filter(hasCreditNote).map(({ credit_note_number: number }) => ({
    kind: 'credit_note',
    group_id: null,
    parcel_id: null,
    number,
    href: `${base}/credit-note/?number=${number}`,
    reason: null,
  }));
}
