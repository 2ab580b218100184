import type { RefundTarget } from '@cutsite/domain/payment';
import type { Pool, PoolClient } from 'pg';
import type { PaymentKey, PaymentRow } from '../payment.repository.ts';

export interface NewRefund {
  readonly id: string;
  readonly amountMinor: number;
  readonly status: 'created' | 'succeeded';
  readonly target: RefundTarget;
  /** Null: it corrects no invoice. */
  readonly creditNoteNumber: string | null;
  readonly reason: string;
  readonly requestedBy: string | null;
  readonly now: Date;
}

/**
 * Writes a refund down and what the payment then is: one that went through and has all of its amount back is refunded,
 * one that had ended stays so. The caller holds the lock of the payment.
 */
export async function insertRefund(client: PoolClient, payment: PaymentRow, refund: NewRefund): Promise<void> {
  await client.query({
    name: 'insert-refund',
    text: `with refunded as (
             update payment set refunded_minor = refunded_minor + $4, updated_at = $8,
                    status = case when status = 'succeeded' and refunded_minor + $4 = amount_minor then 'refunded' else status end
              where account_id = $1 and id = $3)
           insert into refund (account_id, id, payment_id, amount_minor, status, reason, requested_by, created_at, updated_at,
                               target, credit_note_number, next_ask_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $10, $8::timestamptz + interval '10 seconds')`,
    values: [
      payment.account_id,
      refund.id,
      payment.id,
      refund.amountMinor,
      refund.status,
      refund.reason,
      refund.requestedBy,
      refund.now,
      refund.target,
      refund.creditNoteNumber,
    ],
  });
}

/** A refund that the card network has to be asked for. */
export interface RefundToSend {
  readonly accountId: string;
  readonly refundId: string;
  readonly paymentId: string;
  readonly intentId: string;
  readonly amountMinor: number;
}

const toSend = `r.account_id as "accountId", r.id as "refundId", r.payment_id as "paymentId", p.network_id as "intentId",
  r.amount_minor as "amountMinor"`;

/** Those of one payment. */
export async function readRefundsToSend(pool: Pool, key: PaymentKey): Promise<readonly RefundToSend[]> {
  const { rows } = await pool.query<RefundToSend>({
    name: 'read-refunds-to-send',
    text: `select ${toSend} from refund r join payment p on p.account_id = r.account_id and p.id = r.payment_id
            where r.account_id = $1 and r.payment_id = $2 and r.status = 'created'`,
    values: [key.accountId, key.paymentId],
  });
  return rows;
}

/** Those that were left over. Who takes one has ten seconds for it; then another process takes it too. */
export async function claimRefunds(pool: Pool, now: Date): Promise<readonly RefundToSend[]> {
  const { rows } = await pool.query<RefundToSend>({
    name: 'claim-refunds',
    text: `update refund r set next_ask_at = $1::timestamptz + interval '10 seconds' from payment p
            where p.account_id = r.account_id and p.id = r.payment_id and (r.account_id, r.id) in (
              select account_id, id from refund where status = 'created' and next_ask_at <= $1
               order by next_ask_at limit 20 for update skip locked)
        returning ${toSend}`,
    values: [now],
  });
  return rows;
}

/** The network could not say it now: it is asked again in growing distances, at most ten minutes. */
export async function askLater(pool: Pool, refund: RefundToSend, now: Date): Promise<void> {
  await pool.query({
    name: 'ask-for-refund-later',
    text: `update refund set next_ask_at = $3::timestamptz
                  + least(greatest($3::timestamptz - created_at, interval '10 seconds'), interval '10 minutes')
            where account_id = $1 and id = $2 and status = 'created'`,
    values: [refund.accountId, refund.refundId, now],
  });
}

/**
 * What the card network said. When it failed, the amount is not given back, and a payment that went through stays one.
 */
export async function saveNetworkAnswer(
  client: PoolClient,
  refund: RefundToSend,
  answer: { readonly networkId: string; readonly status: 'succeeded' | 'failed'; readonly now: Date },
): Promise<void> {
  const { rowCount } = await client.query({
    name: 'keep-refund-answer',
    text: `update refund set status = $3, network_id = $4, updated_at = $5
            where account_id = $1 and id = $2 and status = 'created'`,
    values: [refund.accountId, refund.refundId, answer.status, answer.networkId, answer.now],
  });
  if (rowCount === 0 || answer.status === 'succeeded') return;
  await client.query({
    name: 'take-refund-back',
    text: `update payment set refunded_minor = refunded_minor - $3, updated_at = $4,
                  status = case when status = 'refunded' then 'succeeded' else status end
            where account_id = $1 and id = $2`,
    values: [refund.accountId, refund.paymentId, refund.amountMinor, answer.now],
  });
}
