import type { EndpointQuery, SuccessAnswer } from '@cutsite/contracts/endpoint';
import { listInvoices } from '@cutsite/contracts/invoice';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';

export type InvoiceList = SuccessAnswer<typeof listInvoices>['body'];
export type InvoiceQuery = EndpointQuery<typeof listInvoices, 'sent'>;

export const invoiceQueries = {
  /** Under the key of orders: a write of an order may change its invoice. */
  list: (query: InvoiceQuery) =>
    queryOptions({
      queryKey: ['orders', 'invoices', query],
      queryFn: () => call(listInvoices, { query }),
      placeholderData: keepPreviousData,
    }),
};
