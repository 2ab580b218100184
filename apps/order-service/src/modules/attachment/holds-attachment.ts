import type { PoolClient } from 'pg';
import type { OrderHandle } from '../order-contents/index.ts';

/** Files lie beside the order that they belong to, whoever of its owner and its holder attached them. */
export async function holdsAttachment(
  client: PoolClient,
  { accountId, id: orderId }: Pick<OrderHandle, 'accountId' | 'id'>,
  id: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'select 1 from attachment where account_id = $1 and cart_id = $2 and id = $3',
    [accountId, orderId, id],
  );
  return rowCount === 1;
}
