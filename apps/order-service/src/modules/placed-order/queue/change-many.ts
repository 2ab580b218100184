import { problemMessage } from '@cutsite/contracts/problem';
import type { bulkActions, QueuedOrderWire } from '@cutsite/contracts/staff-order';
import { err, ok, type Result } from '@cutsite/domain/result';
import type { RequestUser } from '@cutsite/service-base/http';
import type { PlacedOrderDependencies } from '../placed-order-dependencies.ts';
import { assign } from '../staff/annotate-order.ts';
import { factorRefusal } from '../staff/ask-for-factor.ts';
import type { StaffCommand } from '../staff/change-as-staff.ts';
import { changeStatusByStaff } from '../staff/change-status-by-staff.ts';
import { reviewByStaff } from '../staff/decide-by-staff.ts';
import { type OfficeRefusal, staffProblem } from '../staff/staff-problem.ts';
import { readQueued } from './list-queue.ts';

/** What is asked of many orders at once. */
export interface BulkCommand {
  readonly user: Pick<RequestUser, 'id' | 'roles' | 'hasSteppedUp'>;
  readonly action: (typeof bulkActions)[number];
  readonly orders: readonly { readonly id: string; readonly revision: number }[];
  readonly note: string;
  readonly salesRepId: string | null;
}

interface BulkResult {
  readonly id: string;
  readonly number: string | null;
  readonly done: boolean;
  readonly reason: string | null;
  readonly order: QueuedOrderWire | null;
}

/**
 * Does one thing to many orders, each in a transaction of its own: what is refused for one keeps no other from being
 * done, and the answer says for each how it went and how it stands now.
 */
export async function changeMany(
  dependencies: PlacedOrderDependencies,
  { orders, ...command }: BulkCommand,
): Promise<Result<BulkResult[], { readonly code: 'step_up_needed' }>> {
  const factor = factorRefusal(command.user, 'clear_review', await endsHold(dependencies, command.action, orders));
  if (factor !== null) return err(factor);
  const refusals = new Map<string, OfficeRefusal | null>();
  for (const { id, revision } of orders) {
    const changed = await changeOne(dependencies, command, { user: command.user, id, revision });
    refusals.set(id, changed.ok ? null : changed.error);
  }
  const now = new Map((await readQueued(dependencies, [...refusals.keys()])).map((order) => [order.order_id, order]));
  const results = [...refusals].map(([id, refusal]) => {
    const order = now.get(id.toLowerCase()) ?? null;
    const reason = refusal === null ? null : problemMessage(staffProblem(refusal).body);
    return { id, number: order?.number ?? null, done: refusal === null, reason, order };
  });
  return ok(results);
}

/** Whether one of the orders is held: its factor is asked for before anything is done to any of them (OF-12). */
async function endsHold(
  dependencies: PlacedOrderDependencies,
  action: BulkCommand['action'],
  orders: BulkCommand['orders'],
): Promise<boolean> {
  if (action !== 'clear_review') return false;
  return (
    await readQueued(
      dependencies,
      orders.map(({ id }) => id),
    )
  ).some(({ review }) => review === 'held');
}

function changeOne(
  dependencies: PlacedOrderDependencies,
  { action, note, salesRepId }: Omit<BulkCommand, 'orders'>,
  order: StaffCommand,
): Promise<Result<unknown, OfficeRefusal>> {
  switch (action) {
    case 'clear_review':
      return reviewByStaff(dependencies, { ...order, decision: 'cleared', note });
    case 'release': {
      const release = { to: 'in_production', groupId: null, note: '', carrier: null, trackingNumber: null } as const;
      return changeStatusByStaff(dependencies, { ...order, ...release });
    }
    case 'assign':
      return assign(dependencies, { ...order, salesRepId });
  }
}
