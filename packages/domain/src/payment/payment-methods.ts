/** The ways to pay (PA-1), with the words for documents and screens. */
export const paymentMethods = {
  card: { label: 'Card' },
  purchase_order: { label: 'Purchase order' },
  blanket_purchase_order: { label: 'Blanket purchase order' },
  edit_credit: { label: 'Edit credit' },
} as const satisfies Readonly<Record<string, { readonly label: string }>>;

export type PaymentMethod = keyof typeof paymentMethods;

/**
 * The states of a payment. `created`: written down, the card network not asked yet. `pending`: the card network works,
 * or the customer has to act. The others are final, except that what succeeded can be refunded.
 */
export type PaymentStatus = 'created' | 'pending' | 'succeeded' | 'failed' | 'cancelled' | 'refunded';

/**
 * The least that the card network takes, in minor units:
 * https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 */
export const leastCardAmountMinor = 50;
