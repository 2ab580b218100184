import { refundOrder as refundOrderEndpoint } from '@cutsite/contracts/placed-order';
import { formatDecimal } from '@cutsite/domain/money';
import { checkRefund, type RefundFault, type RefundTarget } from '@cutsite/domain/payment';
import { withTransaction } from '@cutsite/service-base/database';
import type { Answer, Refusal, RequestUser } from '@cutsite/service-base/http';
import { withIdempotencyKey } from '@cutsite/service-base/idempotency';
import { putMail } from '@cutsite/service-base/outbox';
import type { PoolClient } from 'pg';
import { knownId, lockOrder } from '../../order-contents/index.ts';
import { giveBackPart, lockPayment, sendRefunds } from '../../payment/index.ts';
import { recordStaffAction } from '../../staff-audit/index.ts';
import { touchOrder } from '../change/change-order-status.ts';
import { recipientsOf, refundedMail } from '../mails/order-mails.ts';
import { type OrderFacts, readOrderFacts } from '../order-facts.ts';
import { readOwnerOfOrder } from '../placed-order.repository.ts';
import type { PlacedOrderDependencies } from '../placed-order-dependencies.ts';
import { lastChange, type OrderChanged } from '../staff/last-change.ts';

interface RefundCommand {
  readonly user: Pick<RequestUser, 'id'>;
  readonly id: string;
  /** The state of the order that was looked at; null: an older caller, which does not say. */
  readonly revision: number | null;
  /** As typed; null: all that is left. */
  readonly amount: string | null;
  readonly target: RefundTarget;
  readonly reason: string;
  readonly key: string | null;
}

/** Why nothing is given back. */
export type RefundRefusal =
  | RefundFault
  | OrderChanged
  | { readonly code: 'no_order' }
  | { readonly code: 'no_credit_account' };

/** Thrown inside the transaction, so that nothing of a refused refund stays. */
export class RefundRefused extends Error {
  readonly refusal: RefundRefusal;

  constructor(refusal: RefundRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

interface Given extends Answer {
  readonly status: 200;
  readonly body: { readonly payment_id: string };
}

/** The order as it is then; the headers say whether an earlier call with the key has done it. */
type Refunded = { readonly facts: OrderFacts; readonly headers: Answer['headers'] };

/**
 * Gives back a part of what was paid for anybody's order, for staff: written down, with its credit note, the mails and
 * (but for a card) the money in one transaction under the lock of the order. The card network is asked after it.
 *
 * @throws RefundRefused with the reason
 */
export async function refundOrder(
  dependencies: PlacedOrderDependencies,
  command: RefundCommand,
): Promise<Refunded | Refusal<422>> {
  const { pool, clock } = dependencies;
  const { user, key, amount, target, reason } = command;
  const id = knownId(command.id);
  const accountId = id === null ? null : await readOwnerOfOrder(pool, id);
  if (id === null || accountId === null) throw new RefundRefused({ code: 'no_order' });
  const now = clock.now();
  const payload = { order: id, amount, target, reason };
  const call = { accountId: user.id, key, endpoint: refundOrderEndpoint, payload, now };
  const given = await withTransaction(pool, (client) =>
    withIdempotencyKey(client, call, () => give(client, dependencies, { ...command, id, accountId, now })),
  );
  if (given.status !== 200) return given;
  await sendRefunds(dependencies, { accountId, paymentId: given.body.payment_id });
  const facts = await readOrderFacts(pool, dependencies.tables, { accountId, id });
  if (facts === null) throw new Error(`Order ${id} is gone, though it was refunded`);
  return { facts, headers: given.headers };
}

async function give(
  client: PoolClient,
  { config, tables }: PlacedOrderDependencies,
  command: RefundCommand & { readonly accountId: string; readonly now: Date },
): Promise<Given> {
  const { id, accountId, target, user, now, revision } = command;
  await lockOrder(client, { accountId, id, actorId: accountId });
  const found = await readOrderFacts(client, tables, { accountId, id });
  const payment = found && (await lockPayment(client, { accountId, paymentId: found.order.payment_id }));
  if (!payment) throw new RefundRefused({ code: 'no_order' });
  if (revision !== null && found.order.revision !== revision) {
    throw new RefundRefused(await lastChange(client, { accountId, orderId: id, now }));
  }
  const amount = checkRefund(command.amount, target, {
    method: payment.method,
    amountMinor: payment.amount_minor,
    refundedMinor: payment.refunded_minor,
    isInvoiced: found.invoice !== null,
  });
  if (!amount.ok) throw new RefundRefused(amount.error);
  const reason = command.reason.trim();
  const part = { amountMinor: amount.value.minor, target, reason, requestedBy: user.id, now };
  if ((await giveBackPart(client, payment, part)) === null) throw new RefundRefused({ code: 'no_credit_account' });
  await touchOrder(client, { accountId, id }, now);
  const { order } = found;
  const changes = [
    { field: 'refund', from: null, to: `${formatDecimal(amount.value)} ${amount.value.currency}` },
    { field: 'to', from: null, to: target },
  ];
  const subject = { kind: 'order', id } as const;
  await recordStaffAction(client, { actor: user, action: 'refund_order', subject, reason, changes, now });
  const words = { order, amount: amount.value, target, reason, publicUrl: config.publicUrl };
  for (const email of recipientsOf(order)) {
    await putMail(client, refundedMail(email, words), now);
  }
  return { status: 200, body: { payment_id: payment.id } };
}
