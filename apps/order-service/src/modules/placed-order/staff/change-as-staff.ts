import { type StaffRole, staffRoles } from '@cutsite/domain/account';
import { err, ok, type Result } from '@cutsite/domain/result';
import { withTransaction } from '@cutsite/service-base/database';
import type { Answer, RequestUser } from '@cutsite/service-base/http';
import { type IdempotentCall, withIdempotencyKey } from '@cutsite/service-base/idempotency';
import type { PoolClient } from 'pg';
import { knownId, lockOrder } from '../../order-contents/index.ts';
import { recordStaffAction, type StaffAction } from '../../staff-audit/index.ts';
import type { ChangeContext, ChangeRefusal } from '../change/change-order-status.ts';
import { type OrderFacts, readOrderFacts } from '../order-facts.ts';
import { readOwnerOfOrder } from '../placed-order.repository.ts';
import type { PlacedOrderDependencies } from '../placed-order-dependencies.ts';
import { lastChange, type OrderChanged } from './last-change.ts';

/** Who of the staff asks for a change, of which order, and which state of it they saw. */
export interface StaffCommand {
  readonly user: Pick<RequestUser, 'id' | 'roles' | 'hasSteppedUp'>;
  /** As it stood in the path. */
  readonly id: string;
  /** Null: an older caller, which does not say. */
  readonly revision: number | null;
}

/** `step_up_needed`: the factor has to be given again first. */
export type StaffRefusal = ChangeRefusal | OrderChanged | { readonly code: 'step_up_needed' };

/** What a change stands on, besides the order. */
export interface StaffChange {
  readonly client: PoolClient;
  readonly facts: OrderFacts;
  readonly actors: readonly StaffRole[];
  readonly surroundings: ChangeContext;
  /** Writes down in the audit what was done, in the transaction of the action (promise L7). */
  readonly record: (done: Pick<StaffAction, 'action' | 'reason' | 'changes'>) => Promise<void>;
}

/** Thrown inside the transaction, so that nothing of a refused change stays. */
class Refused<Refusal> extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super('The change is refused');
    this.refusal = refusal;
  }
}

/**
 * Changes anybody's order for staff, in one transaction under its lock. A write that carries another revision than the
 * order has is refused with who was faster (promise O2), and a refusal takes back whatever was written before it.
 */
export async function changeAsStaff<Value, Refusal>(
  { pool, clock, config, tables }: PlacedOrderDependencies,
  { user, id: asked, revision }: StaffCommand,
  work: (change: StaffChange) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | StaffRefusal>> {
  const id = knownId(asked);
  const accountId = id === null ? null : await readOwnerOfOrder(pool, id);
  if (id === null || accountId === null) return err({ code: 'no_order' });
  const surroundings = { now: clock.now(), publicUrl: config.publicUrl, payTo: config, tables };
  const actors = staffRoles.filter((role) => user.roles.includes(role));
  try {
    return await withTransaction(pool, async (client): Promise<Result<Value, Refusal | StaffRefusal>> => {
      // Staff may see every order; its lock is taken in the name of its owner.
      const locked = await lockOrder(client, { accountId, id, actorId: accountId });
      const facts = locked === null ? null : await readOrderFacts(client, tables, { accountId, id });
      if (facts === null) return err({ code: 'no_order' });
      if (revision !== null && facts.order.revision !== revision) {
        return err(await lastChange(client, { accountId, orderId: id, now: surroundings.now }));
      }
      const subject = { kind: 'order', id } as const;
      const record: StaffChange['record'] = (done) =>
        recordStaffAction(client, { ...done, actor: user, subject, now: surroundings.now });
      const done = await work({ client, facts, actors, surroundings, record });
      if (!done.ok) throw new Refused(done.error);
      return done;
    });
  } catch (error) {
    if (error instanceof Refused) return err(error.refusal as Refusal);
    throw error;
  }
}

/** A change that is made at most once for its Idempotency-Key, and everything that decides what is done. */
export interface ChangeOnce extends Pick<IdempotentCall, 'key' | 'endpoint' | 'payload'>, StaffCommand {}

/**
 * The same, once for each Idempotency-Key. A repeated call has the revision that was read before the first one; its key
 * answers for it.
 *
 * @returns the headers of a replay
 */
export function changeOnce<Refusal>(
  dependencies: PlacedOrderDependencies,
  { key, endpoint, payload, ...command }: ChangeOnce,
  work: (change: StaffChange) => Promise<Result<null, Refusal>>,
): Promise<Result<Answer['headers'], Refusal | StaffRefusal | { readonly code: 'key_reused' }>> {
  const { user, revision } = command;
  type Refusals = Refusal | { readonly code: 'key_reused' };
  return changeAsStaff<Answer['headers'], Refusals>(
    dependencies,
    { ...command, revision: key === null ? revision : null },
    async (change) => {
      const { client, facts, surroundings } = change;
      const { id, account_id: accountId } = facts.order;
      const { now } = surroundings;
      const call = { accountId: user.id, key, endpoint, payload: { id, revision, payload }, now };
      const answer = await withIdempotencyKey<Answer>(client, call, async () => {
        if (revision !== null && facts.order.revision !== revision) {
          throw new Refused(await lastChange(client, { accountId, orderId: id, now }));
        }
        const done = await work(change);
        if (!done.ok) throw new Refused(done.error);
        return { status: 200, body: { id } };
      });
      return answer.status === 200 ? ok(answer.headers) : err({ code: 'key_reused' });
    },
  );
}
