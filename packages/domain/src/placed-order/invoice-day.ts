/** How an order was paid and what has happened to it, as far as an invoice asks. */
export interface ToInvoice {
  readonly method: string;
  readonly placedAt: Date;
  /** When its first shipment left; null: none has. */
  readonly firstShippedAt: Date | null;
  readonly netTermsDays: number | null;
}

/** When an invoice is issued, and by when it is to be paid: null where it was paid with the order. */
export interface InvoiceDays {
  readonly issuedAt: Date;
  readonly dueAt: Date | null;
}

/**
 * A purchase order is invoiced when the first shipment leaves, and paid within its net terms from then; everything else
 * is paid with the order. Null: there is no invoice yet. None of this is given: docs/open-questions.md.
 */
export function invoiceDays({ method, placedAt, firstShippedAt, netTermsDays }: ToInvoice): InvoiceDays | null {
  if (method !== 'purchase_order') return { issuedAt: placedAt, dueAt: null };
  if (firstShippedAt === null) return null;
  const due = new Date(firstShippedAt.getTime() + (netTermsDays ?? 0) * 86_400_000);
  return { issuedAt: firstShippedAt, dueAt: due };
}
