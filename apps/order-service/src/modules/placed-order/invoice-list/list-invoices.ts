import type { ListedInvoiceWire } from '@cutsite/contracts/invoice';
import { formatDecimal, usd } from '@cutsite/domain/money';
import { invoiceBalance } from '@cutsite/domain/placed-order';
import type { PlacedOrderDependencies } from '../placed-order-dependencies.ts';
import {
  type InvoiceSort,
  type InvoicesAsked,
  type ListedInvoiceRow,
  readInvoicePage,
  sumInvoices,
} from './list-invoices.repository.ts';

const pageSize = 50;
export const defaultInvoiceSort: InvoiceSort = 'due';

/** A page of invoices of all customers, with what all that the filter finds comes to (OR-15). */
export async function listInvoices(
  { pool, clock }: Pick<PlacedOrderDependencies, 'pool' | 'clock'>,
  {
    sort = defaultInvoiceSort,
    page: asked,
    ...filter
  }: InvoicesAsked & { readonly sort?: InvoiceSort | undefined; readonly page?: string | undefined },
) {
  const now = clock.now();
  const page = Number(asked ?? '1');
  const place = { sort, now, offset: (page - 1) * pageSize, limit: pageSize + 1 };
  const rows = await readInvoicePage(pool, filter, place);
  const totals = await sumInvoices(pool, filter, now);
  return {
    invoices: rows.slice(0, pageSize).map((row) => listedInvoiceToWire(row, now)),
    page,
    has_more: rows.length > pageSize,
    totals: {
      count: totals.count,
      currency: 'USD' as const,
      amount: formatDecimal(usd(totals.amount_minor)),
      left: formatDecimal(usd(totals.left_minor)),
      overdue: formatDecimal(usd(totals.overdue_minor)),
    },
  };
}

/** An invoice as the list and its export show it. */
export function listedInvoiceToWire(row: ListedInvoiceRow, now: Date): ListedInvoiceWire {
  const sums = { amountMinor: row.amount_minor, creditedMinor: row.credited_minor, paidMinor: row.paid_minor };
  const { state, leftMinor } = invoiceBalance(sums, row.due_at, now);
  return {
    number: row.number,
    order_id: row.order_id,
    order_number: row.order_number,
    state,
    issued: row.issued_at.toISOString(),
    due: row.due_at?.toISOString() ?? null,
    customer: {
      id: row.customer_id,
      name: row.customer_name,
      company: row.customer_company,
      email: row.customer_email,
    },
    po_number: row.po_number,
    currency: 'USD',
    amount: formatDecimal(usd(row.amount_minor)),
    credited: formatDecimal(usd(row.credited_minor)),
    paid: formatDecimal(usd(row.paid_minor)),
    left: formatDecimal(usd(leftMinor)),
  };
}
