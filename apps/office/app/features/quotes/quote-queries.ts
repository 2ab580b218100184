import type { SuccessAnswer } from '@cutsite/contracts/endpoint';
import { getStaffQuote, getStaffQuoteLists, listStaffQuotes } from '@cutsite/contracts/quote';
import type { QuoteState } from '@cutsite/domain/quote';
import type { PillTone } from '@cutsite/ui/pill';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';

/** What a list of quotes is answered with. */
export type StaffQuotes = SuccessAnswer<typeof listStaffQuotes>['body'];
export type StaffQuote = StaffQuotes['quotes'][number];
/** A quote with all that sales sees of it. */
export type QuoteDetail = SuccessAnswer<typeof getStaffQuote>['body'];

/** What a list of quotes is narrowed down by; empty: not. */
export interface QuoteFilter {
  readonly search: string;
  readonly salesRep: string;
}

/** What is read of quotes, each under a key that a write can name. */
export const quoteQueries = {
  list: ({ search, salesRep }: QuoteFilter) =>
    queryOptions({
      queryKey: ['quotes', 'list', search, salesRep],
      queryFn: () =>
        call(listStaffQuotes, {
          query: { ...(search === '' ? {} : { search }), ...(salesRep === '' ? {} : { sales_rep: salesRep }) },
        }),
      placeholderData: keepPreviousData,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['quotes', 'one', id],
      queryFn: () => call(getStaffQuote, { params: { id } }),
      staleTime: 0,
    }),
  lists: (id: string) =>
    queryOptions({ queryKey: ['quotes', 'lists', id], queryFn: () => call(getStaffQuoteLists, { params: { id } }) }),
};

/** How loud the state of a quote is; the word carries the meaning. */
export const quoteTones = {
  valid: 'success',
  expired: 'warnMinor',
  withdrawn: 'neutral',
  replaced: 'neutral',
  ordered: 'info',
} as const satisfies Record<QuoteState, PillTone>;

/** Whether sales can let it be ordered for some days more. */
export const canBeHonoured = ({ state }: Pick<StaffQuote, 'state'>): boolean =>
  state === 'valid' || state === 'expired';
