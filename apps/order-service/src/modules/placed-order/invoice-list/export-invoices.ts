import type { FileAnswer } from '@cutsite/contracts/endpoint';
import type { ListedInvoiceWire } from '@cutsite/contracts/invoice';
import { invoiceStates } from '@cutsite/domain/placed-order';
import type { Clock } from '@cutsite/service-base/clock';
import type { CsvExports } from '../queue/csv-exports.ts';
import { type InvoiceSort, type InvoicesAsked, readWholeList } from './list-invoices.repository.ts';
import { defaultInvoiceSort, listedInvoiceToWire } from './list-invoices.ts';

/**
 * The CSV of every invoice of a filter.
 *
 * @returns null: there are as many exports as may be
 */
export function exportInvoices(
  exports: CsvExports,
  clock: Clock,
  { sort = defaultInvoiceSort, ...filter }: InvoicesAsked & { readonly sort?: InvoiceSort | undefined },
): FileAnswer | null {
  const now = clock.now();
  return exports({
    noun: 'invoices',
    now,
    headings,
    async *rows(client, batch) {
      for await (const rows of readWholeList(client, filter, { sort, now, batch })) {
        yield rows.map((row) => cellsOf(listedInvoiceToWire(row, now)));
      }
    },
  });
}

const headings = [
  'Invoice',
  'Order',
  'State',
  'Issued',
  'Due',
  'Customer',
  'Company',
  'E-mail',
  'PO number',
  'Amount',
  'Credited',
  'Paid',
  'Still to be paid',
  'Currency',
];

const cellsOf = (invoice: ListedInvoiceWire): string[] => [
  invoice.number,
  invoice.order_number,
  invoiceStates[invoice.state].label,
  invoice.issued.slice(0, 10),
  invoice.due?.slice(0, 10) ?? '',
  invoice.customer.name,
  invoice.customer.company,
  invoice.customer.email,
  invoice.po_number ?? '',
  invoice.amount,
  invoice.credited,
  invoice.paid,
  invoice.left,
  invoice.currency,
];
