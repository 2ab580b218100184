import { addWorkingDays } from '@cutsite/domain/checkout';
import { usd } from '@cutsite/domain/money';
import {
  type OrderActor,
  type OrderRefusal,
  type OrderStatus,
  orderCan,
  orderStates,
  type ShipmentStatus,
  shipmentStates,
  statusByShipments,
} from '@cutsite/domain/placed-order';
import { err, ok, type Result } from '@cutsite/domain/result';
import { putMail } from '@cutsite/service-base/outbox';
import type { PoolClient } from 'pg';
import { v7 as uuid } from 'uuid';
import type { ItemTables } from '../../../item-tables/index.ts';
import { updateShipment } from '../../cart/index.ts';
import { lockOrder } from '../../order-contents/index.ts';
import { giveBack } from '../../payment/index.ts';
import { releaseVoucher } from '../../voucher/index.ts';
import type { PayTo } from '../invoice/how-to-pay.ts';
import { issueMissing, numbered } from '../invoice/issue-invoice.ts';
import { cancelledMail, recipientsOf, shippedMail } from '../mails/order-mails.ts';
import { type OrderFacts, readOrderFacts } from '../order-facts.ts';
import { type LineRefusal, type LineToShip, linesToShip } from '../parcel/lines-to-ship.ts';
import { insertParcel } from '../parcel.repository.ts';
import { toMove } from '../placed-order.repository.ts';
import { readRefunds } from '../read-refunds.ts';

/** A change that somebody wants: of the order, or of one of its shipments. */
export interface StatusChange {
  readonly accountId: string;
  readonly id: string;
  /** Null: the order itself. */
  readonly groupId: string | null;
  readonly to: OrderStatus | ShipmentStatus;
  /** Who does it, and as what; null: the store itself. */
  readonly actorId: string | null;
  readonly actors: readonly OrderActor[];
  readonly note: string;
  /** Of the shipment; null: as it is. */
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  /** What leaves with the parcel of a shipment; without it all that is left. */
  readonly lines?: readonly LineToShip[];
}

/** Why nothing was changed: what the table of states says, or that there is no such thing. */
export type ChangeRefusal =
  | OrderRefusal
  | LineRefusal
  | { readonly code: 'no_order' }
  | { readonly code: 'no_shipment' };

/** What a change needs besides itself: the time, the address of links in mails, the tables of kinds. */
export interface ChangeContext {
  readonly now: Date;
  readonly publicUrl: string;
  /** Where an invoice is paid, and on what terms. */
  readonly payTo: PayTo;
  readonly tables: ItemTables;
}

/**
 * Moves an order, or one of its shipments, to another state: the one place where that happens. In the caller's
 * transaction it takes the lock of the order, asks the table of states, writes the state and a line of the history,
 * promises the mail, gives back what was paid for a cancelled order and its voucher, and moves the order on when the
 * last of its shipments has moved.
 *
 * @returns the order as it is then, or why it stays as it is
 */
export async function changeOrderStatus(
  client: PoolClient,
  change: StatusChange,
  surroundings: ChangeContext,
): Promise<Result<OrderFacts, ChangeRefusal>> {
  const { accountId, id } = change;
  // Staff may see every order; its lock is taken in the name of its owner.
  const owner = { accountId, id, status: 'ordered', holderId: null, actorId: accountId, mayAct: true } as const;
  const facts =
    (await lockOrder(client, owner)) === null ? null : await readOrderFacts(client, surroundings.tables, change);
  if (facts === null) return err({ code: 'no_order' });
  const move = change.groupId === null ? moveOrder : moveShipment;
  const refusal = await move(client, facts, change, surroundings);
  if (refusal !== null) return err(refusal);
  const moved = await readOrderFacts(client, surroundings.tables, change);
  if (moved === null) throw new Error(`Order ${id} is gone, though it was locked`);
  const shipments = moved.shipments.map(({ status }) => status);
  const next = statusByShipments(moved.order.status, shipments);
  if (next === null) return ok(numbered(moved, await issueMissing(client, moved, surroundings)));
  const byItself = { groupId: null, to: next, actorId: null, actors: ['store'], note: '' } as const;
  return changeOrderStatus(client, { ...change, ...byItself }, surroundings);
}

const isOrderStatus = (status: string): status is OrderStatus => Object.hasOwn(orderStates, status);
const isShipmentStatus = (status: string): status is ShipmentStatus => Object.hasOwn(shipmentStates, status);

