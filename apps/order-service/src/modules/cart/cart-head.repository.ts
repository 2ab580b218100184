import type { CartStatus } from '@cutsite/domain/cart';
import type { PoolClient } from 'pg';
import type { OrderHandle } from '../order-contents/index.ts';

type OfOrder = Pick<OrderHandle, 'accountId' | 'id'>;

/** Sets the customer's reference, or takes it off. */
export async function writeReference(
  client: PoolClient,
  { accountId, id }: OfOrder,
  code: string | null,
  now: Date,
): Promise<void> {
  await client.query(
    'update cart set customer_reference_code = $3, updated_at = $4 where account_id = $1 and id = $2',
    [accountId, id, code, now],
  );
}

export async function writeStatus(
  client: PoolClient,
  { accountId, id }: OfOrder,
  status: CartStatus,
  now: Date,
): Promise<void> {
  await client.query('update cart set status = $3, updated_at = $4 where account_id = $1 and id = $2', [
    accountId,
    id,
    status,
    now,
  ]);
}
