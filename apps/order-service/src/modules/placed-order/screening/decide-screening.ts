import {
  type OrderActor,
  orderCan,
  reviewWaits,
  type ScreeningDecision,
  type ScreeningFinding,
} from '@cutsite/domain/placed-order';
import { err, ok, type Result } from '@cutsite/domain/result';
import type { PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import { lockOrder } from '../../order-contents/index.ts';
import { type ChangeContext, type ChangeRefusal, changeOrderStatus } from '../change/change-order-status.ts';
import { type OrderFacts, readOrderFacts } from '../order-facts.ts';
import { toMove } from '../placed-order.repository.ts';

export interface Decision {
  readonly accountId: string;
  readonly id: string;
  readonly decision: ScreeningDecision;
  /** Who decides, and as what; null: the screener. */
  readonly actorId: string | null;
  readonly actors: readonly OrderActor[];
  readonly note: string;
  /** What the screener found, sequence by sequence; absent: a person decides. */
  readonly findings?: readonly ScreeningFinding[];
}

/**
 * Writes down what the screening of an order comes to, with its line of history, under the lock of the order. An order
 * that waited for nothing else is confirmed by itself once it is cleared.
 */
export async function decideScreening(
  client: PoolClient,
  { accountId, id, decision, actorId, actors, note, findings }: Decision,
  surroundings: ChangeContext,
): Promise<Result<OrderFacts, ChangeRefusal>> {
  const owner = { accountId, id, actorId: accountId } as const;
  const facts =
    (await lockOrder(client, owner)) === null
      ? null
      : await readOrderFacts(client, surroundings.tables, { accountId, id });
  if (facts === null) return err({ code: 'no_order' });
  const { order } = facts;
  const from = order.screening_state;
  const answer = orderCan.screen(toMove(order), decision, actors);
  if (!answer.ok) return answer;
  const { now } = surroundings;
  await client.query({
    name: 'decide-screening',
    text: `with decided as (
             update placed_order set screening_state = $4, updated_at = $5 where account_id = $1 and id = $2)
           insert into screening_history (account_id, order_id, id, from_state, to_state, actor_id, note, at, findings)
           values ($1, $2, $3, $6, $4, $7, $8, $5, $9)`,
    values: [
      accountId,
      id,
      uuid(),
      decision,
      now,
      from,
      actorId,
      note,
      findings === undefined ? null : JSON.stringify(findings),
    ],
  });
  const waitsForMore = reviewWaits(order.review_state);
  const next = decision === 'held' ? 'in_review' : 'confirmed';
  if (order.status !== next && !(next === 'confirmed' && waitsForMore)) {
    const change = { accountId, id, groupId: null, to: next, actorId, carrier: null, trackingNumber: null } as const;
    return changeOrderStatus(client, { ...change, actors: ['store'], note: '' }, surroundings);
  }
  const decided = await readOrderFacts(client, surroundings.tables, { accountId, id });
  return decided === null ? err({ code: 'no_order' }) : ok(decided);
}
