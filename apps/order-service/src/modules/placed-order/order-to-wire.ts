import { orderContentsToWire } from '@cutsite/contracts/order-contents';
import type { OrderDocumentWire, PlacedOrderWire, PlacedShipmentWire } from '@cutsite/contracts/placed-order';
import { shippingName } from '@cutsite/domain/checkout';
import { itemName, rowOf } from '@cutsite/domain/item';
import { formatDecimal, usd } from '@cutsite/domain/money';
import { orderRefusalMessage, shipmentTimeline, shownShipmentStatus, trackingLink } from '@cutsite/domain/placed-order';
import type { ItemTables } from '../../item-tables/index.ts';
import { invoiceToWire } from './invoice-to-wire.ts';
import { mayCancel, type OrderFacts, type PlacedShipment } from './order-facts.ts';
import { creditNotesOf, refundToWire } from './refund-to-wire.ts';

/** Who looks at an order. */
export interface Onlooker {
  readonly userId: string;
  /** Paid it, or would have to. */
  readonly mayAct: boolean;
  /** What is due before this day is overdue. */
  readonly now: Date;
}

/** A placed order as its customer sees it. */
export function orderToWire(tables: ItemTables, facts: OrderFacts, { userId, mayAct, now }: Onlooker): PlacedOrderWire {
  const { order, invoice, shipments, quote, files } = facts;
  const canCancel = mayCancel(facts, mayAct);
  return {
    order_id: order.id,
    number: order.number,
    status: order.status,
    screening: order.screening_state,
    placed: order.placed_at.toISOString(),
    is_owner: order.account_id === userId,
    owner_name: order.owner_name,
    contents: orderContentsToWire(tables, order.contents),
    plates: order.contents.items.flatMap(({ id, item }) => {
      const plates = [rowOf(tables.wires, item.kind).plate(item) ?? []].flat();
      const ofItem = itemName(tables.kinds, item);
      return plates.map((plate) => ({
        item_id: id,
        name: 'name' in plate ? `${ofItem}: ${plate.name}` : ofItem,
        plate_format: plate.format.slug,
        wells: [...plate.wells],
      }));
    }),
    shipments: shipments.map((shipment) => shipmentToWire(tables, facts, shipment)),
    payment: {
      method: order.method,
      po_number: order.payment_details.po_number ?? null,
      billing_contact: order.payment_details.billing_contact ?? null,
      card: cardOf(order),
      amount: formatDecimal(usd(order.amount_minor)),
      refunded: formatDecimal(usd(order.refunded_minor)),
      refunds: facts.refunds.map((refund) => refundToWire(refund, order)),
      net_terms_days: order.payment_details.net_terms_days ?? null,
      due: invoice?.dueAt?.toISOString() ?? null,
      invoice: invoiceToWire(facts, now),
      paid_by: order.payer_name,
    },
    terms: termsOf(order),
    quote: quote === null ? null : { number: quote.number, issued: quote.issuedAt.toISOString() },
    files: files.map(({ id, fileName, byteSize }) => ({
      id,
      file_name: fileName,
      byte_size: byteSize,
      href: `/api/order/${order.id}/attachments/${id}/`,
    })),
    documents: documentsOf(tables, facts),
    cancel: canCancel.ok
      ? { allowed: true, reason: null }
      : { allowed: false, reason: orderRefusalMessage(canCancel.error) },
  };
}

/** The number of the entry's version leads to the text that was accepted, whatever is in force today. */
function termsOf({
  terms_version: version,
  terms_accepted_at: acceptedAt,
  terms_entry_version: number,
}: OrderFacts['order']): PlacedOrderWire['terms'] {
  if (version === null || acceptedAt === null) return null;
  return { version, accepted: acceptedAt.toISOString(), href: number === null ? null : `/terms?version=${number}` };
}

function cardOf({ payment_details: details }: OrderFacts['order']): PlacedOrderWire['payment']['card'] {
  const { card_brand: brand, card_last_four: lastFour } = details;
  return brand === undefined || lastFour === undefined ? null : { brand, last_four: lastFour };
}

