/** What an invoice comes to and what has been settled of it, in minor units. */
export interface InvoiceSums {
  readonly amountMinor: number;
  /** Taken off by credit notes. */
  readonly creditedMinor: number;
  /** Received from the customer; entries that were taken back do not count. */
  readonly paidMinor: number;
}

/** What an invoice is, by what is left of it and by its due date. */
export const invoiceStates = {
  open: { label: 'Open' },
  part_paid: { label: 'Partly paid' },
  overdue: { label: 'Overdue' },
  paid: { label: 'Paid' },
  credited: { label: 'Credited in full' },
} as const satisfies Readonly<Record<string, { readonly label: string }>>;

export type InvoiceState = keyof typeof invoiceStates;
export const invoiceStateNames = Object.keys(invoiceStates) as [InvoiceState, ...InvoiceState[]];

/** What the list of invoices is narrowed down to. Without one of these it has them all. */
export const invoiceFilters = {
  open: { label: 'To be paid' },
  overdue: { label: 'Overdue' },
  paid: { label: 'Paid or credited' },
} as const satisfies Readonly<Record<string, { readonly label: string }>>;

export type InvoiceFilter = keyof typeof invoiceFilters;

export interface InvoiceBalance {
  readonly state: InvoiceState;
  /** Still to be paid. */
  readonly leftMinor: number;
  /** Received beyond what is due, as after a credit note on a paid invoice: it goes back to the customer. */
  readonly overpaidMinor: number;
}

const dayMs = 86_400_000;

/** The first moment of a day in UTC: what was due before it is overdue. */
export const overdueBefore = (now: Date): Date => new Date(Math.floor(now.getTime() / dayMs) * dayMs);

/**
 * What is left of an invoice and the state that it is in (OR-14). It is overdue from the day after its due date, in
 * UTC, also when a part is paid.
 *
 * @param dueAt null: it was paid with the order, and nothing is ever left of it
 */
export function invoiceBalance(sums: InvoiceSums, dueAt: Date | null, now: Date): InvoiceBalance {
  if (dueAt === null) return { state: 'paid', leftMinor: 0, overpaidMinor: 0 };
  const { amountMinor, creditedMinor, paidMinor } = sums;
  const open = amountMinor - creditedMinor - paidMinor;
  const leftMinor = Math.max(open, 0);
  return { state: stateOf(sums, leftMinor, dueAt < overdueBefore(now)), leftMinor, overpaidMinor: leftMinor - open };
}

function stateOf({ creditedMinor, paidMinor }: InvoiceSums, leftMinor: number, isLate: boolean): InvoiceState {
  if (leftMinor === 0) return paidMinor === 0 && creditedMinor > 0 ? 'credited' : 'paid';
  if (isLate) return 'overdue';
  return paidMinor > 0 ? 'part_paid' : 'open';
}
