import type { FileAnswer } from '@cutsite/contracts/endpoint';
import { afterColon, deliverySentence } from '@cutsite/domain/checkout';
import { dayText } from '@cutsite/domain/day-text';
import { rowOf } from '@cutsite/domain/item';
import { moneyText, usd } from '@cutsite/domain/money';
import { wayOfPaying } from '@cutsite/domain/payment';
import { type InvoiceBalance, invoiceStates, trackingLink } from '@cutsite/domain/placed-order';
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
import { howToPay } from '../invoice/how-to-pay.ts';
import { balanceOf, countingPayments } from '../invoice-to-wire.ts';
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
  now: Date,
): Promise<Result<FileAnswer, NoPaper>> {
  const { order, invoice: days } = facts;
  const balance = balanceOf(facts, now);
  if (days === null || balance === null) {
    return err({ code: 'not_issued', reason: noInvoiceSentence(order.status) });
  }
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
        { label: 'Payment', value: paymentOf(facts, balance) },
      ],
      notes: [
        ...creditsOf(facts),
        ...paymentsOf(facts),
        ...balanceNotes(balance, order.amount_minor),
        ...(balance.leftMinor > 0 ? howToPay(store) : []),
      ],
    }),
  );
}

/** "Net 30, due Aug 3, 2026", what has become of it, or how it was paid with the order. */
function paymentOf({ order, invoice: days }: OrderFacts, { state }: InvoiceBalance): string {
  if (!days?.dueAt) return `Paid: ${wayOf(order)}`;
  if (state === 'paid' || state === 'credited') return invoiceStates[state].label;
  const net = `Net ${order.payment_details.net_terms_days ?? 0}, due ${dayText(days.dueAt)}`;
  return state === 'open' ? net : `${net}, ${invoiceStates[state].label.toLowerCase()}`;
}

/** What has been received of a purchase order's invoice. */
const paymentsOf = (facts: OrderFacts): string[] =>
  countingPayments(facts).map(
    ({ received_on: day, amount_minor: minor, reference }) =>
      `Payment of ${dayText(new Date(day))}, ${reference}: ${moneyText(usd(minor))}.`,
  );

/** What is left after credits and payments, once there are some. */
function balanceNotes({ state, leftMinor, overpaidMinor }: InvoiceBalance, amountMinor: number): string[] {
  if (overpaidMinor > 0) return [`Paid ${moneyText(usd(overpaidMinor))} more than is due. Amount due: $0.00.`];
  if (leftMinor === 0) return [`${invoiceStates[state].label}. Amount due: $0.00.`];
  return leftMinor === amountMinor ? [] : [`Still to be paid: ${moneyText(usd(leftMinor))}.`];
}

/** What has been taken off since, which is no longer due. */
function creditsOf({ refunds }: OrderFacts): string[] {
  return refunds
    .filter(({ status }) => status !== 'failed')
    .map(({ credit_note_number: number, created_at: at, amount_minor: minor }) => {
      const paper = number === null ? 'Given back' : `Credit note ${number}`;
      return `${paper} of ${dayText(at)}: ${moneyText(usd(minor))}.`;
    });
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