function shipmentToWire(
  { kinds }: ItemTables,
  { order, history }: OrderFacts,
  shipment: PlacedShipment,
): PlacedShipmentWire {
  const nameOf = (itemId: string) => {
    const entry = shipment.items.find(({ id }) => id === itemId);
    return entry === undefined ? '' : itemName(kinds, entry.item);
  };
  const steps = shipmentTimeline({
    status: order.status,
    groupId: shipment.groupId,
    shipmentStatus: shipment.status,
    history,
    expected: shipment.expected,
  });
  return {
    id: shipment.groupId,
    temperature: shipment.temperature,
    status: shownShipmentStatus(order.status, shipment.status).state,
    item_count: shipment.items.length,
    // As it was ordered: what a parcel left with stands with the parcel.
    shipping_method_name: shippingName(
      order.contents.shipments.find(({ groupId }) => groupId === shipment.groupId) ?? shipment,
    ),
    shipping_carrier: shipment.carrier,
    tracking_number: shipment.trackingNumber,
    tracking_url: trackingLink(shipment.carrier, shipment.trackingNumber),
    timeline: steps.map(({ at, expected, ...step }) => ({
      ...step,
      at: at?.toISOString() ?? null,
      expected: expected?.toISOString() ?? null,
    })),
    lines: shipment.lines.map(({ itemId, ordered, shipped }) => ({
      item_id: itemId,
      name: nameOf(itemId),
      ordered,
      shipped,
    })),
    parcels: shipment.parcels.map((parcel) => ({
      id: parcel.id,
      shipping_carrier: parcel.carrier,
      tracking_number: parcel.tracking_number,
      tracking_url: trackingLink(parcel.carrier, parcel.tracking_number),
      left: parcel.left_at.toISOString(),
      lines: parcel.lines.map((line) => ({ ...line, name: nameOf(line.item_id) })),
    })),
  };
}

/** The papers and files of an order, in the order of the screen, each with its address or the reason for none. */
function documentsOf({ papers }: ItemTables, { order, shipments, invoice, refunds }: OrderFacts): OrderDocumentWire[] {
  const base = `/api/order/${order.id}`;
  const had = (kind: OrderDocumentWire['kind'], path: string): OrderDocumentWire => ({
    kind,
    group_id: null,
    parcel_id: null,
    number: null,
    href: base + path,
    reason: null,
  });
  const hasGeneList = order.contents.items.some(({ item }) => rowOf(papers, item.kind).geneList !== undefined);
  const hasPlateMap = order.contents.items.some(({ item }) => rowOf(papers, item.kind).hasPlateMap);
  return [
    ...(hasPlateMap
      ? [had('plate_map_csv', '/plate-map/?format=csv'), had('plate_map_xlsx', '/plate-map/?format=xlsx')]
      : []),
    ...(hasGeneList
      ? [had('gene_list_csv', '/gene-list/?format=csv'), had('gene_list_xlsx', '/gene-list/?format=xlsx')]
      : []),
    had('order_confirmation', '/order-confirmation/'),
    invoice === null
      ? { ...had('invoice', ''), href: null, reason: whyNoInvoice(order.status) }
      : { ...had('invoice', '/invoice/'), number: order.invoice_number },
    ...creditNotesOf(refunds, base),
    ...shipments.flatMap(({ groupId, status, parcels }): OrderDocumentWire[] => {
      const path = `/packing-list/?shipment=${groupId}`;
      const paper = { ...had('packing_list', path), group_id: groupId };
      if (parcels.length > 0)
        return parcels.map(({ id }) => ({ ...paper, parcel_id: id, href: `${base}${path}&parcel=${id}` }));
      if (status !== 'waiting') return [paper];
      return order.status === 'cancelled' ? [] : [{ ...paper, href: null, reason: 'comes with the shipment' }];
    }),
  ];
}

/** Said to who asks for an invoice that was not issued. */
export const noInvoiceSentence = (status: string): string =>
  status === 'cancelled'
    ? 'There is no invoice: the order was cancelled before it was issued.'
    : 'There is no invoice yet: it comes with the first shipment.';

/** Words beside a paper that cannot be had yet. */
const whyNoInvoice = (status: string): string =>
  status === 'cancelled' ? 'cancelled before it was issued' : 'comes with the first shipment';
