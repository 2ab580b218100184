import type { Problem } from '@cutsite/contracts/problem';
import {
  type MissingPart,
  missingPartMessage,
  noTermsMessage,
  type RestrictedItem,
  restrictedItemMessage,
} from '@cutsite/domain/checkout';
import type { NoLongerMade } from '@cutsite/domain/item';
import { amountText, moneyText, usd } from '@cutsite/domain/money';
import type { PurchaseOrderFaults } from '@cutsite/domain/payment';
import { type Refusal, refuse } from '@cutsite/service-base/http';
import type { BlanketPoRefusal } from '../blanket-po/index.ts';
import type { VoucherUseRefusal } from '../voucher/index.ts';
import type { PaymentRow } from './payment.repository.ts';

/** Why an order is not paid, as a value. */
export type PaymentRefusal =
  | { readonly code: 'no_order' }
  | { readonly code: 'held_by_another' }
  | { readonly code: 'already_ordered'; readonly number: string }
  | { readonly code: 'incomplete'; readonly missing: readonly MissingPart[] }
  /** No terms of sale are published. */
  | { readonly code: 'no_terms' }
  | { readonly code: 'restricted'; readonly items: readonly RestrictedItem[] }
  | { readonly code: 'no_longer_made'; readonly items: readonly NoLongerMade[] }
  | { readonly code: 'prices_ended'; readonly items: readonly string[] }
  | { readonly code: 'quote_expired' }
  /** Sales has quoted the request of these lines again, or it is over. */
  | {
      readonly code: 'lines_ended';
      readonly lines: readonly { readonly text: string; readonly requestNumber: string }[];
    }
  /** Both as on the wire. */
  | { readonly code: 'total_changed'; readonly expected: string; readonly total: string }
  | {
      readonly code: VoucherUseRefusal | 'voucher_not_for_these_products';
      readonly voucher: string;
      readonly isQuote: boolean;
    }
  | { readonly code: 'purchase_order_faults'; readonly faults: PurchaseOrderFaults }
  | { readonly code: 'cost_centre'; readonly sentence: string }
  | { readonly code: 'no_attachment' }
  | { readonly code: 'no_payment_terms' }
  | BlanketPoRefusal
  | { readonly code: 'credit_too_low'; readonly balanceMinor: number; readonly due: number }
  | { readonly code: 'card_amount_too_small'; readonly due: number }
  /** A card payment has to end first; the caller ends it and tries again. */
  | { readonly code: 'under_way'; readonly payment: PaymentRow }
  | { readonly code: 'ended' };

/** Thrown inside a transaction, so that everything the refused payment wrote is rolled back with it. */
export class PaymentRefused extends Error {
  readonly refusal: PaymentRefusal;

