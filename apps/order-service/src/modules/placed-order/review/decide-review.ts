import { type OrderActor, orderCan, type ReviewDecision } from '@cutsite/domain/placed-order';
import { err, ok, type Result } from '@cutsite/domain/result';
import type { PoolClient } from 'pg';
import { type ChangeContext, type ChangeRefusal, changeOrderStatus } from '../change/change-order-status.ts';
import { insertOrderEvent } from '../event/order-event.repository.ts';
import { type OrderFacts, readOrderFacts } from '../order-facts.ts';
import { toMove } from '../placed-order.repository.ts';

/** What somebody decides about the review of an order, and why. */
export interface ReviewToDecide {
  readonly decision: ReviewDecision;
  readonly actorId: string;
  readonly actors: readonly OrderActor[];
  readonly note: string;
}

/**
 * Writes down what the review of an order comes to (ruling 6). The caller holds the lock of the order. An order that
 * waited for nothing else is confirmed by itself; one that is held goes back into review.
 */
export async function decideReview(
  client: PoolClient,
  { order }: OrderFacts,
  { decision, actorId, actors, note }: ReviewToDecide,
  surroundings: ChangeContext,
): Promise<Result<OrderFacts, ChangeRefusal>> {
  const answer = orderCan.review(toMove(order), decision, actors);
  if (!answer.ok) return answer;
  const { account_id: accountId, id } = order;
  const { now, tables } = surroundings;
  await client.query({
    name: 'decide-review',
    text: 'update placed_order set review_state = $3, updated_at = $4 where account_id = $1 and id = $2',
    values: [accountId, id, decision, now],
  });
  const kind = decision === 'cleared' ? 'review_cleared' : 'review_held';
  await insertOrderEvent(client, { accountId, orderId: id, kind, actorId, note, now });
  const waitsForMore = order.screening_state === 'pending' || order.screening_state === 'held';
  const next = decision === 'held' ? 'in_review' : 'confirmed';
  if (order.status !== next && !(next === 'confirmed' && waitsForMore)) {
    // The note is for staff; the history is the customer's to read.
    const change = { accountId, id, groupId: null, to: next, actorId, carrier: null, trackingNumber: null } as const;
    return changeOrderStatus(client, { ...change, actors: ['store'], note: '' }, surroundings);
  }
  const decided = await readOrderFacts(client, tables, { accountId, id });
  return decided === null ? err({ code: 'no_order' }) : ok(decided);
}
