import {
  getStaffRequest,
  listQueuedRequests,
  listTerritories,
  type StaffRequestWire,
} from '@cutsite/contracts/advanced-request';
import type { EndpointQuery, SuccessAnswer } from '@cutsite/contracts/endpoint';
import type { RequestAction } from '@cutsite/domain/advanced-request';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';

/** Somebody of sales with what they look after. */
export type TerritoryOfRep = SuccessAnswer<typeof listTerritories>['body']['territories'][number];

type ListQuery = EndpointQuery<typeof listQueuedRequests, 'sent'>;

/** What is read of requests, each under a key that a write can name. */
export const requestQueries = {
  list: (query: ListQuery) =>
    queryOptions({
      queryKey: ['requests', 'list', query],
      queryFn: () => call(listQueuedRequests, { query }),
      placeholderData: keepPreviousData,
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['requests', 'one', id],
      queryFn: () => call(getStaffRequest, { params: { id } }),
      staleTime: 0,
    }),
  territories: () =>
    queryOptions({ queryKey: ['requests', 'territories'], queryFn: () => call(listTerritories), staleTime: 0 }),
};

/** Why something cannot be done now; null: it can. */
export function blockedBecause({ actions }: Pick<StaffRequestWire, 'actions'>, action: RequestAction): string | null {
  return actions.find((one) => one.action === action)?.reason ?? null;
}
