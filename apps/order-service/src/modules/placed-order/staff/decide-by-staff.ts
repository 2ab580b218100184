import type { ReviewDecision, ScreeningDecision } from '@cutsite/domain/placed-order';
import { err, type Result } from '@cutsite/domain/result';
import type { OrderFacts } from '../order-facts.ts';
import type { PlacedOrderDependencies } from '../placed-order-dependencies.ts';
import { decideReview } from '../review/decide-review.ts';
import { decideScreening } from '../screening/decide-screening.ts';
import { factorRefusal } from './ask-for-factor.ts';
import { changeAsStaff, type StaffCommand, type StaffRefusal } from './change-as-staff.ts';

type Decided = Promise<Result<OrderFacts, StaffRefusal>>;

/** Decides the review of anybody's order, for staff. */
export function reviewByStaff(
  dependencies: PlacedOrderDependencies,
  { decision, note, ...command }: StaffCommand & { readonly decision: ReviewDecision; readonly note: string },
): Decided {
  return changeAsStaff<OrderFacts, StaffRefusal>(dependencies, command, async (change) => {
    const { client, facts, actors, surroundings } = change;
    const isHold = facts.order.review_state === 'held' && decision === 'cleared';
    const factor = factorRefusal(command.user, 'clear_review', isHold);
    if (factor !== null) return err(factor);
    const decided = { decision, actorId: command.user.id, actors, note };
    const result = await decideReview(client, facts, decided, surroundings);
    const changes = [{ field: 'review', from: facts.order.review_state, to: decision }];
    if (result.ok) await change.record({ action: 'decide_review', reason: note, changes });
    return result;
  });
}

/** Decides the screening of anybody's order, for staff. */
export function screenByStaff(
  dependencies: PlacedOrderDependencies,
  { decision, note, ...command }: StaffCommand & { readonly decision: ScreeningDecision; readonly note: string },
): Decided {
  return changeAsStaff<OrderFacts, StaffRefusal>(dependencies, command, async (change) => {
    const { client, actors, surroundings } = change;
    const { order } = change.facts;
    const isHold = order.screening_state === 'held' && decision === 'cleared';
    const factor = factorRefusal(command.user, 'clear_screening_hold', isHold);
    if (factor !== null) return err(factor);
    const decided = { accountId: order.account_id, id: order.id, decision, actorId: command.user.id, actors, note };
    const result = await decideScreening(client, decided, surroundings);
    const changes = [{ field: 'screening', from: order.screening_state, to: decision }];
    if (result.ok) await change.record({ action: 'decide_screening', reason: note, changes });
    return result;
  });
}
