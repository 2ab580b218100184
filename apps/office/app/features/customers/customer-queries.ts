import { listQueuedRequests } from '@cutsite/contracts/advanced-request';
import { getCustomer, listCustomers } from '@cutsite/contracts/customer';
import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import { listStaffQuotes } from '@cutsite/contracts/quote';
import { listAllOrders } from '@cutsite/contracts/staff-order';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';

/** A customer as the office reads of them. */
export type CustomerDetail = SuccessAnswer<typeof getCustomer>['body'];

interface CustomerFilter {
  readonly search: string;
  /** An id, `none`, or nothing: everybody's. */
  readonly salesRep: string;
  readonly page: number;
}

/** What is read of customers, each under a key that a write can name. What is theirs is read from its own lists. */
export const customerQueries = {
  list: ({ search, salesRep, page }: CustomerFilter) =>
    queryOptions({
      queryKey: ['customers', 'list', search, salesRep, page],
      queryFn: () =>
        call(listCustomers, {
          query: {
            ...(search === '' ? {} : { search }),
            ...(salesRep === '' ? {} : { sales_rep: salesRep }),
            page: String(page),
          },
        }),
      placeholderData: keepPreviousData,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['customers', 'one', id],
      queryFn: () => call(getCustomer, { params: { id } }),
      staleTime: 0,
    }),
  orders: (id: string) =>
    queryOptions({
      queryKey: ['orders', 'list', { customer: id }],
      queryFn: () => call(listAllOrders, { query: { customer: id } }),
    }),
  quotes: (id: string) =>
    queryOptions({
      queryKey: ['quotes', 'of', id],
      queryFn: () => call(listStaffQuotes, { query: { customer: id } }),
    }),
  requests: (id: string) =>
    queryOptions({
      queryKey: ['requests', 'of', id],
      queryFn: () => call(listQueuedRequests, { query: { customer: id } }),
    }),
};
