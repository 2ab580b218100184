import type { PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import { addToCredit } from './edit-credit.repository.ts';

/** How much of a payment goes back to what it was drawn from, in minor units, and when. */
export interface PutBackCredit {
  readonly accountId: string;
  readonly paymentId: string;
  readonly orderId: string | null;
  readonly amountMinor: number;
  readonly now: Date;
}

interface Draw {
  readonly ledger_id: string;
  /** What the payment took from it and has not put back. */
  readonly minor: number;
}

/**
 * Puts money back on the edit-credit accounts that this payment took it from, as a line of each ledger: the account
 * that was drawn on last has it first, and none has more than was taken from it.
 */
export async function putBackCredit(
  client: PoolClient,
  { accountId, paymentId, orderId, amountMinor, now }: PutBackCredit,
): Promise<void> {
  // In the order in which payments lock them, so that the two never wait for each other.
  await client.query({
    name: 'lock-credits-drawn-on',
    text: `select 1 from edit_credit where account_id = $1 and id in (
             select edit_credit_id from edit_credit_transaction where account_id = $1 and payment_id = $2)
            order by created_at, id for update`,
    values: [accountId, paymentId],
  });
  const { rows } = await client.query<Draw>({
    name: 'read-draws-on-edit-credit',
    text: `select edit_credit_id as ledger_id, -sum(amount_minor)::bigint as minor from edit_credit_transaction
            where account_id = $1 and payment_id = $2 and kind in ('spend', 'refund')
            group by edit_credit_id having sum(amount_minor) < 0 order by min(id::text) desc`,
    values: [accountId, paymentId],
  });
  let left = amountMinor;
  for (const { ledger_id: ledgerId, minor: taken } of rows) {
    const minor = Math.min(left, taken);
    left -= minor;
    if (minor === 0) continue;
    await client.query({
      name: 'give-back-to-edit-credit',
      text: `with given as (
               update edit_credit set balance_minor = balance_minor + $3, updated_at = $4
                where account_id = $1 and id = $2 returning balance_minor)
             insert into edit_credit_transaction (account_id, id, edit_credit_id, kind, amount_minor, balance_after_minor,
                                                  payment_id, order_id, at)
             select $1, $5, $2, 'refund', $3, balance_minor, $6, $7, $4 from given`,
      values: [accountId, ledgerId, minor, now, uuid(), paymentId, orderId],
    });
  }
  if (left > 0) throw new Error(`Payment ${paymentId} took less from edit credit than is given back`);
}

/**
 * Opens the first edit-credit account of a customer with money that is given, not paid; false when there is an account
 * in its place.
 */
export async function openGrantedCredit(
  client: PoolClient,
  { accountId, code, minor, note, now }: { accountId: string; code: string; minor: number; note: string; now: Date },
): Promise<boolean> {
  const creditId = uuid();
  const { rowCount } = await client.query(
    `insert into edit_credit (account_id, id, code, credit_type, place, created_at, updated_at)
     values ($1, $2, $3, 'edit_credit', 1, $4, $4) on conflict (account_id, place) do nothing`,
    [accountId, creditId, code, now],
  );
  if (rowCount !== 1) return false;
  const grant = {
    accountId,
    creditId,
    transactionId: uuid(),
    kind: 'grant',
    minor,
    paymentId: null,
    note,
    now,
  } as const;
  return addToCredit(client, grant);
}
