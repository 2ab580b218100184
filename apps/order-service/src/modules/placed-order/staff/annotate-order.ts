import { addOrderNote, sendMailAgain } from '@cutsite/contracts/staff-order';
import { type OrderRefusal, orderAction } from '@cutsite/domain/placed-order';
import { err, ok, type Result } from '@cutsite/domain/result';
import type { Answer } from '@cutsite/service-base/http';
import { putMail, putMailAgain } from '@cutsite/service-base/outbox';
import { salesRepOf } from '../../account/index.ts';
import { touchOrder } from '../change/change-order-status.ts';
import { insertOrderEvent } from '../event/order-event.repository.ts';
import { noteMail, recipientsOf } from '../mails/order-mails.ts';
import { toMove } from '../placed-order.repository.ts';
import type { PlacedOrderDependencies } from '../placed-order-dependencies.ts';
import {
  changeAsStaff,
  changeOnce,
  type StaffChange,
  type StaffCommand,
  type StaffRefusal,
} from './change-as-staff.ts';

type Written<Refusal = never> = Promise<Result<null, Refusal | StaffRefusal>>;

/** With the headers of a replay. */
type WrittenOnce<Refusal = never> = Promise<
  Result<Answer['headers'], Refusal | StaffRefusal | { readonly code: 'key_reused' }>
>;

/** A command of staff with the Idempotency-Key that it came with; null: with none. */
type KeyedCommand = StaffCommand & { readonly key: string | null };

const keyOf = ({ facts: { order } }: StaffChange) => ({ accountId: order.account_id, orderId: order.id });

/** Writes a note beside an order: for colleagues alone, or to the customer by mail. Once for each Idempotency-Key. */
export function addNote(
  dependencies: PlacedOrderDependencies,
  { text, isForCustomer, ...command }: KeyedCommand & { readonly text: string; readonly isForCustomer: boolean },
): WrittenOnce {
  const once = { ...command, endpoint: addOrderNote, payload: { text, isForCustomer } };
  return changeOnce<OrderRefusal>(dependencies, once, async (change) => {
    const { client, facts, actors, surroundings } = change;
    const { order } = facts;
    const may = orderAction('note', toMove(order), actors);
    if (!may.ok) return may;
    const { now, publicUrl } = surroundings;
    const note = text.trim();
    const kind = isForCustomer ? 'customer_note' : 'internal_note';
    await insertOrderEvent(client, { ...keyOf(change), kind, actorId: command.user.id, note, now });
    await touchOrder(client, { accountId: order.account_id, id: order.id }, now);
    const readers = isForCustomer ? recipientsOf(order) : [];
    for (const to of readers) await putMail(client, noteMail(to, { order, note, publicUrl }), now);
    await change.record({ action: 'note_order', changes: [{ field: kind, from: null, to: note }] });
    return ok(null);
  });
}

/** Sets who of sales is responsible for an order (ruling 52). @param salesRepId null: nobody */
export function assign(
  dependencies: PlacedOrderDependencies,
  { salesRepId, ...command }: StaffCommand & { readonly salesRepId: string | null },
): Written<{ readonly code: 'no_sales_rep' }> {
  type Refusal = OrderRefusal | { readonly code: 'no_sales_rep' };
  return changeAsStaff<null, Refusal>(dependencies, command, async (change) => {
    const { client, facts, actors, surroundings } = change;
    const { order } = facts;
    const may = orderAction('assign', toMove(order), actors);
    if (!may.ok) return may;
    const rep = salesRepId === null ? null : await salesRepOf(client, salesRepId);
    if (salesRepId !== null && rep === null) return err({ code: 'no_sales_rep' });
    const { now } = surroundings;
    await client.query('update placed_order set sales_rep_id = $3, updated_at = $4 where account_id = $1 and id = $2', [
      order.account_id,
      order.id,
      salesRepId,
      now,
    ]);
    const details = { old: order.sales_rep_id, new: rep?.name ?? 'none', new_id: salesRepId };
    const event = { kind: 'assigned', actorId: command.user.id, note: '', details, now } as const;
    await insertOrderEvent(client, { ...keyOf(change), ...event });
    const changes = [{ field: 'sales_rep', from: order.sales_rep_id, to: salesRepId }];
    await change.record({ action: 'assign_sales_rep', changes });
    return ok(null);
  });
}

/** Sends a mail about an order once more, and once for each Idempotency-Key. */
export function sendAgain(
  dependencies: PlacedOrderDependencies,
  { mailId, ...command }: KeyedCommand & { readonly mailId: string },
): WrittenOnce<{ readonly code: 'no_mail' | 'mail_forgotten' }> {
  type Refusal = OrderRefusal | { readonly code: 'no_mail' | 'mail_forgotten' };
  const once = { ...command, endpoint: sendMailAgain, payload: { mailId } };
  return changeOnce<Refusal>(dependencies, once, async (change) => {
    const { client, facts, actors, surroundings } = change;
    const { order } = facts;
    const may = orderAction('send_mail_again', toMove(order), actors);
    if (!may.ok) return may;
    const { now } = surroundings;
    const mail = await putMailAgain(client, { id: mailId, about: order.id, now });
    if (mail === null) return err({ code: 'no_mail' });
    if (mail === 'forgotten') return err({ code: 'mail_forgotten' });
    const event = { kind: 'mail_sent_again', actorId: command.user.id, note: '', details: mail, now } as const;
    await insertOrderEvent(client, { ...keyOf(change), ...event });
    await touchOrder(client, { accountId: order.account_id, id: order.id }, now);
    await change.record({ action: 'send_mail_again', changes: [{ field: 'mail', from: null, to: mail }] });
    return ok(null);
  });
}
