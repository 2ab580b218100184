import type { StaffOrderWire } from '@cutsite/contracts/staff-order';
import { type StaffRole, staffRoles } from '@cutsite/domain/account';
import { itemName } from '@cutsite/domain/item';
import { formatDecimal, usd } from '@cutsite/domain/money';
import { checkRefund, refundMessage } from '@cutsite/domain/payment';
import {
  actionsOfState,
  type OrderRefusal,
  orderAction,
  orderCan,
  orderRefusalMessage,
  paymentRefusal,
  type ShipmentStatus,
} from '@cutsite/domain/placed-order';
import { err, ok, type Result } from '@cutsite/domain/result';
import { may, whoMay } from '@cutsite/domain/staff';
import type { MailAbout } from '@cutsite/service-base/outbox';
import type { ItemTables } from '../../../item-tables/index.ts';
import { logSentence } from '../event/log-sentence.ts';
import type { OrderEventRow, OrderLogRow } from '../event/order-event.repository.ts';
import { balanceOf, staffPaymentToWire } from '../invoice-to-wire.ts';
import type { OrderFacts, PlacedShipment } from '../order-facts.ts';
import { orderToWire } from '../order-to-wire.ts';
import { toMove } from '../placed-order.repository.ts';
import { flagsOf, type Screened } from './order-flags.ts';

/** What staff knows of an order besides what its customer sees. */
export interface StaffFacts {
  readonly facts: OrderFacts;
  readonly events: readonly OrderEventRow[];
  readonly mails: readonly MailAbout[];
  /** Without one, mails stay in the outbox of the demo store. */
  readonly hasMailServer: boolean;
  readonly log: readonly OrderLogRow[];
  /** The people of the log and of parcels, by id. */
  readonly senders: ReadonlyMap<string, string>;
  /** Other orders of its payer with the same PO number. */
  readonly samePo: readonly { readonly id: string; readonly number: string; readonly placed_at: Date }[];
}

export interface StaffReader {
  readonly id: string;
  readonly roles: readonly string[];
}

type Action = StaffOrderWire['actions'][number];

const answered = (action: Action['action'], answer: Result<unknown, string>): Action => ({
  action,
  allowed: answer.ok,
  reason: answer.ok ? null : answer.error,
});

const inWords = (answer: Result<unknown, OrderRefusal>): Result<null, string> =>
  answer.ok ? ok(null) : err(orderRefusalMessage(answer.error));

/** An order as staff sees it, with every action and the reason where it cannot be done now. */
export function staffOrderToWire(
  tables: ItemTables,
  { facts, events, mails, hasMailServer, log, senders, samePo }: StaffFacts,
  reader: StaffReader,
  screened: Screened,
  now: Date,
): StaffOrderWire {
  const { order } = facts;
  const actors = staffRoles.filter((role) => reader.roles.includes(role));
  const nameOf = (itemId: string) => {
    const entry = order.contents.items.find(({ id }) => id === itemId);
    return entry === undefined ? '' : itemName(tables.kinds, entry.item);
  };
  return {
    order: orderToWire(tables, facts, { userId: reader.id, mayAct: false, now }),
    revision: order.revision,
    review: order.review_state,
    due: order.due_at?.toISOString() ?? null,
    customer: {
      id: order.account_id,
      name: order.owner_name,
      company: order.owner_company,
      email: order.owner_email,
      paid_by: {
        id: order.payer_account_id,
        name: order.payer_name,
        company: order.payer_company,
        email: order.payer_email,
      },
    },
    quote: facts.quote && { id: facts.quote.id, number: facts.quote.number },
    sales_rep: order.sales_rep_id === null ? null : { id: order.sales_rep_id, name: order.sales_rep_name ?? '' },
    flags: flagsOf(tables.kinds, order, screened),
    actions: [
      ...actionsOfState.map((action) => answered(action, inWords(orderAction(action, toMove(order), actors)))),
      answered('refund', mayRefund(facts, actors)),
      answered('record_payment', mayRecordPayment(facts, actors, now)),
      answered('take_payment_back', may(actors, 'record_payments') ? ok(null) : err(whoMay('record_payments'))),
    ],
    shipments: facts.shipments.map((shipment) => ({
      id: shipment.groupId,
      status: shipment.status,
      lines: shipment.lines.map(({ itemId, ordered, shipped }) => ({
        item_id: itemId,
        name: nameOf(itemId),
        ordered,
        shipped,
        left: ordered - shipped,
      })),
      parcels: shipment.parcels.map((parcel) => ({
        id: parcel.id,
        tracking_number: parcel.tracking_number,
        shipping_carrier: parcel.carrier,
        left: parcel.left_at.toISOString(),
        by: parcel.actor_id === null ? null : (senders.get(parcel.actor_id) ?? null),
        lines: parcel.lines.map((line) => ({ ...line, name: nameOf(line.item_id) })),
      })),
      actions: [
        answered('ship', inWords(mayMove(facts, shipment, 'shipped', actors))),
        answered('deliver', inWords(mayMove(facts, shipment, 'delivered', actors))),
      ],
    })),
    notes: events
      .filter(({ kind }) => kind === 'internal_note' || kind === 'customer_note')
      .map(({ id, at, actor_name: by, note: text, kind }) => ({
        id,
        at: at.toISOString(),
        by,
        text,
        is_for_customer: kind === 'customer_note',
      })),
    mails: mails.map(({ id, to, subject, writtenAt, sentAt, failure, nextTryAt }) => ({
      id,
      to,
      subject,
      failure,
      written: writtenAt.toISOString(),
      sent: sentAt?.toISOString() ?? null,
      next_try: nextTryAt?.toISOString() ?? null,
      stays_in_outbox: !hasMailServer,
    })),
    log: log.map((line) => ({
      at: line.at.toISOString(),
      by: line.by,
      what: logSentence(line),
      // A note is read among the notes.
      note: line.kind.endsWith('_note') ? '' : line.note,
    })),
    invoice_payments: facts.invoicePayments.map(staffPaymentToWire),
    refundable: formatDecimal(usd(order.amount_minor - order.refunded_minor)),
    same_po: samePo.map(({ id, number, placed_at: placed }) => ({ id, number, placed: placed.toISOString() })),
  };
}

/** A tracking number is typed with the parcel; that it is still missing keeps nobody from pressing the button. */
function mayMove(
  { order }: OrderFacts,
  { status }: PlacedShipment,
  to: ShipmentStatus,
  actors: readonly StaffRole[],
): Result<null, OrderRefusal> {
  return orderCan.moveShipment(toMove(order), { status, trackingNumber: 'typed later' }, to, actors);
}

function mayRecordPayment(facts: OrderFacts, actors: readonly StaffRole[], now: Date): Result<null, string> {
  if (!may(actors, 'record_payments')) return err(whoMay('record_payments'));
  const reason = paymentRefusal(balanceOf(facts, now));
  return reason === null ? ok(null) : err(reason);
}

function mayRefund({ order, invoice }: OrderFacts, actors: readonly StaffRole[]): Result<null, string> {
  if (!may(actors, 'refund_orders')) return err(whoMay('refund_orders'));
  const amount = checkRefund(null, 'same_way', {
    method: order.method,
    amountMinor: order.amount_minor,
    refundedMinor: order.refunded_minor,
    isInvoiced: invoice !== null,
  });
  return amount.ok ? ok(null) : err(refundMessage(amount.error));
}
