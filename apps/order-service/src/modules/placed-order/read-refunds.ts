import type { RefundTarget } from '@cutsite/domain/payment';
import type { Pool, PoolClient } from 'pg';

/** A refund as it is stored; `amount_minor` in minor units. */
export interface RefundRow {
  readonly id: string;
  readonly amount_minor: number;
  readonly status: 'created' | 'succeeded' | 'failed';
  readonly target: RefundTarget;
  readonly reason: string;
  readonly credit_note_number: string | null;
  readonly created_at: Date;
}

/** What was given back of the payment of an order, the first one first. */
export async function readRefunds(
  db: Pool | PoolClient,
  order: { readonly account_id: string; readonly payment_id: string },
): Promise<readonly RefundRow[]> {
  const { rows } = await db.query<RefundRow>({
    name: 'read-refunds-of-payment',
    text: `select id, amount_minor, status, target, reason, credit_note_number, created_at from refund
            where account_id = $1 and payment_id = $2 order by id`,
    values: [order.account_id, order.payment_id],
  });
  return rows;
}
