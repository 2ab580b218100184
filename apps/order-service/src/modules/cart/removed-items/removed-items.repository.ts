import { maxRemovedItems } from '@cutsite/domain/cart';
import type { Pool, PoolClient } from 'pg';
import { readStoredItem } from '../../order-contents/index.ts';
import type { SourceRow } from '../copies/copies.repository.ts';

type Queryable = Pool | PoolClient;

/** An item that was taken out of a cart; the amount is that of one copy. */
export interface RemovedRow extends SourceRow {
  readonly removed_at: Date;
}

interface StoredRow extends Omit<RemovedRow, 'item'> {
  readonly item: unknown;
  readonly item_version: number;
}

const columns = 'id, item, item_version, quantity, subtotal_minor, removed_at';

const readRow = ({ item_version: version, item, ...row }: StoredRow): RemovedRow => ({
  ...row,
  item: readStoredItem(item, version),
});

/** What this account has taken out after `since`, the last one first. */
export async function readRemoved(db: Queryable, accountId: string, since: Date): Promise<readonly RemovedRow[]> {
  const { rows } = await db.query<StoredRow>(
    `select ${columns} from removed_cart_item where account_id = $1 and removed_at > $2
      order by removed_at desc, id desc limit ${maxRemovedItems}`,
    [accountId, since],
  );
  return rows.map(readRow);
}

/** The one of this id, locked until the end of the transaction: of two that bring it back one finds it. */
export async function lockRemoved(
  client: PoolClient,
  command: { readonly accountId: string; readonly id: string; readonly since: Date },
): Promise<readonly RemovedRow[]> {
  const { rows } = await client.query<StoredRow>(
    `select ${columns} from removed_cart_item where account_id = $1 and id = $2 and removed_at > $3 for update`,
    [command.accountId, command.id, command.since],
  );
  return rows.map(readRow);
}

export async function forgetRemoved(client: PoolClient, accountId: string, id: string): Promise<void> {
  await client.query('delete from removed_cart_item where account_id = $1 and id = $2', [accountId, id]);
}

export async function forgetRemovedBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from removed_cart_item where removed_at <= $1', [before]);
}
