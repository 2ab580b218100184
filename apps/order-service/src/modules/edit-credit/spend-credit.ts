import { err, ok, type Result } from '@cutsite/domain/result';
import type { PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';

interface CreditRow {
  readonly id: string;
  readonly balance_minor: number;
}

/** What an order takes from the credit of the payer. */
export interface SpentCredit {
  readonly accountId: string;
  readonly amountMinor: number;
  readonly paymentId: string;
  readonly orderId: string;
  readonly now: Date;
}

/**
 * Takes all of an amount from the edit credit of an account or nothing, the oldest first (ruling 17), each with a line
 * of its ledger, in the payment's transaction.
 *
 * @returns which of them were drawn on; the sum of their balances when all together are too little
 */
export async function spendCredit(
  client: PoolClient,
  { accountId, amountMinor, paymentId, orderId, now }: SpentCredit,
): Promise<Result<readonly string[], { readonly balanceMinor: number }>> {
  const credits = await lockCredits(client, accountId);
  const draws = planDraws(credits, amountMinor);
  if (draws === null) return err({ balanceMinor: credits.reduce((sum, credit) => sum + credit.balance_minor, 0) });
  for (const draw of draws) {
    await client.query({
      name: 'draw-on-edit-credit',
      text: `with drawn as (
               update edit_credit set balance_minor = balance_minor - $3, updated_at = $4
                where account_id = $1 and id = $2 and balance_minor >= $3 returning balance_minor)
             insert into edit_credit_transaction (account_id, id, edit_credit_id, kind, amount_minor,
                                                  balance_after_minor, payment_id, order_id, at)
             select $1, $5, $2, 'spend', -$3::bigint, (select balance_minor from drawn), $6, $7, $4`,
      values: [accountId, draw.id, draw.minor, now, uuid(), paymentId, orderId],
    });
  }
  return ok(draws.map(({ id }) => id));
}

/** Locked in one order by everybody, so that two payments queue and never deadlock. */
async function lockCredits(client: PoolClient, accountId: string): Promise<readonly CreditRow[]> {
  const { rows } = await client.query<CreditRow>({
    name: 'lock-edit-credits',
    text: `select id, balance_minor from edit_credit where account_id = $1 and balance_minor > 0
            order by created_at, id for update`,
    values: [accountId],
  });
  return rows;
}

/** How much comes from which account; null when all of them together are too little. */
function planDraws(credits: readonly CreditRow[], dueMinor: number): { id: string; minor: number }[] | null {
  const draws: { id: string; minor: number }[] = [];
  let left = dueMinor;
  for (const { id, balance_minor: balance } of credits) {
    const minor = Math.min(left, balance);
    if (minor > 0) draws.push({ id, minor });
    left -= minor;
  }
  return left === 0 ? draws : null;
}
