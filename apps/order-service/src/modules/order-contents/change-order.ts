import { type CartAction, cartCan, cartRefusalMessages } from '@cutsite/domain/cart';
import { withTransaction } from '@cutsite/service-base/database';
import { type Refusal, refuse } from '@cutsite/service-base/http';
import type { Pool, PoolClient } from 'pg';
import { findOrder, lockOrder, type OrderHandle } from './order-handle.ts';

export interface ChangeOfOrder {
  readonly userId: string;
  /** As it stood in the path. */
  readonly id: string;
  /** What is about to be done: the state of the cart has to allow it. */
  readonly action: CartAction;
}

/**
 * Does `work` in one transaction that holds the lock of the order. An order that this user may not see is a 404; one
 * whose state does not allow the change, or that another person holds, a 409 with the reason.
 */
export async function changeOrder<A>(
  pool: Pool,
  { userId, id, action }: ChangeOfOrder,
  work: (client: PoolClient, handle: OrderHandle) => Promise<A>,
): Promise<A | Refusal<404 | 409>> {
  const found = await findOrder(pool, userId, id);
  if (found === null) return refuse.notFound();
  return withTransaction<A | Refusal<404 | 409>>(pool, async (client) => {
    const handle = await lockOrder(client, found);
    if (handle === null) return refuse.notFound();
    const can = cartCan(action, handle);
    return can.ok ? work(client, handle) : refuse.conflict(cartRefusalMessages[can.error]);
  });
}