  constructor(refusal: PaymentRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** The field by which a payment sets a part, where it has one: the terms are accepted in its body (ruling 47). */
const fieldOf = (part: MissingPart): string => (part === 'terms' ? 'accepted_terms' : part);

const voucherSentences = {
  voucher_ended: (code: string) => `The coupon ${code} is no longer valid.`,
  voucher_used_up: (code: string) => `The coupon ${code} has been used up.`,
  voucher_used_by_customer: (code: string) => `You have already used the coupon ${code}.`,
  voucher_not_for_these_products: (code: string) => `The coupon ${code} does not apply to the products of this order.`,
} as const;

const wayOn = ({ isQuote }: { readonly isQuote: boolean }) =>
  isQuote ? 'Turn the quote back into a cart to go on without it.' : 'Remove it to go on.';

const dollars = (minor: number) => moneyText(usd(minor));

/** The answer for each reason: the sentence, and the code that a screen decides by. */
export function paymentProblem(refusal: PaymentRefusal): Refusal<400 | 404 | 409> {
  switch (refusal.code) {
    case 'no_order':
      return refuse.notFound();
    case 'held_by_another':
      return refuse.conflict('Somebody else has taken over this cart and is paying for it.');
    case 'already_ordered':
      return no('already_ordered', `This order was already placed as ${refusal.number}.`);
    case 'incomplete': {
      const sentences = refusal.missing.map(missingPartMessage);
      const fields = Object.fromEntries(refusal.missing.map((part) => [fieldOf(part), [missingPartMessage(part)]]));
      const isTermsAlone = refusal.missing.every((part) => part === 'terms');
      return no(isTermsAlone ? 'terms_not_accepted' : 'checkout_incomplete', sentences.join(' '), fields);
    }
    case 'no_terms':
      return no('payment_refused', noTermsMessage);
    case 'restricted':
      return no('payment_refused', refusal.items.map(restrictedItemMessage).join(' '));
    case 'no_longer_made':
      return no('payment_refused', refusal.items.map(({ message }) => message).join(' '));
    case 'prices_ended':
      return no(
        'payment_refused',
        `The prices of ${refusal.items.join(', ')} have expired. Compare them with today’s prices in the cart first.`,
      );
    case 'quote_expired':
      return no('payment_refused', 'This quote has expired. Turn it back into a cart to order at today’s prices.');
    case 'lines_ended': {
      const lines = refusal.lines.map(({ text, requestNumber }) => `“${text}” of request ${requestNumber}`);
      return no(
        'payment_refused',
        `${lines.join(', ')} cannot be ordered any more: the request was quoted again or is over. Turn this quote back into a cart and take it out to order the rest.`,
      );
    }
    case 'total_changed':
      return no(
        'total_changed',
        `The total is now ${amountText(refusal.total)}; it was ${amountText(refusal.expected)}. Please look at the order again.`,
      );
    case 'voucher_ended':
    case 'voucher_used_up':
    case 'voucher_used_by_customer':
    case 'voucher_not_for_these_products':
      return no('payment_refused', `${voucherSentences[refusal.code](refusal.voucher)} ${wayOn(refusal)}`);
    case 'purchase_order_faults': {
      const fields = Object.fromEntries(Object.entries(refusal.faults).map(([field, sentence]) => [field, [sentence]]));
      return refuse.invalid({ detail: Object.values(refusal.faults).join(' '), field_errors: fields });
    }
    case 'cost_centre':
      return fieldFault('cost_centre', refusal.sentence);
    case 'no_attachment':
      return fieldFault('attachment_id', 'This file could not be found. Please upload it again.');
    case 'no_payment_terms':
      return no(
        'payment_refused',
        'Your account has no payment terms, so it cannot order on a purchase order. Please pay in another way, or ask us for terms.',
      );
    case 'no_blanket_po':
      return fieldFault('id', 'You have no such blanket purchase order.');
    case 'blanket_po_expired':
      return no('payment_refused', `Your blanket purchase order ${refusal.number} ended on ${refusal.validUntil}.`);
    case 'blanket_po_too_low':
      return no(
        'payment_refused',
        `Your blanket purchase order ${refusal.number} has ${dollars(refusal.balanceMinor)} left, and this order costs ${dollars(refusal.due)}.`,
      );
    case 'credit_too_low':
      return no(
        'payment_refused',
        `Your edit credit of ${dollars(refusal.balanceMinor)} does not cover the ${dollars(refusal.due)} of this order.`,
      );
    case 'card_amount_too_small':
      return no('payment_refused', `${dollars(refusal.due)} is too little for a card payment.`);
    case 'ended':
      return no('payment_refused', 'This payment has ended. Please start again.');
    case 'under_way':
      return no('payment_in_progress', 'Another payment for this order is in progress. Please wait a moment.');
  }
}

function no(code: Problem['error_code'], detail: string, fields?: Problem['field_errors']): Refusal<409> {
  return { status: 409, body: { error_code: code, detail, ...(fields ? { field_errors: fields } : {}) } };
}

function fieldFault(field: string, sentence: string): Refusal<400> {
  return refuse.invalid({ detail: sentence, field_errors: { [field]: [sentence] } });
}
