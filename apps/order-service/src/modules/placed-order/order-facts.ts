import type { OrderedItem, Shipment } from '@cutsite/domain/checkout';
import { type ExpectedDays, expectedAsFrozen, expectedDays, shippingOffers } from '@cutsite/domain/checkout';
import {
  type HistoryLine,
  type InvoiceDays,
  invoiceDays,
  orderCan,
  type ShipmentStatus,
  shipmentStatuses,
} from '@cutsite/domain/placed-order';
import type { Pool, PoolClient } from 'pg';
import type { ItemTables } from '../../item-tables/index.ts';
import { filesOfOrder, type OrderFile } from '../attachment/index.ts';
import { readStandingQuote } from '../quote/index.ts';
import { type InvoicePaymentRow, readInvoicePayments } from './invoice-payment.repository.ts';
import { type ParcelRow, readParcels, readShippedLines } from './parcel.repository.ts';
import { type PlacedOrderRow, readHistory, readPlacedOrder, readShipments, toMove } from './placed-order.repository.ts';
import { type RefundRow, readRefunds } from './read-refunds.ts';

/** A box with what it holds and how it travels: frozen contents and what has become of it. */
export interface PlacedShipment extends Shipment {
  readonly status: ShipmentStatus;
  readonly items: readonly OrderedItem[];
  readonly trackingNumber: string | null;
  readonly expected: ExpectedDays;
  /** Working days on the way; null: not known, as with the customer's own carrier. */
  readonly transitDays: number | null;
  /** The copies of each item: what was ordered, and how many of them have left. */
  readonly lines: readonly ShippedLine[];
  /** What has left so far, the first one first. */
  readonly parcels: readonly ParcelRow[];
}

/** One line of an order and how much of it has left: `ordered` is `shipped` and what is left. */
export interface ShippedLine {
  readonly itemId: string;
  readonly ordered: number;
  readonly shipped: number;
}

/** Everything that is known of a placed order, read once and asked by screens, papers and mails. */
export interface OrderFacts {
  readonly order: PlacedOrderRow;
  readonly history: readonly HistoryLine[];
  readonly shipments: readonly PlacedShipment[];
  /** What was given back, the first one first. */
  readonly refunds: readonly RefundRow[];
  /** Null: not issued yet. */
  readonly invoice: InvoiceDays | null;
  /** Recorded for its invoice, also those that were taken back. */
  readonly invoicePayments: readonly InvoicePaymentRow[];
  /** The quote that was ordered, or null. */
  readonly quote: { readonly id: string; readonly number: string; readonly issuedAt: Date } | null;
  readonly files: readonly OrderFile[];
}

/** Null when there is no such placed order. */
export async function readOrderFacts(
  db: Pool | PoolClient,
  tables: ItemTables,
  { accountId, id }: { readonly accountId: string; readonly id: string },
): Promise<OrderFacts | null> {
  const order = await readPlacedOrder(db, accountId, id);
  if (order === null) return null;
  const history = await readHistory(db, accountId, id);
  const rows = new Map((await readShipments(db, accountId, id)).map((row) => [row.id, row]));
  const shippedLines = await readShippedLines(db, accountId, id);
  const parcels = await readParcels(db, accountId, id);
  const shipments = order.contents.shipments.map((shipment): PlacedShipment => {
    const row = rows.get(shipment.groupId);
    const items = order.contents.items.filter((entry) => entry.groupId === shipment.groupId);
    const status = shipmentStatusOf(row?.status);
    // Of what left before lines were counted, all of it left.
    const unknown = (quantity: number) => (status === 'shipped' || status === 'delivered' ? quantity : 0);
    return {
      ...shipment,
      status,
      lines: items.map(({ id: itemId, quantity }) => ({
        itemId,
        ordered: quantity,
        shipped: shippedLines.get(itemId) ?? unknown(quantity),
      })),
      parcels: parcels.filter(({ group_id: groupId }) => groupId === shipment.groupId),
      items,
      carrier: row?.shipping_carrier ?? shipment.carrier,
      trackingNumber: row?.tracking_number ?? null,
      expected: expectedOf(tables, { order, history }, shipment, items),
      transitDays: transitDaysOf(tables, order, shipment),
    };
  });
  // The first parcel is enough, also when it is a part of its shipment.
  const shippedAt = history.find(({ groupId, to }) => groupId !== null && hasLeft.has(to))?.at ?? null;
  const netTermsDays = order.payment_details.net_terms_days ?? null;
  const invoice = invoiceDays({
    method: order.method,
    placedAt: order.placed_at,
    firstShippedAt: shippedAt,
    netTermsDays,
  });
  const refunds = await readRefunds(db, order);
  const invoicePayments = await readInvoicePayments(db, { accountId, orderId: id });
  const quote = await readStandingQuote(db, accountId, id);
  const files = await filesOfOrder(db, { accountId, id });
  return { order, history, shipments, refunds, invoice, invoicePayments, quote, files };
}

/** The states in which at least a part of a shipment has left. */
const hasLeft: ReadonlySet<string> = new Set<ShipmentStatus>(['partly_shipped', 'shipped']);

const shipmentStatusOf = (status: string | undefined): ShipmentStatus =>
  shipmentStatuses.find((known) => known === status) ?? 'waiting';

/** As it was said with the order; by the settings of today where a version before placed it and kept nothing of it. */
function expectedOf(
  { kinds, delivery }: ItemTables,
  { order, history }: Pick<OrderFacts, 'order' | 'history'>,
  shipment: Shipment,
  items: readonly OrderedItem[],
): ExpectedDays {
  const released = history.findLast((line) => line.groupId === null && line.to === 'in_production')?.at;
  const begun = {
    releasedAt: released ?? (order.status === 'confirmed' ? order.placed_at : null),
    // All of it: while a part is still to come, its days are those of the making.
    shippedAt: history.find((line) => line.groupId === shipment.groupId && line.to === 'shipped')?.at ?? null,
  };
  const frozen = frozenOf(order, shipment);
  if (frozen !== undefined) return expectedAsFrozen(frozen, shipment.temperature, begun, delivery);
  const { temperature } = shipment;
  const transitDays = transitDaysOf({ delivery }, order, shipment);
  return expectedDays(kinds, { temperature, items: items.map(({ item }) => item), transitDays }, begun, delivery);
}

const frozenOf = ({ frozen_deliveries: frozen }: PlacedOrderRow, { groupId }: Shipment) =>
  frozen?.find((one) => one.groupId === groupId);

function transitDaysOf({ delivery }: Pick<ItemTables, 'delivery'>, order: PlacedOrderRow, shipment: Shipment) {
  const frozen = frozenOf(order, shipment);
  if (frozen !== undefined) return frozen.transitDays;
  const { shippingAddress } = order.contents;
  const offers =
    shippingAddress === null ? [] : shippingOffers(shipment.temperature, shippingAddress, delivery.shipping);
  return offers.find(({ method }) => method === shipment.method)?.businessDays ?? null;
}

/** Whether a customer may cancel it now, or why not. */
export function mayCancel({ order }: OrderFacts, mayAct: boolean): ReturnType<typeof orderCan.cancel> {
  return orderCan.cancel(toMove(order), { mayAct });
}
