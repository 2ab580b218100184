import type { Pool } from 'pg';
import { knownId } from '../../order-contents/index.ts';
import type { PlacedOrderDependencies } from '../placed-order-dependencies.ts';

/** Whoever has not said so for this long no longer has the order open. */
const goneAfterMs = 60_000;

/** Who else of the staff has an order open, and its revision. */
export interface Onlookers {
  readonly others: readonly string[];
  readonly revision: number;
}

/**
 * Says that somebody has an order open and tells who else does, over all processes. It is a hint and keeps nobody from
 * anything. Null: there is no such order.
 */
export async function lookAtOrder(
  { pool, clock }: Pick<PlacedOrderDependencies, 'pool' | 'clock'>,
  { staffId, id: asked }: { readonly staffId: string; readonly id: string },
): Promise<Onlookers | null> {
  const id = knownId(asked);
  if (id === null) return null;
  const now = clock.now();
  const { rows } = await pool.query<{ revision: number; others: string[] }>({
    name: 'look-at-order',
    text: `with looked_at as (select id, revision from placed_order where id = $1),
                seen as (
                  insert into order_onlooker (order_id, staff_id, seen_at) select id, $2, $3 from looked_at
                  on conflict (order_id, staff_id) do update set seen_at = excluded.seen_at)
           select revision, array(
                    select trim(a.first_name || ' ' || a.last_name) from order_onlooker o join account a on a.id = o.staff_id
                     where o.order_id = looked_at.id and o.staff_id <> $2 and o.seen_at > $4
                     order by o.staff_id) as others
             from looked_at`,
    values: [id, staffId, now, new Date(now.getTime() - goneAfterMs)],
  });
  return rows[0] ?? null;
}

/** Forgets who is long gone. */
export async function forgetOnlookers(pool: Pool, now: Date): Promise<void> {
  await pool.query('delete from order_onlooker where seen_at <= $1', [new Date(now.getTime() - goneAfterMs)]);
}
