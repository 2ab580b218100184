import { type InvoiceState, invoiceStates } from '@cutsite/domain/placed-order';
import { Pill, type PillTone } from '@cutsite/ui/pill';

const tones = {
  open: 'info',
  part_paid: 'info',
  overdue: 'warnMajor',
  paid: 'success',
  credited: 'neutral',
} as const satisfies Record<InvoiceState, PillTone>;

/** The state of an invoice; the word carries the meaning. */
export function InvoicePill({ state }: { readonly state: InvoiceState }) {
  return <Pill tone={tones[state]}>{invoiceStates[state].label}</Pill>;
}
