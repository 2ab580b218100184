import type { FileAnswer } from '@cutsite/contracts/endpoint';
import { afterColon, deliverySentence } from '@cutsite/domain/checkout';
import { dayText } from '@cutsite/domain/day-text';
import { rowOf } from '@cutsite/domain/item';
import { moneyText, usd } from '@cutsite/domain/money';
import { wayOfPaying } from '@cutsite/domain/payment';
import { trackingLink } from '@cutsite/domain/placed-order';
import { temperatures } from '@cutsite/domain/product';
import { err, ok, type Result } from '@cutsite/domain/result';
import type { Config } from '../../../config/index.ts';
import {
  geneListFile,
  type OrderPaper,
  type PaperTables,
  type PlateMapFormat,
  plateMapFile,
  renderOrderPaper,
} from '../../../documents/index.ts';
import type { ItemTables } from '../../../item-tables/index.ts';
import type { OrderFacts, PlacedShipment } from '../order-facts.ts';
import { noInvoiceSentence } from '../order-to-wire.ts';
import { linesText, parcelContents } from '../parcel/parcel-contents.ts';

type Facts = OrderPaper['facts'];

/** What papers say of the store. */
export type PaperStore = Pick<Config, 'publicUrl' | 'seller' | 'remittance' | 'invoiceTerms'>;

/** Why a paper cannot be had. */
export type NoPaper = { readonly code: 'not_issued'; readonly reason: string } | { readonly code: 'no_shipment' };

/** "Visa ending in 4242" where the network has said so, or the name of the way: the PO number has a line of its own. */
function wayOf({ method, payment_details: { card_brand: brand, card_last_four: lastFour } }: OrderFacts['order']) {
  return wayOfPaying({ method, card: brand === undefined || lastFour === undefined ? null : { brand, lastFour } });
}

export const present = (
  facts: readonly { readonly label: string; readonly value: string | null | undefined }[],
): Facts => facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));

/** What every paper says of an order beside its addresses. */
export function factsOf({ order, quote }: OrderFacts): Facts {
  const { contents, payment_details: details } = order;
  return present([
    { label: 'PO number', value: details.po_number },
    { label: 'Quote', value: quote?.number },
    { label: 'Your reference', value: contents.customerReferenceCode },
    { label: 'Cost centre', value: contents.costCentre },
    { label: 'Ordered by', value: order.owner_name },
    // Who paid for the cart of another person is the one whom accounting asks.
    { label: 'Purchaser', value: order.payer_account_id === order.account_id ? null : order.payer_name },
  ]);
}

/** Confirmation and invoice name whom the buyer wants the invoice to go to. */
function invoiceTo({ order }: OrderFacts): Facts {
  const contact = order.payment_details.billing_contact;
  return present([{ label: 'Invoice to', value: contact === undefined ? null : `${contact.name}, ${contact.email}` }]);
}

export async function pdf(tables: PaperTables, fileName: string, paper: OrderPaper): Promise<FileAnswer> {
  const bytes = await renderOrderPaper(tables, paper);
  return { fileName: `${fileName}-${paper.number}.pdf`, mediaType: 'application/pdf', byteSize: bytes.length, bytes };
}

export const paperOf = ({ order }: OrderFacts, store: PaperStore) => ({
  number: order.number,
  issuedAt: order.placed_at,
  contents: order.contents,
  shipmentId: null,
  storeUrl: store.publicUrl,
  seller: store.seller,
});

export function orderConfirmation(tables: PaperTables, facts: OrderFacts, store: PaperStore): Promise<FileAnswer> {
  const { order } = facts;
  return pdf(tables, 'order-confirmation', {
    ...paperOf(facts, store),
    kind: 'order_confirmation',
    facts: [...factsOf(facts), ...invoiceTo(facts), { label: 'Payment', value: paymentText(facts) }],
    notes: order.status === 'cancelled' ? ['This order was cancelled.'] : expectedOf(facts),
    ...(order.status === 'in_review' && { closing: reviewClosing }),
  });
}

