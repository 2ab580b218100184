import { correctWithoutCharge, frozenElsewhere } from '@cutsite/domain/checkout';
import { formatDecimal, usd } from '@cutsite/domain/money';
import { orderAction } from '@cutsite/domain/placed-order';
import { err, ok, type Result } from '@cutsite/domain/result';
import { putMail } from '@cutsite/service-base/outbox';
import { freezeCorrected } from '../../order-contents/index.ts';
import { giveBackPart, lockPayment, sendRefunds, setPoNumber } from '../../payment/index.ts';
import { insertOrderEvent } from '../event/order-event.repository.ts';
import { correctedMail, recipientsOf } from '../mails/order-mails.ts';
import type { OrderFacts } from '../order-facts.ts';
import { toMove } from '../placed-order.repository.ts';
import type { PlacedOrderDependencies } from '../placed-order-dependencies.ts';
import { factorRefusal } from '../staff/ask-for-factor.ts';
import { changeAsStaff, type StaffChange, type StaffCommand, type StaffRefusal } from '../staff/change-as-staff.ts';
import { setCurrentVersion } from './correction.repository.ts';
import { type Correction, type CorrectionRefusal, type PlannedCorrection, planCorrection } from './plan-correction.ts';

interface CorrectCommand extends StaffCommand {
  readonly correction: Correction;
  readonly reason: string;
  /** What it costs more is not asked for. */
  readonly isWaived: boolean;
}

/**
 * Changes where a placed order goes or its PO number, for staff. What was frozen stays and a new version is made; what
 * it costs less is given back in the same transaction, and what it costs more is refused unless it is waived.
 */
export async function correctOrder(
  dependencies: PlacedOrderDependencies,
  { correction, reason, isWaived, ...command }: CorrectCommand,
): Promise<Result<null, CorrectionRefusal | StaffRefusal>> {
  const { tables } = dependencies;
  let paid: OrderFacts['order'] | null = null;
  const done = await changeAsStaff<null, CorrectionRefusal | StaffRefusal>(dependencies, command, async (change) => {
    const { client, facts, actors } = change;
    const { order } = facts;
    const may = orderAction('correct', toMove(order), actors);
    if (!may.ok) return may;
    const planned = await planCorrection(client, tables, facts, correction);
    if (!planned.ok) return planned;
    const plan = planned.value;
    if (plan.differenceMinor > 0 && !isWaived) return err({ code: 'costs_more', minor: plan.differenceMinor });
    const factor = factorRefusal(command.user, 'change_orders', plan.differenceMinor < 0);
    if (factor !== null) return err(factor);
    await writeCorrection(tables, change, plan, { reason, isWaived, actorId: command.user.id });
    paid = order;
    return ok(null);
  });
  if (paid !== null) await sendRefundsOf(dependencies, paid);
  return done;
}

const sendRefundsOf = (dependencies: PlacedOrderDependencies, order: OrderFacts['order']): Promise<unknown> =>
  sendRefunds(dependencies, { accountId: order.account_id, paymentId: order.payment_id });

async function writeCorrection(
  { delivery }: PlacedOrderDependencies['tables'],
  { client, facts, surroundings, record }: StaffChange,
  { contents, poNumber, changes, differenceMinor }: PlannedCorrection,
  { reason, isWaived, actorId }: { readonly reason: string; readonly isWaived: boolean; readonly actorId: string },
): Promise<void> {
  const { order } = facts;
  const { now, publicUrl } = surroundings;
  const key = { accountId: order.account_id, id: order.id };
  const event = { accountId: order.account_id, orderId: order.id, actorId, note: reason, now } as const;
  const payment = await lockPayment(client, { accountId: order.account_id, paymentId: order.payment_id });
  if (payment === null) throw new Error(`Order ${order.id} has no payment`);
  let refundedMinor = 0;
  if (contents !== null) {
    const isCheaper = differenceMinor < 0;
    const frozen = differenceMinor > 0 ? correctWithoutCharge(order.contents, contents) : contents;
    const versionId = await freezeCorrected(client, { ...key, from: order.contents_version_id, change: frozen, now });
    const { shippingAddress: address, shipments } = frozen;
    const before = order.frozen_deliveries;
    const deliveries =
      before === null || address === null
        ? {}
        : { deliveries: frozenElsewhere(before, { address, shipments }, delivery.shipping, delivery) };
    await setCurrentVersion(client, { ...key, versionId, ...deliveries, now });
    refundedMinor = isCheaper ? Math.min(-differenceMinor, payment.amount_minor - payment.refunded_minor) : 0;
    const addresses = changes.find(({ field }) => field === 'Shipping address');
    const waived = isWaived && differenceMinor > 0 ? formatDecimal(usd(differenceMinor)) : null;
    const details = { ...addresses, old_version: order.contents_version_id, new_version: versionId, waived };
    await insertOrderEvent(client, { ...event, kind: 'address_changed', details });
  }
  if (poNumber !== null) {
    await setPoNumber(client, payment, poNumber, now);
    await setCurrentVersion(client, { ...key, poNumber, now });
    const details = changes.find(({ field }) => field === 'PO number') ?? {};
    await insertOrderEvent(client, { ...event, kind: 'po_number_changed', details });
  }
  if (refundedMinor > 0) {
    const part = { amountMinor: refundedMinor, target: 'same_way', reason, requestedBy: actorId, now } as const;
    await giveBackPart(client, payment, part);
  }
  await record({
    action: 'correct_order',
    reason,
    changes: changes.map(({ field, old: from, new: to }) => ({ field, from, to })),
  });
  const refunded = refundedMinor > 0 ? usd(refundedMinor) : null;
  const words = { order, changes, refunded, reason, publicUrl };
  for (const to of recipientsOf(order)) {
    await putMail(client, correctedMail(to, words), now);
  }
}
