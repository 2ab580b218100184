import { staffRoles } from '@cutsite/domain/account';
import { type OrderStatus, readTrackingNumber, type ShipmentStatus } from '@cutsite/domain/placed-order';
import { err, type Result } from '@cutsite/domain/result';
import { withTransaction } from '@cutsite/service-base/database';
import type { RequestUser } from '@cutsite/service-base/http';
import { knownId } from '../order-contents/index.ts';
import { sendRefunds } from '../payment/index.ts';
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
  const moved = await withTransaction(pool, (client) =>
    changeOrderStatus(
      client,
      { ...command, accountId, id, trackingNumber, actorId: user.id, actors },
      { now: clock.now(), publicUrl: config.publicUrl, tables },
    ),
  );
  if (moved.ok && moved.value.order.status === 'cancelled') {
    await sendRefunds(dependencies, { accountId, paymentId: moved.value.order.payment_id });
  }
  return moved;
}