const reviewClosing =
  'Thank you for your order. We look at it before we make it, and write to you if we have a question.';

/** When each box that has not left is expected to leave and to arrive, as its page says (CO-25). */
function expectedOf({ order, shipments }: OrderFacts): string[] {
  return shipments.flatMap(({ groupId, status, temperature, expected: { leavesBy, arrivesBy } }) => {
    if (status !== 'waiting') return [];
    const { label } = temperatures[temperature];
    if (leavesBy !== null) {
      const arrives = arrivesBy === null ? '' : ` and to arrive by ${dayText(arrivesBy)}`;
      return [`${label}: expected to leave by ${dayText(leavesBy)}${arrives}.`];
    }
    const frozen = order.frozen_deliveries?.find((one) => one.groupId === groupId);
    if (frozen === undefined || order.status !== 'in_review') return [];
    const days = deliverySentence({ ...frozen, waitsForReview: true }, (day) => dayText(new Date(day)));
    return [`${label}: ${afterColon(days)}`];
  });
}

/** "Purchase order, net 30, invoice follows", or what was charged. */
function paymentText({ order, invoice: days }: OrderFacts): string {
  if (order.method !== 'purchase_order') return wayOf(order);
  const terms = order.payment_details.net_terms_days;
  return [
    wayOf(order),
    ...(terms ? [`net ${terms}`] : []),
    ...(days === null && order.status !== 'cancelled' ? ['invoice follows'] : []),
  ].join(', ');
}

export async function invoice(
  tables: PaperTables,
  facts: OrderFacts,
  store: PaperStore,
): Promise<Result<FileAnswer, NoPaper>> {
  const { order, invoice: days } = facts;
  if (days === null) {
    return err({ code: 'not_issued', reason: noInvoiceSentence(order.status) });
  }
  const terms = order.payment_details.net_terms_days;
  const left = usd(days.dueAt === null ? 0 : order.amount_minor - order.refunded_minor);
  const net = days.dueAt === null ? `Paid: ${wayOf(order)}` : `Net ${terms ?? 0}, due ${dayText(days.dueAt)}`;
  const isCredited = days.dueAt !== null && left.minor === 0;
  return ok(
    await pdf(tables, 'invoice', {
      ...paperOf(facts, store),
      // What was corrected since stands in credit notes, which are taken off below.
      contents: order.paid_contents,
      kind: 'invoice',
      number: order.invoice_number ?? order.number,
      issuedAt: days.issuedAt,
      facts: [
        { label: 'Order', value: `${order.number} of ${dayText(order.placed_at)}` },
        ...factsOf(facts),
        ...invoiceTo(facts),
        { label: 'Payment', value: isCredited ? 'Credited in full' : net },
      ],
      notes: [
        ...creditsOf(facts, left.minor > 0),
        ...(left.minor > 0 ? howToPay(store) : [`${isCredited ? 'Credited in full' : 'Paid'}. Amount due: $0.00.`]),
      ],
    }),
  );
}

/** Where it is paid and on what terms, as far as the provider has set them. */
function howToPay({ remittance, invoiceTerms }: PaperStore): string[] {
  const where = remittance.length === 0 ? [] : [`Please pay to: ${remittance.join(', ')}.`];
  const terms = invoiceTerms === '' ? [] : [invoiceTerms];
  return [...where, ...terms, 'Please quote the invoice number with your payment.'];
}

/** What has been taken off since, which is no longer due. */
function creditsOf({ order, refunds }: OrderFacts, isToBePaid: boolean): string[] {
  const credits = refunds
    .filter(({ status }) => status !== 'failed')
    .map(({ credit_note_number: number, created_at: at, amount_minor: minor }) => {
      const paper = number === null ? 'Given back' : `Credit note ${number}`;
      return `${paper} of ${dayText(at)}: ${moneyText(usd(minor))}.`;
    });
  if (credits.length === 0 || !isToBePaid) return credits;
  return [...credits, `Still to be paid: ${moneyText(usd(order.amount_minor - order.refunded_minor))}.`];
}

