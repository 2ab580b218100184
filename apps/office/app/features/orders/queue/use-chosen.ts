import { listAllOrders } from '@cutsite/contracts/staff-order';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/call.ts';
import type { QueuedOrder } from '../order-data.ts';
import { filterOf, type QueueQuery } from './queue-address.ts';

type Kept = Pick<QueuedOrder, 'order_id' | 'revision'>;

/** Which orders are selected, whichever page they are on. */
export interface Chosen {
  readonly selected: readonly Kept[];
  readonly has: (orderId: string) => boolean;
  /** Where they are: all of them on this page, on several pages, or all that the filter has. */
  readonly scope: 'page' | 'pages' | 'filter';
  readonly toggle: (order: Kept) => void;
  /** All of the page, or none of it when all are selected. */
  readonly togglePage: () => void;
  /** Selects every order of the filter; its pages are read for it. */
  readonly selectFilter: () => void;
  readonly isReading: boolean;
  /** Why the pages could not be read. */
  readonly failure: string | null;
  /** Takes those out that were done, and keeps the others as they are now. */
  readonly settle: (
    results: readonly { readonly id: string; readonly done: boolean; readonly order: Kept | null }[],
  ) => void;
}

interface Selection {
  /** The filter that it belongs to: another one begins with nothing selected. */
  readonly filter: string;
  readonly kept: ReadonlyMap<string, Kept>;
  readonly isWhole: boolean;
}

/**
 * What is selected of the list. What the page shows of an order counts, so that a change of this screen is never taken
 * for one of somebody else.
 */
export function useChosen(orders: readonly QueuedOrder[], query: QueueQuery): Chosen {
  const filter = new URLSearchParams(filterOf(query)).toString();
  const none: Selection = { filter, kept: new Map(), isWhole: false };
  const [selection, setSelection] = useState(none);
  const { kept, isWhole } = selection.filter === filter ? selection : none;
  const fresh = new Map(orders.map((order) => [order.order_id, order]));
  const change = (edit: (next: Map<string, Kept>) => void) =>
    setSelection((before) => {
      const next = new Map(before.filter === filter ? before.kept : []);
      edit(next);
      return { filter, kept: next, isWhole: false };
    });
  const read = useMutation({
    mutationFn: () => readFilter(query),
    onSuccess: (all) =>
      setSelection({ filter, kept: new Map(all.map((order) => [order.order_id, order])), isWhole: true }),
  });
  return {
    selected: [...kept.values()].map((order) => fresh.get(order.order_id) ?? order),
    has: (orderId) => kept.has(orderId),
    scope: isWhole ? 'filter' : [...kept.keys()].every((id) => fresh.has(id)) ? 'page' : 'pages',
    toggle: (order) =>
      change((next) => {
        if (!next.delete(order.order_id)) next.set(order.order_id, order);
      }),
    togglePage: () =>
      change((next) => {
        const isAll = orders.every(({ order_id: id }) => next.has(id));
        for (const order of orders) {
          if (isAll) next.delete(order.order_id);
          else next.set(order.order_id, order);
        }
      }),
    selectFilter: () => read.mutate(),
    isReading: read.isPending,
    failure: read.error?.message ?? null,
    settle: (results) =>
      change((next) => {
        for (const { id, done, order } of results) {
          if (done) next.delete(id);
          else if (order !== null) next.set(id, order);
        }
      }),
  };
}

/** Every order of a filter, page by page; one that moves to another page meanwhile is there once. */
async function readFilter({ page: _page, ...filter }: QueueQuery): Promise<Kept[]> {
  const all = new Map<string, Kept>();
  for (let page = 1; ; page += 1) {
    const part = await call(listAllOrders, { query: { ...filter, sort: 'placed', page: String(page) } });
    for (const order of part.orders) all.set(order.order_id, order);
    if (!part.has_more) return [...all.values()];
  }
}
