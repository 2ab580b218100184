import { err, type Result } from '@cutsite/domain/result';
import { withTransaction } from '@cutsite/service-base/database';
import { findOrder } from '../../order-contents/index.ts';
import { sendRefunds } from '../../payment/index.ts';
import { mayCancel, type OrderFacts, readOrderFacts } from '../order-facts.ts';
import type { PlacedOrderDependencies } from '../placed-order-dependencies.ts';
import { type ChangeRefusal, changeOrderStatus } from './change-order-status.ts';

interface CancelCommand {
  readonly userId: string;
  readonly id: string;
  readonly note: string;
}

/**
 * Cancels an order for its payer, while it is not being made; what was paid goes back. Asked twice, it is refused
 * the second time, and nothing happens twice.
 */
export async function cancelPlacedOrder(
  dependencies: PlacedOrderDependencies,
  { userId, id, note }: CancelCommand,
): Promise<Result<OrderFacts, ChangeRefusal>> {
  const { pool, clock, config, tables } = dependencies;
  const order = await findOrder(pool, userId, id);
  if (order === null) return err({ code: 'no_order' });
  const { accountId, mayAct } = order;
  const cancelled = await withTransaction(pool, async (client): Promise<Result<OrderFacts, ChangeRefusal>> => {
    const facts = await readOrderFacts(client, tables, order);
    if (facts === null) return err({ code: 'no_order' });
    const answer = mayCancel(facts, mayAct);
    if (!answer.ok) return answer;
    return changeOrderStatus(
      client,
      {
        accountId,
        id: order.id,
        groupId: null,
        to: 'cancelled',
        actorId: userId,
        actors: ['customer'],
        note,
        carrier: null,
        trackingNumber: null,
      },
      { now: clock.now(), publicUrl: config.publicUrl, payTo: config, tables },
    );
  });
  if (cancelled.ok) await sendRefunds(dependencies, { accountId, paymentId: cancelled.value.order.payment_id });
  return cancelled;
}