/** Which packing list is asked for: of a parcel, or of a shipment, which is its last parcel. */
export interface PackingListOf {
  readonly shipmentId: string;
  readonly parcelId: string | null;
}

/** Of a parcel that has left, with what is in it and what is still to come; the list lies in it. */
export async function packingList(
  tables: PaperTables,
  facts: OrderFacts,
  { shipmentId, parcelId }: PackingListOf,
  store: PaperStore,
): Promise<Result<FileAnswer, NoPaper>> {
  const shipment = facts.shipments.find(({ groupId }) => groupId === shipmentId);
  const parcel = parcelId === null ? shipment?.parcels.at(-1) : shipment?.parcels.find(({ id }) => id === parcelId);
  if (shipment === undefined || (parcel === undefined && parcelId !== null)) return err({ code: 'no_shipment' });
  if (shipment.status === 'waiting') {
    return err({ code: 'not_issued', reason: 'There is no packing list yet: it comes with the shipment.' });
  }
  // Of what left before parcels were kept, all of it left at once.
  const sent = facts.history.find((line) => line.groupId === shipmentId && line.to === 'shipped');
  const {
    carrier,
    tracking_number: trackingNumber,
    left_at: leftAt,
  } = parcel ?? { carrier: shipment.carrier, tracking_number: shipment.trackingNumber, left_at: sent?.at };
  const { items, stillToCome } =
    parcel === undefined ? { items: shipment.items, stillToCome: [] } : parcelContents(shipment, parcel.id);
  const page = trackingLink(carrier, trackingNumber);
  const paper = paperOf(facts, store);
  const left = linesText(tables.kinds, shipment.items, stillToCome);
  return ok(
    await pdf(tables, 'packing-list', {
      ...paper,
      contents: { ...paper.contents, items: [...items] },
      kind: 'packing_list',
      shipmentId,
      facts: present([
        ...factsOf(facts),
        { label: 'Shipped', value: leftAt && dayText(leftAt) },
        { label: 'Parcel', value: parcelText(shipment, parcel) },
        { label: 'Tracking number', value: [carrier, trackingNumber].filter(Boolean).join(' ') },
      ]),
      notes: [
        ...(left === '' ? [] : [`Still to come in this shipment: ${left}.`]),
        ...(page === null ? [] : [`The parcel can be followed at ${page}.`]),
      ],
    }),
  );
}

/** "2" for the second of several parcels; nothing where there is one alone. */
function parcelText({ parcels, status }: PlacedShipment, parcel: PlacedShipment['parcels'][number] | undefined) {
  if (parcel === undefined || (parcels.length === 1 && status !== 'partly_shipped')) return null;
  return String(parcels.indexOf(parcel) + 1);
}

/** The genes of all items that name genes. */
export async function geneList(
  { papers, kinds }: PaperTables,
  { order }: OrderFacts,
  format: PlateMapFormat,
): Promise<Result<FileAnswer, NoPaper>> {
  const items = order.contents.items.map(({ item }) => item);
  const file = await geneListFile({ papers, kinds }, items, { number: order.number, format });
  return file === null ? err({ code: 'not_issued', reason: 'There are no genes in this order.' }) : ok(file);
}

/** Lots are empty until production records them. */
export function plateMap(
  { papers, wires }: ItemTables,
  { order }: OrderFacts,
  { format, at }: { readonly format: PlateMapFormat; readonly at: Date },
): Promise<FileAnswer> {
  const hasPlates = order.contents.items.some(
    ({ item }) => [rowOf(wires, item.kind).plate(item) ?? []].flat().length > 0,
  );
  const entries = order.contents.items.map(({ item, quantity }) => ({ item, copies: quantity, lot: null }));
  return plateMapFile(papers, entries, { number: order.number, format, at, hasPlates });
}
