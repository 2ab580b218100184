import type { PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import { addToCredit } from './edit-credit.repository.ts';

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
