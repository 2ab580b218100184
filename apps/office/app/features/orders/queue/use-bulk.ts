import type { EndpointBody, SuccessAnswer } from '@cutsite/contracts/endpoint';
import { changeManyOrders } from '@cutsite/contracts/staff-order';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../platform/call.ts';
import type { Chosen } from './use-chosen.ts';

/** What can be done to many orders. */
export type BulkAction = EndpointBody<typeof changeManyOrders>['action'];
type BulkResult = SuccessAnswer<typeof changeManyOrders>['body']['results'][number];

interface BulkChange {
  readonly action: BulkAction;
  readonly orders: Chosen['selected'];
  readonly note?: string;
  readonly sales_rep?: string | null;
}

export const bulkTexts = {
  clear_review: { button: 'Clear reviews', done: 'cleared' },
  release: { button: 'Release', done: 'released' },
  assign: { button: 'Assign', done: 'assigned' },
} as const satisfies Record<BulkAction, { readonly button: string; readonly done: string }>;

/** Orders of one call; it takes no more than a hundred. */
const perCall = 50;

/** Does something to the selected orders, call by call, and keeps the result of each; those that fail stay selected. */
export function useBulk(chosen: Chosen) {
  const client = useQueryClient();
  const [results, setResults] = useState<readonly BulkResult[]>([]);
  // The second press of a double click comes before the button shows that it waits.
  const isRunning = useRef(false);
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationFn: async ({ orders, ...change }: BulkChange) => {
      setResults([]);
      for (let from = 0; from < orders.length; from += perCall) {
        const part = orders.slice(from, from + perCall).map(({ order_id: id, revision }) => ({ id, revision }));
        const answer = await call(changeManyOrders, { body: { ...change, orders: part } });
        setResults((before) => [...before, ...answer.results]);
        // What was done is selected no more, also when a later call does not come back.
        chosen.settle(answer.results);
      }
    },
    onSettled: () => {
      isRunning.current = false;
      return client.invalidateQueries({ queryKey: ['orders'] });
    },
  });
  const wanted = variables?.orders ?? [];
  const isDone = new Set(results.filter(({ done }) => done).map(({ id }) => id));
  // As they stand now: what failed because somebody was faster is tried with what that somebody made of it.
  const failed = chosen.selected.filter(
    ({ order_id: id }) => !isDone.has(id) && wanted.some((order) => order.order_id === id),
  );
  return {
    run: (change: BulkChange, onDone?: () => void) => {
      if (isRunning.current) return;
      isRunning.current = true;
      mutate(change, { onSuccess: () => onDone?.() });
    },
    /** Once more for those that failed and are still selected; null: there are none. */
    again:
      variables !== undefined && failed.length > 0 && !isPending
        ? () => mutate({ ...variables, orders: failed })
        : null,
    isPending,
    results,
    asked: wanted.length,
    action: variables?.action ?? 'release',
    failure: error?.message ?? null,
    reset: () => {
      setResults([]);
      reset();
    },
  };
}