async function moveOrder(
  client: PoolClient,
  { order, refunds }: OrderFacts,
  { to, actors, ...change }: StatusChange,
  { now, publicUrl }: ChangeContext,
): Promise<OrderRefusal | null> {
  const from = order.status;
  if (!isOrderStatus(to)) return { code: 'no_way', from, to };
  const answer = orderCan.become(toMove(order), to, actors);
  if (!answer.ok) return answer.error;
  await updateOrderStatus(client, change, { from, to, now });
  await insertHistory(client, change, { ...change, groupId: null, from, to, now });
  if (to === 'cancelled') {
    const { accountId, actorId, note } = change;
    const key = { accountId, paymentId: order.payment_id };
    // Before any credit, which is the order in which a payment takes the two.
    await releaseVoucher(client, { accountId, cartId: order.id, paymentId: order.payment_id });
    await giveBack(client, { ...key, reason: note || 'The order was cancelled.', requestedBy: actorId, now });
    const before = new Set(refunds.map(({ id }) => id));
    const given = (await readRefunds(client, order)).find(({ id }) => !before.has(id));
    const givenBack =
      given === undefined ? null : { amount: usd(given.amount_minor), creditNote: given.credit_note_number };
    const mail = { order, givenBack, publicUrl };
    for (const email of recipientsOf(order)) await putMail(client, cancelledMail(email, mail), now);
  }
  return null;
}

async function moveShipment(
  client: PoolClient,
  { order, shipments }: OrderFacts,
  { to: wanted, actors, lines, ...change }: StatusChange,
  { now, publicUrl, tables: { kinds, delivery } }: ChangeContext,
): Promise<ChangeRefusal | null> {
  const shipment = shipments.find(({ groupId }) => groupId === change.groupId);
  if (shipment === undefined) return { code: 'no_shipment' };
  const { groupId, status: from } = shipment;
  if (!isShipmentStatus(wanted)) return { code: 'no_way', from, to: wanted };
  const isLeaving = wanted === 'shipped' || wanted === 'partly_shipped';
  const leaving = isLeaving ? linesToShip(kinds, shipment, lines ?? null) : null;
  if (leaving?.ok === false) return leaving.error;
  const to = leaving === null ? wanted : leaving.value.isLast ? 'shipped' : 'partly_shipped';
  // A parcel has a number of its own; that of an earlier one does not do for the next.
  const kept = isLeaving && from === 'partly_shipped' ? null : shipment.trackingNumber;
  const trackingNumber = change.trackingNumber ?? kept;
  const carrier = change.carrier ?? shipment.carrier;
  const answer = orderCan.moveShipment(toMove(order), { status: from, trackingNumber }, to, actors);
  if (!answer.ok) return answer.error;
  await updateShipment(client, change, { groupId, status: to, carrier, trackingNumber, now });
  await touchOrder(client, change, now);
  await insertHistory(client, change, { ...change, groupId, from, to, now });
  if (leaving === null || trackingNumber === null) return null;
  const { accountId, id: orderId, actorId } = change;
  const parcel = { accountId, orderId, groupId, actorId, carrier, trackingNumber, lines: leaving.value.lines, now };
  await insertParcel(client, parcel);
  const { transitDays } = shipment;
  const arrivesBy = transitDays === null ? null : addWorkingDays(now, transitDays, delivery);
  const words = { kinds, order, shipment, parcel, arrivesBy, publicUrl };
  for (const email of recipientsOf(order)) await putMail(client, shippedMail(email, words), now);
  return null;
}

interface OrderKey {
  readonly accountId: string;
  readonly id: string;
}

async function updateOrderStatus(
  client: PoolClient,
  { accountId, id }: OrderKey,
  change: { readonly from: OrderStatus; readonly to: OrderStatus; readonly now: Date },
): Promise<void> {
  const { rowCount } = await client.query({
    name: 'update-order-status',
    text: `update placed_order set status = $4, updated_at = $5 where account_id = $1 and id = $2 and status = $3`,
    values: [accountId, id, change.from, change.to, change.now],
  });
  if (rowCount !== 1) throw new Error(`Order ${id} was no longer ${change.from}, though its cart was locked`);
}

/** Says that something of an order was written that stands elsewhere, so that its revision rises. */
export async function touchOrder(client: PoolClient, { accountId, id }: OrderKey, now: Date): Promise<void> {
  await client.query({
    name: 'touch-order',
    text: 'update placed_order set updated_at = $3 where account_id = $1 and id = $2',
    values: [accountId, id, now],
  });
}

/** A line of the history, which only grows. */
async function insertHistory(
  client: PoolClient,
  { accountId, id }: OrderKey,
  line: {
    readonly groupId: string | null;
    readonly from: string;
    readonly to: string;
    /** Null: the store itself. */
    readonly actorId: string | null;
    readonly note: string;
    readonly now: Date;
  },
): Promise<void> {
  await client.query({
    name: 'insert-order-history',
    text: `insert into order_history (account_id, order_id, id, group_id, from_status, to_status, actor_id, note, at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    values: [accountId, id, uuid(), line.groupId, line.from, line.to, line.actorId, line.note, line.now],
  });
}
