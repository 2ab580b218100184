import { formatDecimal, parseDecimal, usd } from '@cutsite/domain/money';
import { checkRefund, type RefundTarget, refundMessage } from '@cutsite/domain/payment';
import type { StaffOrder } from '../../order-data.ts';

/** What a refund comes to as decimal texts, or why there is none. */
export type RefundPreview =
  | { readonly ok: true; readonly amount: string; readonly left: string }
  | { readonly ok: false; readonly reason: string };

const minorOf = (text: string): number => {
  const amount = parseDecimal(text);
  return amount.ok ? amount.value.minor : 0;
};

/** What the amount that is typed comes to, by the rule that the store applies to it. */
export function refundPreview(
  { order, refundable }: Pick<StaffOrder, 'refundable'> & { readonly order: Pick<StaffOrder['order'], 'payment'> },
  typed: string,
  target: RefundTarget,
): RefundPreview {
  const { method, amount: paid } = order.payment;
  const leftMinor = minorOf(refundable);
  const amountMinor = minorOf(paid);
  // Whether there is an invoice is said by the button that opens the dialog.
  const payment = { method, amountMinor, refundedMinor: amountMinor - leftMinor, isInvoiced: true };
  const amount = checkRefund(typed, target, payment);
  if (!amount.ok) return { ok: false, reason: refundMessage(amount.error) };
  const { minor } = amount.value;
  return { ok: true, amount: formatDecimal(amount.value), left: formatDecimal(usd(leftMinor - minor)) };
}
