/** The two kinds of account that hold money spent before it is needed (PA-12, ruling 17). */
export const creditTypes = {
  /** One of its own for each customer: a refill tops it up. */
  edit_credit: { label: 'Edit credit', codePrefix: 'EC', toppedUp: true },
  /** One for each purchase, to be told apart by its code. */
  gift_card: { label: 'Gift card', codePrefix: 'GC', toppedUp: false },
} as const satisfies Readonly<Record<string, { label: string; codePrefix: string; toppedUp: boolean }>>;

/** A word of the wire. */
export type CreditType = keyof typeof creditTypes;

/** What can stand in the ledger of such an account. */
export const ledgerKinds = {
  refill: { label: 'Refill' },
  spend: { label: 'Order' },
  refund: { label: 'Refund' },
  grant: { label: 'Credit granted' },
} as const satisfies Readonly<Record<string, { label: string }>>;
