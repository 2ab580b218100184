import type { InvoiceState } from '@cutsite/domain/placed-order';
import type { PillTone } from '@cutsite/ui/pill';

/** How loud the state of an invoice is; the word carries the meaning. */
export const invoiceTones = {
  open: 'info',
  part_paid: 'brand',
  overdue: 'error',
  paid: 'success',
  credited: 'neutral',
} as const satisfies Record<InvoiceState, PillTone>;
