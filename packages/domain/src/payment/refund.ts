import { type Money, moneyText, parseDecimal, usd } from '../money/index.ts';
import { err, ok, type Result } from '../result/index.ts';
import type { PaymentMethod } from './payment-methods.ts';

/** Where money goes back to: the way it came, or on to the edit credit of the payer. */
export const refundTargets = ['same_way', 'edit_credit'] as const;
export type RefundTarget = (typeof refundTargets)[number];

/** Where what is given back arrives, with the words for papers and screens. */
export const refundDestinations = {
  card: { label: 'To the card', sentence: 'The amount goes back to the card that was charged.' },
  edit_credit: { label: 'To edit credit', sentence: 'The amount is on your edit credit and can be spent at once.' },
  blanket_purchase_order: {
    label: 'To the blanket purchase order',
    sentence: 'The amount is available on your blanket purchase order again.',
  },
  invoice: { label: 'Off the invoice', sentence: 'The amount is deducted from the invoice.' },
} as const satisfies Readonly<Record<string, { readonly label: string; readonly sentence: string }>>;

export type RefundDestination = keyof typeof refundDestinations;

/**
 * Where a refund arrives that goes this way. A purchase order pays later, so that a credit makes its invoice smaller.
 */
export function refundDestination(method: PaymentMethod, target: RefundTarget): RefundDestination {
  if (target === 'edit_credit') return 'edit_credit';
  return method === 'purchase_order' ? 'invoice' : method;
}

/** What a refund is asked of, amounts in minor units. */
export interface Refundable {
  readonly method: PaymentMethod;
  /** What was paid, after the voucher. */
  readonly amountMinor: number;
  readonly refundedMinor: number;
  /** A purchase order has its invoice from the first shipment on, everything else at once. */
  readonly isInvoiced: boolean;
}

export type RefundFault =
  | { readonly code: 'no_amount' }
  | { readonly code: 'too_little' }
  | { readonly code: 'nothing_left' }
  | { readonly code: 'too_much'; readonly leftMinor: number }
  | { readonly code: 'not_invoiced' }
  | { readonly code: 'not_as_credit' };

/**
 * How much may be given back: more than nothing and at most what is left of the payment, to the cent.
 *
 * @param text as typed, `"12.50"`; null: all that is left
 */
export function checkRefund(text: string | null, target: RefundTarget, paid: Refundable): Result<Money, RefundFault> {
  const leftMinor = paid.amountMinor - paid.refundedMinor;
  if (paid.method === 'purchase_order' && !paid.isInvoiced) return err({ code: 'not_invoiced' });
  if (target === 'edit_credit' && paid.method !== 'card') return err({ code: 'not_as_credit' });
  if (leftMinor === 0) return err({ code: 'nothing_left' });
  const amount = text === null ? ok(usd(leftMinor)) : parseDecimal(text.trim());
  if (!amount.ok) return err({ code: 'no_amount' });
  if (amount.value.minor <= 0) return err({ code: 'too_little' });
  return amount.value.minor > leftMinor ? err({ code: 'too_much', leftMinor }) : amount;
}

/** The sentence for a fault. */
export function refundMessage(fault: RefundFault): string {
  switch (fault.code) {
    case 'no_amount':
      return 'Please enter the amount in dollars, such as 12 or 12.50.';
    case 'too_little':
      return 'A refund must be more than $0.00.';
    case 'nothing_left':
      return 'This order has already been refunded in full.';
    case 'too_much':
      return `At most ${moneyText(usd(fault.leftMinor))} of this order can be refunded.`;
    case 'not_invoiced':
      return 'This purchase order has no invoice yet, so there is nothing to credit. Cancel the order instead.';
    case 'not_as_credit':
      return 'Only a card payment can be refunded as edit credit.';
  }
}

/**
 * The part of a refund that is tax: as much as the whole has, rounded so that all refunds of an order together hold all
 * of its tax.
 *
 * @param beforeMinor what was given back earlier
 */
export function taxOfRefund(
  amountMinor: number,
  { beforeMinor, taxMinor, totalMinor }: { beforeMinor: number; taxMinor: number; totalMinor: number },
): Money {
  if (totalMinor === 0) return usd(0);
  const upTo = (minor: number) => Math.round((taxMinor * minor) / totalMinor);
  return usd(upTo(beforeMinor + amountMinor) - upTo(beforeMinor));
}
