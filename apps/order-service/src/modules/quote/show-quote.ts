import { orderContentsToWire } from '@cutsite/contracts/order-contents';
import type { ListedQuoteWire, QuoteWire } from '@cutsite/contracts/quote';
import { quotedTotal } from '@cutsite/domain/checkout';
import { formatDecimal } from '@cutsite/domain/money';
import { type QuoteDates, type QuoteState, quoteState } from '@cutsite/domain/quote';
import type { Clock } from '@cutsite/service-base/clock';
import type { Pool } from 'pg';
import type { Config } from '../../config/index.ts';
import type { ItemTables } from '../../item-tables/index.ts';
import { deliveriesOf, deliveriesToWire, findOrder, type OrderHandle } from '../order-contents/index.ts';
import { voucherRefusal } from '../voucher/index.ts';
import { type QuoteRow, type QuoteWithContents, readQuote, readQuotes } from './quote.repository.ts';

export interface QuoteDependencies {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly config: Pick<Config, 'publicUrl' | 'seller' | 'originCountry'>;
  readonly tables: ItemTables;
}

/** Whose quote, of which order. */
export interface AskedQuote {
  readonly userId: string;
  /** As it stood in the path. */
  readonly id: string;
  /** Null: the latest one. */
  readonly number: string | null;
}

/** A quote with the cart that it is of. */
export interface FoundQuote {
  readonly order: Pick<OrderHandle, 'accountId' | 'actorId'>;
  readonly quote: QuoteWithContents;
}

/** The quote of an order, for its owner and its holder; null when there is none. */
export async function findQuote(
  { pool }: Pick<QuoteDependencies, 'pool'>,
  { userId, id, number }: AskedQuote,
): Promise<{ readonly order: OrderHandle; readonly quote: QuoteWithContents } | null> {
  const order = await findOrder(pool, userId, id);
  const quote = order === null ? null : await readQuote(pool, order.accountId, order.id, number);
  return order === null || quote === null ? null : { order, quote };
}

export async function showQuote(dependencies: QuoteDependencies, asked: AskedQuote): Promise<QuoteWire | null> {
  const found = await findQuote(dependencies, asked);
  if (found === null) return null;
  const { order, quote } = found;
  const now = dependencies.clock.now();
  const state = stateOf(quote, now);
  const isOpen = state === 'valid';
  const { voucher } = quote.contents;
  const mayBePaid = voucher !== null && (isOpen || state === 'expired');
  return {
    ...headOf(quote, now),
    may_act: order.mayAct,
    contents: orderContentsToWire(dependencies.tables, quote.contents),
    voucher_refusal: mayBePaid ? await voucherRefusal(dependencies.pool, order, voucher.code, now) : null,
    includes_shipping_and_tax: quotedTotal(quote.contents).includesShippingAndTax,
    deliveries: isOpen ? deliveriesToWire(deliveriesOf(dependencies.tables, quote.contents, now)) : [],
  };
}

export async function listQuotes(
  { pool, clock }: Pick<QuoteDependencies, 'pool' | 'clock'>,
  userId: string,
): Promise<ListedQuoteWire[]> {
  const now = clock.now();
  return (await readQuotes(pool, userId)).map((row) => {
    const { total, includesShippingAndTax } = quotedTotal(row);
    return {
      ...headOf(row, now),
      item_count: row.item_count,
      customer_reference_code: row.customer_reference_code,
      currency: 'USD',
      total: formatDecimal(total),
      includes_shipping_and_tax: includesShippingAndTax,
    };
  });
}

/** What decides what a quote is good for. */
export const datesOf = (row: QuoteRow): QuoteDates => ({
  expiresAt: row.expires_at,
  honouredUntil: row.honoured_until,
  withdrawnAt: row.withdrawn_at,
  replacedBy: row.replaced_by,
  isOrdered: row.cart_status === 'ordered',
});

/** What the quote is good for at this moment. */
export function stateOf(row: QuoteRow, now: Date): QuoteState {
  return quoteState(datesOf(row), now);
}

export function headOf(row: QuoteRow, now: Date) {
  return {
    order_id: row.cart_id,
    number: row.number,
    state: stateOf(row, now),
    replaced_by: row.replaced_by,
    issued: row.issued_at.toISOString(),
    expires: row.expires_at.toISOString(),
    honoured_until: row.honoured_until?.toISOString() ?? null,
  };
}
