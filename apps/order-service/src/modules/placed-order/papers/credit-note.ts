import type { FileAnswer } from '@cutsite/contracts/endpoint';
import { dayText } from '@cutsite/domain/day-text';
import { usd } from '@cutsite/domain/money';
import { refundDestination, refundDestinations, taxOfRefund } from '@cutsite/domain/payment';
import type { PaperTables } from '../../../documents/index.ts';
import type { OrderFacts } from '../order-facts.ts';
import { hasCreditNote } from '../refund-to-wire.ts';
import { factsOf, type PaperStore, paperOf, pdf } from './order-papers.ts';

/** The credit note of this number: what is given back of an order, with its tax; null when the order has none such. */
export async function creditNote(
  tables: PaperTables,
  facts: OrderFacts,
  number: string,
  store: PaperStore,
): Promise<FileAnswer | null> {
  const { order, invoice } = facts;
  const invoiceNumber = order.invoice_number ?? order.number;
  const given = facts.refunds.filter(({ status }) => status !== 'failed');
  const at = given.findIndex((refund) => refund.credit_note_number === number);
  const refund = given[at];
  if (refund === undefined || !hasCreditNote(refund)) return null;
  const beforeMinor = given.slice(0, at).reduce((sum, earlier) => sum + earlier.amount_minor, 0);
  const { tax, total } = order.paid_contents.totals;
  const parts = { beforeMinor, taxMinor: tax.minor, totalMinor: total.minor };
  const leftMinor = total.minor - beforeMinor - refund.amount_minor;
  const taxPart = taxOfRefund(refund.amount_minor, parts);
  const destination = refundDestinations[refundDestination(order.method, refund.target)];
  return pdf(tables, 'credit-note', {
    ...paperOf(facts, store),
    contents: order.paid_contents,
    kind: 'credit_note',
    number,
    issuedAt: refund.created_at,
    facts: [
      {
        label: 'For invoice',
        value: invoice === null ? order.number : `${invoiceNumber} of ${dayText(invoice.issuedAt)}`,
      },
      { label: 'Order', value: order.number },
      ...factsOf(facts),
    ],
    amounts: [
      { label: 'Credited with this note, USD', amount: usd(refund.amount_minor), strong: true },
      ...(taxPart.minor > 0 ? [{ label: `Tax in it: ${order.contents.tax.label || 'Tax'}`, amount: taxPart }] : []),
      { label: `Invoice ${invoiceNumber}`, amount: total },
      ...(beforeMinor > 0 ? [{ label: 'Credited before', amount: usd(beforeMinor), sign: '−' }] : []),
      { label: 'Remaining on the invoice', amount: usd(leftMinor) },
    ],
    notes: [...(refund.reason === '' ? [] : [`Reason: ${refund.reason}`]), destination.sentence],
  });
}
