import type { PoolClient } from 'pg';
import type { OrderHandle } from '../order-contents/index.ts';

/** Whether the quote of a cart still holds its prices. */
export async function hasLiveQuote(
  client: PoolClient,
  { accountId, id }: Pick<OrderHandle, 'accountId' | 'id'>,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'select 1 from quote where account_id = $1 and cart_id = $2 and withdrawn_at is null and expires_at > $3 limit 1',
    [accountId, id, now],
  );
  return rowCount === 1;
}
