import { isDeepStrictEqual } from 'node:util';
import type { QueuedOrderWire } from '@cutsite/contracts/staff-order';
import { maxFoundCounted, orderViewNames, orderViews, searchWords } from '@cutsite/domain/placed-order';
import type { PlacedOrderDependencies } from '../placed-order-dependencies.ts';
import { filterCondition, isOfOpenOrders, type OrderFilter, viewCondition } from './order-filter.ts';
import { type CountedCondition, countQueue, type OrderSort, readQueuePage } from './order-queue.repository.ts';
import { queuedOrderToWire } from './queued-order-to-wire.ts';

type Dependencies = Pick<PlacedOrderDependencies, 'pool' | 'clock'>;

const pageSize = 50;

export interface ListedPage {
  readonly orders: QueuedOrderWire[];
  readonly page: number;
  readonly has_more: boolean;
}

/** A page of all orders; one more than is shown is read, to know whether there is another. */
export async function listQueue(
  { pool, clock }: Dependencies,
  {
    sort = '-placed',
    page: asked,
    ...filter
  }: OrderFilter & { readonly sort?: OrderSort | undefined; readonly page?: string | undefined },
): Promise<ListedPage> {
  const now = clock.now();
  const page = Number(asked ?? '1');
  const rows = await readQueuePage(pool, {
    condition: filterCondition(filter, now),
    sort,
    offset: (page - 1) * pageSize,
    limit: pageSize + 1,
  });
  return {
    orders: rows.slice(0, pageSize).map((row) => queuedOrderToWire(row, now)),
    page,
    has_more: rows.length > pageSize,
  };
}

/** How many orders each view has, and how many the filter: of a search up to `maxFoundCounted` and one. */
export async function countViews({ pool, clock }: Dependencies, filter: OrderFilter) {
  const now = clock.now();
  const views: readonly CountedCondition[] = orderViewNames.map((name) => ({
    condition: viewCondition(orderViews[name], now),
    isOfOpen: isOfOpenOrders(orderViews[name]),
  }));
  const condition = filterCondition(filter, now);
  // Most often the filter is a view and nothing else, which is counted already.
  const same = views.findIndex((view) => isDeepStrictEqual(view.condition, condition));
  const bound = searchWords(filter.search ?? '').length === 0 ? {} : { most: maxFoundCounted + 1 };
  const counts = await countQueue(pool, same === -1 ? [...views, { condition, isOfOpen: false, ...bound }] : views);
  return {
    views: orderViewNames.map((view, at) => ({ view, label: orderViews[view].label, count: counts[at] ?? 0 })),
    filtered: counts.at(same) ?? 0,
  };
}

/** These orders as the list shows them, by their ids. */
export async function readQueued({ pool, clock }: Dependencies, ids: readonly string[]): Promise<QueuedOrderWire[]> {
  const now = clock.now();
  const condition = { text: 'o.id = any($1::uuid[])', values: [ids] };
  const rows = await readQueuePage(pool, { condition, sort: '-placed', offset: 0, limit: ids.length });
  return rows.map((row) => queuedOrderToWire(row, now));
}
