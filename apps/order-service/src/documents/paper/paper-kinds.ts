interface PaperKindRow {
  readonly title: string;
  /** What the date stands for. */
  readonly dated: string;
  readonly showsPrices: boolean;
  /** Every guide with its well, name and sequence. */
  readonly listsContents: boolean;
  readonly parties: readonly ('billing' | 'shipping')[];
  /** The last words below the table; null: the paper brings its own. */
  readonly closing: string | null;
}

/** The papers of an order and how they differ: a new one is a new row. */
export const paperKinds = {
  order_confirmation: {
    title: 'Order confirmation',
    dated: 'Ordered',
    showsPrices: true,
    listsContents: true,
    parties: ['shipping', 'billing'],
    closing: 'Thank you for your order. We will make exactly what is listed on these pages.',
  },
  invoice: {
    title: 'Invoice',
    dated: 'Invoice date',
    showsPrices: true,
    listsContents: false,
    parties: ['billing', 'shipping'],
    // Only what is still to be paid asks for a payment.
    closing: null,
  },
  credit_note: {
    title: 'Credit note',
    dated: 'Issued',
    showsPrices: true,
    listsContents: false,
    parties: ['billing'],
    closing: 'Please keep this credit note with the invoice that it corrects.',
  },
  packing_list: {
    title: 'Packing list',
    dated: 'Ordered',
    showsPrices: false,
    listsContents: true,
    parties: ['shipping'],
    closing: 'Please check the contents when they arrive, and tell us if something is missing.',
  },
  quote: {
    title: 'Quote',
    dated: 'Issued',
    showsPrices: true,
    listsContents: true,
    parties: ['billing', 'shipping'],
    closing: 'The prices of this quote are fixed until it expires, even if our price list changes.',
  },
} as const satisfies Record<string, PaperKindRow>;

export type PaperKind = keyof typeof paperKinds;
