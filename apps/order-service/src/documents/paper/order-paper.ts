import type { OrderContents, SumLine } from '@cutsite/domain/checkout';
import type { PaperKind } from './paper-kinds.ts';

/** What a paper says beyond its contents; it shows what it is given and computes no price. */
export interface OrderPaper {
  readonly kind: PaperKind;
  /** Of the order or the quote: `CS-XXXX-XXXX`, `Q-XXXX-XXXX`. */
  readonly number: string;
  readonly issuedAt: Date;
  /** As they were frozen with the order version. */
  readonly contents: OrderContents;
  /** Beside the addresses: PO number, terms, "Valid until". */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  /** Chosen, and not printed: whoever reads this copy is not to see them. */
  readonly hiddenAddresses?: readonly ('shipping' | 'billing')[];
  /** In the place of the items and their sums: what a credit note says. */
  readonly amounts?: readonly SumLine[];
  /** Sentences below the sums. */
  readonly notes: readonly string[];
  /** In the place of the last words of its kind. */
  readonly closing?: string;
  /** Only what travels in this shipment; null: everything. */
  readonly shipmentId: string | null;
  /** Who sells, line by line as on a letter; empty: not configured. */
  readonly seller: readonly string[];
  /** Printed at the foot of every page. */
  readonly storeUrl: string;
  /** False keeps the text readable in the bytes; for tests. */
  readonly compress?: boolean;
}
