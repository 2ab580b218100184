import type { OrderStatus } from '@cutsite/domain/placed-order';
import type { PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';

interface OrderKey {
  readonly accountId: string;
  readonly id: string;
}

export async function updateOrderStatus(
  client: PoolClient,
  { accountId, id }: OrderKey,
  change: { readonly from: OrderStatus; readonly to: OrderStatus; readonly now: Date },
): Promise<void> {
  const { rowCount } = await client.query({
    name: 'update-order-status',
    text: `update placed_order set status = $4, updated_at = $5 where account_id = $1 and id = $2 and status = $3`,
    values: [accountId, id, change.from, change.to, change.now],
  });
  if (rowCount !== 1) throw new Error(`Order ${id} was no longer ${change.from}, though its cart was locked`);
}

/** A line of the history, which only grows. */
export async function insertHistory(
  client: PoolClient,
  { accountId, id }: OrderKey,
  line: {
    readonly groupId: string | null;
    readonly from: string;
    readonly to: string;
    /** Null: the store itself. */
    readonly actorId: string | null;
    readonly note: string;
    readonly now: Date;
  },
): Promise<void> {
  await client.query({
    name: 'insert-order-history',
    text: `insert into order_history (account_id, order_id, id, group_id, from_status, to_status, actor_id, note, at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [accountId, id, uuid(), line.groupId, line.from, line.to, line.actorId, line.note, line.now],
  });
}
