import type { OrderContents } from '@cutsite/domain/checkout';
import type { Pool, PoolClient } from 'pg';
import type { OrderHandle } from '../order-contents/index.ts';

/** What was paid, as it was frozen then; null while nothing was. */
export async function readPlacedContents(
  db: Pool | PoolClient,
  { accountId, id }: Pick<OrderHandle, 'accountId' | 'id'>,
): Promise<OrderContents | null> {
  const { rows } = await db.query<{ contents: OrderContents }>(
    `select v.contents from placed_order p join order_version v on v.account_id = p.account_id and v.id = p.version_id
      where p.account_id = $1 and p.id = $2`,
    [accountId, id],
  );
  return rows[0]?.contents ?? null;
}
