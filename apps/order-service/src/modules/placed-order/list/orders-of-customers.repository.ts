import type { Pool } from 'pg';

/** How many orders somebody placed or paid for. */
export interface OrdersOfCustomer {
  readonly count: number;
  readonly latest: Date;
}

/** The orders of each of these accounts; who has none is missing. Both halves walk an index (0041). */
export async function countOrdersOf(
  pool: Pool,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrdersOfCustomer>> {
  const { rows } = await pool.query<OrdersOfCustomer & { readonly id: string }>(
    `select c.id, count(*)::integer as count, max(o.placed_at) as latest
       from unnest($1::uuid[]) c (id)
      cross join lateral (
        select placed_at from placed_order where account_id = c.id
        union all
        select placed_at from placed_order where payer_account_id = c.id and account_id <> c.id) o
      group by c.id`,
    [ids],
  );
  return new Map(rows.map(({ id, ...orders }) => [id, orders]));
}

/** The number of a placed order and its moment; null: it is not placed. */
export async function readNumberOfOrder(
  pool: Pool,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<{ readonly id: string; readonly number: string; readonly placedAt: Date } | null> {
  const { rows } = await pool.query<{ id: string; number: string; placedAt: Date }>(
    'select id, number, placed_at as "placedAt" from placed_order where account_id = $1 and id = $2',
    [accountId, id],
  );
  return rows[0] ?? null;
}
