import type { EndpointQuery } from '@cutsite/contracts/endpoint';
import { countOrders, getStaffOrder, getStaffOrderLists, listAllOrders } from '@cutsite/contracts/staff-order';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';

type ListQuery = EndpointQuery<typeof listAllOrders, 'sent'>;
type FilterQuery = EndpointQuery<typeof countOrders, 'sent'>;

/** What is read of orders, each under a key that a write can name. */
export const orderQueries = {
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: ['orders', 'list', query],
      queryFn: () => call(listAllOrders, { query }),
      placeholderData: keepPreviousData,
      // Who comes back after a long look at an order finds the list where it was, and its rows are asked for again.
      gcTime: 3_600_000,
    }),
  counts: (query: FilterQuery) =>
    queryOptions({
      queryKey: ['orders', 'counts', query],
      queryFn: () => call(countOrders, { query }),
      placeholderData: keepPreviousData,
    }),
  order: (id: string) =>
    queryOptions({
      queryKey: ['orders', 'one', id],
      queryFn: () => call(getStaffOrder, { params: { id } }),
      staleTime: 0,
    }),
  lists: (id: string) =>
    queryOptions({ queryKey: ['orders', 'lists', id], queryFn: () => call(getStaffOrderLists, { params: { id } }) }),
};
