import { isDeepStrictEqual } from 'node:util';
import type { FileAnswer } from '@cutsite/contracts/endpoint';
import type { QueuedOrderWire } from '@cutsite/contracts/staff-order';
import { formatDecimal, usd } from '@cutsite/domain/money';
import { openStatuses, orderStates, orderViewNames, orderViews } from '@cutsite/domain/placed-order';
import { csvLines, escapeFormula, writeCsv } from '@cutsite/domain/sheet';
import { withTransaction } from '@cutsite/service-base/database';
import type { PlacedOrderDependencies } from '../placed-order-dependencies.ts';
import { filterCondition, isOfOpenOrders, type OrderFilter, viewCondition } from './order-filter.ts';
import {
  type CountedCondition,
  countQueue,
  type OrderSort,
  type QueuedOrderRow,
  readQueuePage,
  readWholeQueue,
} from './order-queue.repository.ts';

type Dependencies = Pick<PlacedOrderDependencies, 'pool' | 'clock'>;

const pageSize = 50;
/** Rows of one statement of an export. */
const batchSize = 2_000;
const dayMs = 86_400_000;

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
  return { orders: rows.slice(0, pageSize).map((row) => toWire(row, now)), page, has_more: rows.length > pageSize };
}

/** How many orders each view has, and how many the filter. */
export async function countViews({ pool, clock }: Dependencies, filter: OrderFilter) {
  const now = clock.now();
  const views: readonly CountedCondition[] = orderViewNames.map((name) => ({
    condition: viewCondition(orderViews[name], now),
    isOfOpen: isOfOpenOrders(orderViews[name]),
  }));
  const condition = filterCondition(filter, now);
  // Most often the filter is a view and nothing else, which is counted already.
  const same = views.findIndex((view) => isDeepStrictEqual(view.condition, condition));
  const counts = await countQueue(pool, same === -1 ? [...views, { condition, isOfOpen: false }] : views);
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
  return rows.map((row) => toWire(row, now));
}

const headings = [
  ...['Order', 'Placed', 'State', 'Review', 'Screening', 'Due', 'Customer', 'Company', 'E-mail', 'PO number'],
  ...['Reference', 'Items', 'Temperatures', 'Total', 'Currency', 'Sales representative'],
];

/**
 * Every order of a filter as CSV, over all pages and in the same order, as they stood at one moment. Of 100,000 orders
 * only the bytes of the file are held, some 25 MB, so that a connection never waits for a slow download.
 */
export async function exportQueue(
  { pool, clock }: Dependencies,
  { sort = '-placed', ...filter }: OrderFilter & { readonly sort?: OrderSort | undefined },
): Promise<FileAnswer> {
  const now = clock.now();
  const condition = filterCondition(filter, now);
  const bytes = await withTransaction(pool, async (client) => {
    const parts = [Buffer.from(writeCsv([headings]))];
    for await (const rows of readWholeQueue(client, { condition, sort, batch: batchSize }))
      parts.push(Buffer.from(csvLines(rows.map((row) => cellsOf(toWire(row, now)).map(escapeFormula)))));
    return Buffer.concat(parts);
  });
  const fileName = `orders-${now.toISOString().slice(0, 10)}.csv`;
  return { fileName, mediaType: 'text/csv', byteSize: bytes.byteLength, bytes };
}

const cellsOf = (order: QueuedOrderWire): string[] => [
  ...[order.number, order.placed, orderStates[order.status].label, order.review, order.screening],
  ...[order.due?.slice(0, 10) ?? '', order.customer.name, order.customer.company, order.customer.email],
  ...[order.po_number ?? '', order.customer_reference_code ?? '', order.item_names.join('; ')],
  ...[order.temperatures.join('; '), order.total, order.currency, order.sales_rep?.name ?? ''],
];

function toWire(row: QueuedOrderRow, now: Date): QueuedOrderWire {
  const isOpen = openStatuses.some((status) => status === row.status);
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  return {
    order_id: row.id,
    number: row.number,
    revision: row.revision,
    status: row.status,
    review: row.review_state,
    screening: row.screening_state,
    placed: row.placed_at.toISOString(),
    due: row.due_at?.toISOString() ?? null,
    is_overdue: isOpen && row.due_at !== null && row.due_at.getTime() < today,
    customer: {
      id: row.customer_id,
      name: row.customer_name,
      company: row.customer_company,
      email: row.customer_email,
    },
    po_number: row.po_number,
    customer_reference_code: row.customer_reference_code,
    item_names: [...row.item_names],
    temperatures: [...row.temperatures],
    currency: 'USD',
    total: formatDecimal(usd(row.total_minor)),
    sales_rep: row.sales_rep_id === null ? null : { id: row.sales_rep_id, name: row.sales_rep_name ?? '' },
  };
}
