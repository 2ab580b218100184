import type { PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';

/** How much of a payment goes back to what it was drawn from, in minor units, and when. */
export interface PutBackDraw {
  readonly accountId: string;
  readonly paymentId: string;
  readonly orderId: string | null;
  readonly amountMinor: number;
  readonly now: Date;
}

/** Makes some of what this payment drew from a blanket purchase order available again. */
export async function putBackOnBlanketPo(
  client: PoolClient,
  { accountId, paymentId, orderId, amountMinor, now }: PutBackDraw,
): Promise<void> {
  const { rowCount } = await client.query({
    name: 'give-back-to-blanket-po',
    text: `with drawn as (
             select blanket_po_id from blanket_po_transaction
              where account_id = $1 and payment_id = $2 and amount_minor < 0),
           given as (
             update blanket_po b set balance_minor = b.balance_minor + $6, updated_at = $3
               from drawn d where b.account_id = $1 and b.id = d.blanket_po_id returning b.id, b.balance_minor)
           insert into blanket_po_transaction (account_id, id, blanket_po_id, amount_minor, balance_after_minor, payment_id,
                                               order_id, at)
           select $1, $4, g.id, $6, g.balance_minor, $2, $5, $3 from given g`,
    values: [accountId, paymentId, now, uuid(), orderId, amountMinor],
  });
  if (rowCount !== 1) throw new Error(`Payment ${paymentId} drew on no blanket purchase order`);
}
