import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import { listStaffQuotes } from '@cutsite/contracts/quote';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';

/** What a list of quotes is answered with. */
export type StaffQuotes = SuccessAnswer<typeof listStaffQuotes>['body'];
export type StaffQuote = StaffQuotes['quotes'][number];

/** What is read of quotes, each under a key that a write can name. */
export const quoteQueries = {
  list: (search: string) =>
    queryOptions({
      queryKey: ['quotes', search],
      queryFn: () => call(listStaffQuotes, { query: search === '' ? {} : { search } }),
      placeholderData: keepPreviousData,
    }),
};
