import type { OrderSummaryWire } from '@cutsite/contracts/checkout';
import type { Pool, PoolClient } from 'pg';
import type { Clock } from '../../clock/index.ts';
import { withTransaction } from '../../database/index.ts';
import { type Refusal, refuse } from '../../http/index.ts';
import { findOrder, lockOrder, type OrderHandle } from '../order-contents/index.ts';
import { showSummary } from './show-summary.ts';

export interface CheckoutDependencies {
  readonly pool: Pool;
  readonly clock: Clock;
}

/** Who asks, and the id as it stood in the path. */
export interface OrderOfUser {
  readonly userId: string;
  readonly id: string;
}

/** Why a change is not made. */
export type ChangeRefusal = Refusal<400 | 404 | 409>;

type Changed = { readonly status: 200; readonly body: OrderSummaryWire } | ChangeRefusal;

/** Texts of ours: why nothing can be changed now, or null. A quote holds its items; where it goes is chosen when it is paid. */
function whyFixed({ status, mayAct }: OrderHandle): string | null {
  if (status === 'ordered') return 'This order is placed and cannot be changed any more.';
  return mayAct ? null : 'Somebody else has taken this cart over and goes on with it.';
}

/** What a change comes to: null, or a refusal that takes back what it wrote. */
export type Change = (client: PoolClient, handle: OrderHandle, now: Date) => Promise<ChangeRefusal | null>;

class Refused extends Error {
  readonly answer: ChangeRefusal;

  constructor(answer: ChangeRefusal) {
    super('The change is refused');
    this.answer = answer;
  }
}

/**
 * Changes an order that is not placed yet, under its lock, and answers with its summary; all or nothing. Two windows that
 * change one order take turns, and each sees the summary with its own change in it.
 */
export async function changeOrder(
  { pool, clock }: CheckoutDependencies,
  { userId, id }: OrderOfUser,
  work: Change,
): Promise<Changed> {
  const found = await findOrder(pool, userId, id);
  if (found === null) return refuse.notFound();
  try {
    return await withTransaction(pool, async (client) => {
      const handle = await lockOrder(client, found);
      if (handle === null) return refuse.notFound();
      const reason = whyFixed(handle);
      if (reason !== null) return refuse.conflict(reason);
      const refusal = await work(client, handle, clock.now());
      if (refusal !== null) throw new Refused(refusal);
      return { status: 200, body: await showSummary(client, handle) };
    });
  } catch (error) {
    if (error instanceof Refused) return error.answer;
    throw error;
  }
}
