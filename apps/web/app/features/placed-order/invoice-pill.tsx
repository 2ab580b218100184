import { type InvoiceState, invoiceStates } from '@cutsite/domain/placed-order';
import { Pill, type PillTone } from '@cutsite/ui/pill';

const tones = {
  open: 'info',
  part_paid: 'info',
  overdue: 'warnMajor',
  paid: 'success',
  credited: 'neutral',
} as const satisfies Record<InvoiceState, PillTone>;

interface InvoicePillProps {
  readonly state: InvoiceState;
  /** "Invoice partly paid", where nothing around it says what is. */
  readonly isNamed?: boolean;
}

/** The state of an invoice; the word carries the meaning. */
export function InvoicePill({ state, isNamed = false }: InvoicePillProps) {
  const { label } = invoiceStates[state];
  return <Pill tone={tones[state]}>{isNamed ? `Invoice ${label.toLowerCase()}` : label}</Pill>;
}
