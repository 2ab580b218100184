import type { OrderContents } from '@cutsite/domain/checkout';
import type { Pool, PoolClient } from 'pg';
import { type OrderHandle, readStoredContents } from '../order-contents/index.ts';

/** What was ordered, as it was frozen then or corrected by staff since; null while nothing was. */
export async function readPlacedContents(
  db: Pool | PoolClient,
  { accountId, id }: Pick<OrderHandle, 'accountId' | 'id'>,
): Promise<OrderContents | null> {
  const { rows } = await db.query<{ contents: unknown; contents_version: number }>(
    `select v.contents, v.contents_version
       from placed_order p join order_version v on v.account_id = p.account_id and v.id = coalesce(p.current_version_id, p.version_id)
      where p.account_id = $1 and p.id = $2`,
    [accountId, id],
  );
  const [row] = rows;
  return row === undefined ? null : readStoredContents(row.contents, row.contents_version);
}
