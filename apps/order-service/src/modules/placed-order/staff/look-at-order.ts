import { lookAt } from '@cutsite/service-base/onlookers';
import { peopleOf } from '../../account/index.ts';
import { knownId } from '../../order-contents/index.ts';
import type { PlacedOrderDependencies } from '../placed-order-dependencies.ts';

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
  const { rows } = await pool.query<{ revision: number }>('select revision from placed_order where id = $1', [id]);
  if (rows[0] === undefined) return null;
  const others = await lookAt(pool, { kind: 'order', id, staffId, now: clock.now() });
  const people = others.length === 0 ? [] : await peopleOf(pool, others);
  return { others: people.map(({ name }) => name), revision: rows[0].revision };
}
