import { invoiceSorts } from '@cutsite/contracts/invoice';
import { type InvoiceFilter, invoiceFilters } from '@cutsite/domain/placed-order';
import { isPage } from '../../platform/listing/list-params.ts';
import type { InvoiceQuery } from './invoice-queries.ts';

/** In the address, for all invoices; the list begins with what is to be paid. */
export const allInvoices = 'all';

const isFilter = (text: string): text is InvoiceFilter => Object.hasOwn(invoiceFilters, text);

/** What the address of the list asks for; what it cannot be asked is left out. */
export function readInvoiceAddress(params: URLSearchParams): InvoiceQuery {
  const state = params.get('state') ?? '';
  const search = (params.get('search') ?? '').slice(0, 100);
  const page = params.get('page') ?? '';
  const sort = invoiceSorts.find((one) => one === params.get('sort'));
  return {
    ...(state !== allInvoices && { state: isFilter(state) ? state : 'open' }),
    ...(search !== '' && { search }),
    ...(sort !== undefined && { sort }),
    ...(isPage(page) && { page }),
  };
}

/** The file of everything that the list finds. */
export function exportAddress({ page: _, ...query }: InvoiceQuery): string {
  const asked = Object.entries(query).filter((field): field is [string, string] => field[1] !== undefined);
  const search = new URLSearchParams(asked).toString();
  return `/api/staff/invoices/export/${search === '' ? '' : `?${search}`}`;
}
