import type { ListedOrderWire } from '@cutsite/contracts/placed-order';
import { formatDecimal, usd } from '@cutsite/domain/money';
import { invoiceBalance, invoiceDays } from '@cutsite/domain/placed-order';
import { err, ok, type Result } from '@cutsite/domain/result';
import type { Clock } from '@cutsite/service-base/clock';
import type { Pool } from 'pg';
import { validate } from 'uuid';
import { type ListedOrderRow, readOrderPage } from './list-orders.repository.ts';

const pageSize = 20;

interface ListedPage {
  readonly orders: ListedOrderWire[];
  readonly next_cursor: string | null;
}

interface ListedFor {
  readonly userId: string;
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
}

/** A page of the user's orders; one more than is shown is read, to know whether there is another. */
export async function listOrders(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  { userId, search, cursor }: ListedFor,
): Promise<Result<ListedPage, 'cursor_unknown'>> {
  const now = clock.now();
  const after = cursor === undefined ? null : readCursor(cursor);
  if (cursor !== undefined && after === null) return err('cursor_unknown');
  const rows = await readOrderPage(pool, { userId, patterns: patternsOf(search ?? ''), after, limit: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const hasMore = rows.length > pageSize && last !== undefined;
  return ok({
    orders: shown.map((row) => listed(row, userId, now)),
    next_cursor: hasMore ? cursorOf({ placedAt: last.placed_at, id: last.id }) : null,
  });
}

/** A pattern for each word, as far as anybody would type them; signs that `like` knows are taken as they are. */
export function patternsOf(search: string): string[] {
  const words = search
    .toLowerCase()
    // Halves of characters and control characters, which no database can keep, separate words.
    .split(/[\s\p{C}]+/u)
    .filter((word) => word !== '');
  return words.slice(0, 10).map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}

function listed(row: ListedOrderRow, userId: string, now: Date): ListedOrderWire {
  return {
    order_id: row.id,
    number: row.number,
    status: row.status,
    placed: row.placed_at.toISOString(),
    customer_reference_code: row.customer_reference_code,
    po_number: row.po_number,
    item_names: row.item_names,
    product_slugs: row.product_slugs,
    tracking_numbers: row.tracking_numbers,
    currency: 'USD',
    total: formatDecimal(usd(row.total_minor)),
    is_owner: row.account_id === userId,
    invoice: invoiceOf(row, now),
    owner_name: row.owner_name,
  };
}

/** The invoice of a purchase order; everything else was paid with the order, and its invoice asks for nothing. */
function invoiceOf(row: ListedOrderRow, now: Date): ListedOrderWire['invoice'] {
  const { invoice_number: number, invoice_issued_at: issuedAt, method, net_terms_days: netTermsDays } = row;
  if (number === null || issuedAt === null) return null;
  const days = invoiceDays({ method, placedAt: row.placed_at, firstShippedAt: issuedAt, netTermsDays });
  if (!days?.dueAt) return null;
  const { amount_minor: amountMinor, refunded_minor: creditedMinor, invoice_paid_minor: paidMinor } = row;
  const { state, leftMinor } = invoiceBalance({ amountMinor, creditedMinor, paidMinor }, days.dueAt, now);
  return { number, state, left: formatDecimal(usd(leftMinor)), due: days.dueAt.toISOString() };
}

/** The last order of a page, after which the next one begins: new orders, which come first, move nothing. */
interface PagePlace {
  readonly placedAt: Date;
  readonly id: string;
}

/** The place as an opaque cursor for the wire. */
function cursorOf({ placedAt, id }: PagePlace): string {
  return Buffer.from(`${placedAt.getTime()} ${id}`).toString('base64url');
}

/** Null when the word was not made by {@link cursorOf}. */
function readCursor(cursor: string): PagePlace | null {
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const placedAt = new Date(/^\d{1,14}$/.test(time) ? Number(time) : Number.NaN);
  return Number.isNaN(placedAt.getTime()) || !validate(id) ? null : { placedAt, id };
}
