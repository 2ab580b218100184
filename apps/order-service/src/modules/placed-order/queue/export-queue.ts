import type { FileAnswer } from '@cutsite/contracts/endpoint';
import type { QueuedOrderWire } from '@cutsite/contracts/staff-order';
import { orderStates } from '@cutsite/domain/placed-order';
import type { Clock } from '@cutsite/service-base/clock';
import type { CsvExports } from './csv-exports.ts';
import { filterCondition, type OrderFilter } from './order-filter.ts';
import { type OrderSort, readWholeQueue } from './order-queue.repository.ts';
import { queuedOrderToWire } from './queued-order-to-wire.ts';

/**
 * The CSV of every order of a filter.
 *
 * @returns null: there are as many exports as may be
 */
export function exportOrders(
  exports: CsvExports,
  clock: Clock,
  { sort = '-placed', ...filter }: OrderFilter & { readonly sort?: OrderSort | undefined },
): FileAnswer | null {
  const now = clock.now();
  const condition = filterCondition(filter, now);
  return exports({
    noun: 'orders',
    now,
    headings,
    async *rows(client, batch) {
      for await (const rows of readWholeQueue(client, { condition, sort, batch })) {
        yield rows.map((row) => cellsOf(queuedOrderToWire(row, now)));
      }
    },
  });
}

const headings = [
  'Order',
  'Placed',
  'State',
  'Review',
  'Screening',
  'Due',
  'Customer',
  'Company',
  'E-mail',
  'PO number',
  'Reference',
  'Items',
  'Temperatures',
  'Total',
  'Currency',
  'Sales representative',
];

const cellsOf = (order: QueuedOrderWire): string[] => [
  order.number,
  order.placed,
  orderStates[order.status].label,
  order.review,
  order.screening,
  order.due?.slice(0, 10) ?? '',
  order.customer.name,
  order.customer.company,
  order.customer.email,
  order.po_number ?? '',
  order.customer_reference_code ?? '',
  order.item_names.join('; '),
  order.temperatures.join('; '),
  order.total,
  order.currency,
  order.sales_rep?.name ?? '',
];
