import { cardText, type PaidCard } from './card-brands.ts';

/** The ways to pay (PA-1), with the words for documents and screens. */
export const paymentMethods = {
  card: { label: 'Card' },
  purchase_order: { label: 'Purchase order' },
  blanket_purchase_order: { label: 'Blanket purchase order' },
  edit_credit: { label: 'Edit credit' },
} as const satisfies Readonly<Record<string, { readonly label: string }>>;

export type PaymentMethod = keyof typeof paymentMethods;

/** "Visa ending in 4242" where the card is known, "Purchase order PO-4711" where its number is, or the way alone. */
export function wayOfPaying(paid: {
  readonly method: PaymentMethod;
  readonly card?: PaidCard | null;
  readonly poNumber?: string | null | undefined;
}): string {
  const { method, card = null, poNumber } = paid;
  if (card !== null) return cardText(card);
  return poNumber ? `${paymentMethods[method].label} ${poNumber}` : paymentMethods[method].label;
}

/**
 * The states of a payment. `created`: written down, the card network not asked yet. `pending`: the card network works,
 * or the customer has to act. The others are final, except that what succeeded can be refunded.
 */
export type PaymentStatus = 'created' | 'pending' | 'succeeded' | 'failed' | 'cancelled' | 'refunded';

/**
 * The least that the card network takes, in minor units:
 * https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 */
export const minCardAmountMinor = 50;
