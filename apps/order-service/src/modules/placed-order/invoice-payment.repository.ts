import type { ReceivedPayment } from '@cutsite/domain/placed-order';
import type { Pool, PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import { fullName } from '../../database/index.ts';

/** A payment of an invoice as staff recorded it; `amount_minor` in minor units. */
export interface InvoicePaymentRow {
  readonly id: string;
  /** The day on the bank statement, `2026-12-01`. */
  readonly received_on: string;
  readonly amount_minor: number;
  readonly reference: string;
  readonly recorded_by_name: string;
  readonly recorded_at: Date;
  /** Null: it counts. */
  readonly taken_back_at: Date | null;
  readonly taken_back_by_name: string | null;
  readonly taken_back_reason: string | null;
}

/** Whose invoice. */
export interface InvoiceKey {
  readonly accountId: string;
  readonly orderId: string;
}

/** Every payment recorded for an invoice, also those that were taken back, in the order in which they were recorded. */
export async function readInvoicePayments(
  db: Pool | PoolClient,
  { accountId, orderId }: InvoiceKey,
): Promise<readonly InvoicePaymentRow[]> {
  const { rows } = await db.query<InvoicePaymentRow>({
    name: 'read-invoice-payments',
    text: `select r.id, r.received_on::text, r.amount_minor, r.reference, r.actor_name as recorded_by_name,
                  r.recorded_at,
                  b.taken_back_at, b.actor_name as taken_back_by_name, b.reason as taken_back_reason
             from invoice_payment r
             left join invoice_payment_taken_back b on b.account_id = r.account_id and b.payment_id = r.id
            where r.account_id = $1 and r.order_id = $2 order by r.id`,
    values: [accountId, orderId],
  });
  return rows;
}

/** What of the payments of invoice `i` counts, in minor units: for statements that read many invoices. */
export const paidOfInvoice = `coalesce((
  select sum(r.amount_minor)::bigint from invoice_payment r
   where r.account_id = i.account_id and r.order_id = i.order_id
     and not exists (select from invoice_payment_taken_back b where b.account_id = r.account_id and b.payment_id = r.id)), 0)`;

interface Written extends InvoiceKey {
  readonly actorId: string;
  readonly now: Date;
}

/** @returns the id of the entry */
export async function insertInvoicePayment(
  client: PoolClient,
  { receivedOn, amount, reference, ...written }: ReceivedPayment & Written,
): Promise<string> {
  const id = uuid();
  await client.query(
    `insert into invoice_payment (account_id, id, order_id, received_on, amount_minor, currency, reference, actor_id, actor_name,
                                  recorded_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, (select ${fullName()} from account where id = $8), $9)`,
    [
      written.accountId,
      id,
      written.orderId,
      receivedOn,
      amount.minor,
      amount.currency,
      reference,
      written.actorId,
      written.now,
    ],
  );
  return id;
}

/** Ends an entry; the row that is taken back stays as it is. */
export async function insertTakenBack(
  client: PoolClient,
  taken: Omit<Written, 'orderId'> & { readonly paymentId: string; readonly reason: string },
): Promise<void> {
  await client.query(
    `insert into invoice_payment_taken_back (account_id, payment_id, reason, actor_id, actor_name, taken_back_at)
     values ($1, $2, $3, $4, (select ${fullName()} from account where id = $4), $5)`,
    [taken.accountId, taken.paymentId, taken.reason, taken.actorId, taken.now],
  );
}
