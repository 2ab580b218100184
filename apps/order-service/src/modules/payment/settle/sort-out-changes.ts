import type { OrderContents } from '@cutsite/domain/checkout';
import type { PoolClient } from 'pg';

interface PaidCart {
  readonly accountId: string;
  readonly id: string;
  readonly contents: OrderContents;
  readonly now: Date;
}

/** Ends a cart that was paid for. */
export async function sortOutChanges(client: PoolClient, { accountId, id, now }: PaidCart): Promise<void> {
  await client.query({
    name: 'end-paid-cart',
    text: `update cart set status = 'ordered', updated_at = $3 where account_id = $1 and id = $2`,
    values: [accountId, id, now],
  });
}
