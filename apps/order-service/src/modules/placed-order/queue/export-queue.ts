import { Readable } from 'node:stream';
import type { FileAnswer } from '@cutsite/contracts/endpoint';
import type { QueuedOrderWire } from '@cutsite/contracts/staff-order';
import { fileMoment } from '@cutsite/domain/day-text';
import { orderStates } from '@cutsite/domain/placed-order';
import { csvLines, escapeFormula, writeCsv } from '@cutsite/domain/sheet';
import { readInTransaction } from '@cutsite/service-base/database';
import type { PlacedOrderDependencies } from '../placed-order-dependencies.ts';
import { filterCondition, type OrderFilter } from './order-filter.ts';
import { type OrderSort, readWholeQueue } from './order-queue.repository.ts';
import { queuedOrderToWire } from './queued-order-to-wire.ts';

/** Rows of one statement of an export, and of what is held of it at a time. */
const batchSize = 2_000;

/** What exports may take of the connections of a process, which customers need as well. */
export interface ExportLimits {
  readonly atOnce: number;
  /** How long a reader may take nothing, before the connection is taken from it. */
  readonly stalledMs: number;
  /** How long one may last. */
  readonly maxMs: number;
}

const usual: ExportLimits = { atOnce: 2, stalledMs: 30_000, maxMs: 300_000 };

/**
 * The exports of a process. Each reads every order of a filter by one cursor, as they stood at one moment, and sends
 * the lines while it reads: of 100,000 orders no more is held than two batches. Since a slow reader keeps a connection,
 * there are only so many at once, and one that takes too long is cut off, which its reader sees as a failed download.
 *
 * @returns null: there are as many as may be
 */
export function orderExports(
  { pool, clock }: Pick<PlacedOrderDependencies, 'pool' | 'clock'>,
  limits = usual,
): (query: OrderFilter & { readonly sort?: OrderSort | undefined }) => FileAnswer | null {
  let running = 0;
  return ({ sort = '-placed', ...filter }) => {
    if (running >= limits.atOnce) return null;
    running += 1;
    const now = clock.now();
    const condition = filterCondition(filter, now);
    const stop = (why: string) => () => bytes.destroy(new Error(`An export of orders ${why}`));
    const longest = setTimeout(stop('took too long'), limits.maxMs);

    async function* lines(): AsyncGenerator<string> {
      // The headings go with the first batch: whatever fails before it can still be answered as a failure.
      let before = writeCsv([headings]);
      const whole = readInTransaction(pool, (client) => readWholeQueue(client, { condition, sort, batch: batchSize }));
      for await (const rows of whole) {
        const stalled = setTimeout(stop('was read too slowly'), limits.stalledMs);
        try {
          yield before + csvLines(rows.map((row) => cellsOf(queuedOrderToWire(row, now)).map(escapeFormula)));
        } finally {
          clearTimeout(stalled);
        }
        before = '';
      }
      if (before !== '') yield before;
    }

    const bytes = Readable.from(lines(), { objectMode: false });
    // Whoever sends it hears of a failure, too; here it must not end the process.
    bytes.on('error', () => undefined);
    bytes.on('close', () => {
      clearTimeout(longest);
      running -= 1;
    });
    return {
      fileName: `orders-${fileMoment(now)}.csv`,
      mediaType: 'text/csv',
      byteSize: null,
      bytes,
    };
  };
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
