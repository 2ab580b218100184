import { withTransaction } from '@cutsite/service-base/database';
import { putMail } from '@cutsite/service-base/outbox';
import type { Pool, PoolClient } from 'pg';
import { balanceOf } from '../invoice-to-wire.ts';
import type { OrderFacts } from '../order-facts.ts';
import type { PayTo } from './how-to-pay.ts';
import { invoiceMail, readersOfInvoice } from './invoice-mail.ts';

export interface InvoiceToIssue {
  readonly accountId: string;
  readonly orderId: string;
  /** The date on the invoice; its year is that of the number. */
  readonly issuedAt: Date;
}

/**
 * Gives the invoice of an order its number, `INV-2026-000123`: the next one of its year, without a gap. The row of the
 * year stays locked until the transaction ends, so that this is the last thing that it does. Rolled back, it takes no
 * number.
 *
 * @returns the number
 * @throws Error of the database when the order has an invoice already: ask first, under the lock of the order
 */
export async function issueInvoice(client: PoolClient, invoice: InvoiceToIssue): Promise<string> {
  const { accountId, orderId, issuedAt } = invoice;
  const { rows } = await client.query<{ number: string }>({
    name: 'issue-invoice',
    text: `with counter as (
             insert into invoice_counter as c (year, last_number) values ($1, 1)
             on conflict (year) do update set last_number = c.last_number + 1 returning c.year, c.last_number as taken)
           insert into invoice (account_id, order_id, number, year, sequence, issued_at)
           select $2, $3, 'INV-' || year || '-' || lpad(taken::text, greatest(6, length(taken::text)), '0'), year, taken, $4
             from counter
           returning number`,
    values: [issuedAt.getUTCFullYear(), accountId, orderId, issuedAt],
  });
  const [row] = rows;
  if (row === undefined) throw new Error(`The invoice of order ${orderId} got no number`);
  return row.number;
}

/**
 * An order with the number of its invoice. One that is issued and has none was placed or shipped by the version before:
 * it gets its number here, by the same counter. Once, however many look at it at the same time.
 */
export async function withInvoiceNumber(pool: Pool, facts: OrderFacts): Promise<OrderFacts> {
  const { order, invoice } = facts;
  if (invoice === null || order.invoice_number !== null) return facts;
  const number = await withTransaction(pool, async (client) => {
    await client.query('select 1 from placed_order where account_id = $1 and id = $2 for update', [
      order.account_id,
      order.id,
    ]);
    return (await numberOf(client, order)) ?? issueMissing(client, facts);
  });
  return numbered(facts, number);
}

/** What the mail of an invoice needs besides the order. */
export interface InvoiceMailContext {
  readonly now: Date;
  readonly publicUrl: string;
  readonly payTo: PayTo;
}

/**
 * The same inside a transaction that holds the lock of the order; the last thing that it does. With its number goes the
 * mail that asks for the payment, once (OR-13). What was paid with the order has had its receipt.
 *
 * @param mailing absent: the invoice was issued by a version before, and no mail goes out so late
 */
export async function issueMissing(
  client: PoolClient,
  facts: OrderFacts,
  mailing?: InvoiceMailContext,
): Promise<string | null> {
  const { order, invoice } = facts;
  if (invoice === null) return null;
  if (order.invoice_number !== null) return order.invoice_number;
  const { issuedAt, dueAt } = invoice;
  const number = await issueInvoice(client, { accountId: order.account_id, orderId: order.id, issuedAt });
  const leftMinor = mailing === undefined ? 0 : (balanceOf(facts, mailing.now)?.leftMinor ?? 0);
  if (mailing !== undefined && dueAt !== null && leftMinor > 0) {
    const words = { ...mailing, facts, number, dueAt, leftMinor };
    for (const reader of readersOfInvoice(order)) await putMail(client, invoiceMail(reader, words), mailing.now);
  }
  return number;
}

export const numbered = (facts: OrderFacts, number: string | null): OrderFacts => ({
  ...facts,
  order: { ...facts.order, invoice_number: number },
});

async function numberOf(client: PoolClient, order: OrderFacts['order']): Promise<string | null> {
  const { rows } = await client.query<{ number: string }>(
    'select number from invoice where account_id = $1 and order_id = $2',
    [order.account_id, order.id],
  );
  return rows[0]?.number ?? null;
}
