import { type OrderStatus, readTrackingNumber, type ShipmentStatus } from '@cutsite/domain/placed-order';
import { err, type Result } from '@cutsite/domain/result';
import { sendRefunds } from '../../payment/index.ts';
import { changeOrderStatus } from '../change/change-order-status.ts';
import type { OrderFacts } from '../order-facts.ts';
import type { LineToShip } from '../parcel/lines-to-ship.ts';
import type { PlacedOrderDependencies } from '../placed-order-dependencies.ts';
import { decideReview } from '../review/decide-review.ts';
import { factorRefusal } from './ask-for-factor.ts';
import { changeAsStaff, type StaffChange, type StaffCommand, type StaffRefusal } from './change-as-staff.ts';

interface MoveCommand extends StaffCommand {
  readonly to: OrderStatus | ShipmentStatus;
  readonly groupId: string | null;
  readonly note: string;
  readonly carrier: string | null;
  /** As typed; null: none was. */
  readonly trackingNumber: string | null;
  /** What leaves with a parcel; absent: all that is left of its shipment. */
  readonly lines?: readonly LineToShip[];
}

/**
 * Moves anybody's order on, for staff: which of them may do what is the table's to say (ruling 9). An order that is
 * moved out of its review or into one has it cleared or held.
 */
export async function changeStatusByStaff(
  dependencies: PlacedOrderDependencies,
  { user, id, revision, ...command }: MoveCommand,
): Promise<Result<OrderFacts, StaffRefusal | { readonly code: 'tracking_invalid' }>> {
  const trackingNumber = command.trackingNumber === null ? null : readTrackingNumber(command.trackingNumber);
  const moved = await changeAsStaff<OrderFacts, StaffRefusal | { readonly code: 'tracking_invalid' }>(
    dependencies,
    { user, id, revision },
    async ({ client, facts, actors, surroundings, record }) => {
      if (trackingNumber === null && command.trackingNumber !== null) return err({ code: 'tracking_invalid' });
      const decision = reviewMeant(facts, command);
      const factor =
        factorRefusal(user, 'clear_review', decision === 'cleared' && facts.order.review_state === 'held') ??
        factorRefusal(user, 'cancel_orders', command.to === 'cancelled' && leftToGiveBack(facts) > 0);
      if (factor !== null) return err(factor);
      const actorId = user.id;
      if (decision !== null) {
        const result = await decideReview(
          client,
          facts,
          { decision, actorId, actors, note: command.note },
          surroundings,
        );
        const changes = [{ field: 'review', from: facts.order.review_state, to: decision }];
        if (result.ok) await record({ action: 'decide_review', reason: command.note, changes });
        return result;
      }
      const { account_id: accountId, id: orderId } = facts.order;
      const change = { ...command, accountId, id: orderId, trackingNumber, actorId, actors };
      const result = await changeOrderStatus(client, change, surroundings);
      if (result.ok) await record(auditOf(facts, { ...command, trackingNumber }));
      return result;
    },
  );
  if (moved.ok && moved.value.order.status === 'cancelled') {
    const { account_id: accountId, payment_id: paymentId } = moved.value.order;
    await sendRefunds(dependencies, { accountId, paymentId });
  }
  return moved;
}

/** What was paid and not given back yet; a cancelled order gives it all back. */
const leftToGiveBack = ({ order }: OrderFacts): number => order.amount_minor - order.refunded_minor;

/** What a move of the order means for its review; null: nothing. */
function reviewMeant(
  { order }: OrderFacts,
  { to, groupId }: Pick<MoveCommand, 'to' | 'groupId'>,
): 'cleared' | 'held' | null {
  if (groupId !== null) return null;
  if (to === 'confirmed' && order.status === 'in_review') return 'cleared';
  return to === 'in_review' && order.status === 'confirmed' ? 'held' : null;
}

/** What the audit keeps of a move. */
function auditOf(
  { order, shipments }: OrderFacts,
  { groupId, to, note: reason, trackingNumber, lines }: Omit<MoveCommand, keyof StaffCommand>,
): Parameters<StaffChange['record']>[0] {
  if (groupId === null) {
    return { action: 'move_order', reason, changes: [{ field: 'status', from: order.status, to }] };
  }
  const from = shipments.find((one) => one.groupId === groupId)?.status ?? 'waiting';
  const tracking = trackingNumber === null ? [] : [{ field: 'tracking_number', from: null, to: trackingNumber }];
  const sent = lines === undefined ? [] : [{ field: 'lines', from: null, to: lines }];
  const changes = [{ field: `status of shipment ${groupId}`, from, to }, ...tracking, ...sent];
  return { action: 'move_shipment', reason, changes };
}
