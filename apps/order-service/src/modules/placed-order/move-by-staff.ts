import { staffRoles } from '@cutsite/domain/account';
import { type OrderStatus, readTrackingNumber, type ShipmentStatus } from '@cutsite/domain/placed-order';
import { err, type Result } from '@cutsite/domain/result';
import { withTransaction } from '@cutsite/service-base/database';
import type { RequestUser } from '@cutsite/service-base/http';
import { knownId } from '../order-contents/index.ts';
import { sendRefunds } from '../payment/index.ts';
import { recordStaffAction, type StaffAction } from '../staff-audit/index.ts';
import { type ChangeRefusal, changeOrderStatus } from './change/change-order-status.ts';
import type { OrderFacts } from './order-facts.ts';
import { readOwnerOfOrder } from './placed-order.repository.ts';
import type { PlacedOrderDependencies } from './placed-order-dependencies.ts';

interface StaffCommand {
  readonly user: Pick<RequestUser, 'id' | 'roles'>;
  readonly id: string;
  readonly to: OrderStatus | ShipmentStatus;
  readonly groupId: string | null;
  readonly note: string;
  readonly carrier: string | null;
  /** As typed; null: none was. */
  readonly trackingNumber: string | null;
}

/** Moves anybody's order on, for staff: which of them may do what is the table's to say (ruling 9). */
export async function moveByStaff(
  dependencies: PlacedOrderDependencies,
  { user, ...command }: StaffCommand,
): Promise<Result<OrderFacts, ChangeRefusal | { readonly code: 'tracking_invalid' }>> {
  const { pool, clock, config, tables } = dependencies;
  const id = knownId(command.id);
  const accountId = id === null ? null : await readOwnerOfOrder(pool, id);
  if (id === null || accountId === null) return err({ code: 'no_order' });
  const trackingNumber = command.trackingNumber === null ? null : readTrackingNumber(command.trackingNumber);
  if (trackingNumber === null && command.trackingNumber !== null) return err({ code: 'tracking_invalid' });
  const actors = staffRoles.filter((role) => user.roles.includes(role));
  const now = clock.now();
  const moved = await withTransaction(pool, async (client) => {
    const result = await changeOrderStatus(
      client,
      { ...command, accountId, id, trackingNumber, actorId: user.id, actors },
      { now, publicUrl: config.publicUrl, tables },
    );
    if (result.ok) await recordStaffAction(client, { ...auditOf(result.value, command), actor: user, now });
    return result;
  });
  if (moved.ok && moved.value.order.status === 'cancelled') {
    await sendRefunds(dependencies, { accountId, paymentId: moved.value.order.payment_id });
  }
  return moved;
}

/** What the audit keeps of a move; the state before it is the last one that the history had. */
function auditOf(
  { order, history }: OrderFacts,
  { groupId, to, note: reason, trackingNumber }: Omit<StaffCommand, 'user'>,
): Pick<StaffAction, 'action' | 'subject' | 'reason' | 'changes'> {
  const lines = history.filter((line) => line.groupId === groupId);
  const from = lines[lines.findLastIndex((line) => line.to === to) - 1]?.to ?? null;
  const subject = { kind: 'order', id: order.id } as const;
  if (groupId === null) return { action: 'move_order', subject, reason, changes: [{ field: 'status', from, to }] };
  const tracking = trackingNumber === null ? [] : [{ field: 'tracking_number', from: null, to: trackingNumber }];
  const changes = [{ field: `status of shipment ${groupId}`, from: from ?? 'waiting', to }, ...tracking];
  return { action: 'move_shipment', subject, reason, changes };
}
