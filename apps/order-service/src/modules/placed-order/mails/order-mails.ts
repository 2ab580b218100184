import { afterColon, deliverySentence, type OrderContents, sumLines } from '@cutsite/domain/checkout';
import { dayText } from '@cutsite/domain/day-text';
import { type ItemKinds, itemName } from '@cutsite/domain/item';
import { type Money, moneyText, multiplyMoney } from '@cutsite/domain/money';
import {
  type PaidCard,
  type PaymentMethod,
  type RefundTarget,
  refundDestination,
  refundDestinations,
  wayOfPaying,
} from '@cutsite/domain/payment';
import { trackingLink } from '@cutsite/domain/placed-order';
import { temperatures } from '@cutsite/domain/product';
import { type Mail, writeMail } from '@cutsite/service-base/outbox';
import type { ItemTables } from '../../../item-tables/index.ts';
import { deliveriesOf } from '../../order-contents/index.ts';
import type { PlacedShipment } from '../order-facts.ts';
import type { LineToShip } from '../parcel/lines-to-ship.ts';
import { linesText } from '../parcel/parcel-contents.ts';
import type { PlacedOrderRow } from '../placed-order.repository.ts';

export interface PlacedOrderTexts {
  readonly tables: Pick<ItemTables, 'kinds' | 'delivery'>;
  readonly now: Date;
  readonly orderId: string;
  readonly number: string;
  readonly contents: OrderContents;
  readonly method: PaymentMethod;
  readonly poNumber: string | null;
  readonly card: PaidCard | null;
  readonly owner: string;
  readonly payer: string;
  readonly publicUrl: string;
}

/** Confirms a placed order to its payer and its owner. */
export function orderConfirmationMail(to: string, order: PlacedOrderTexts): Mail {
  const { tables, now, contents, number, publicUrl, orderId, owner, payer } = order;
  const items = contents.items.map(
    ({ item, quantity, subtotal }) =>
      `${quantity} × ${itemName(tables.kinds, item)}: ${moneyText(multiplyMoney(subtotal, quantity))}`,
  );
  const { customerReferenceCode: reference, costCentre } = contents;
  return aboutOrder(orderId, { to, subject: `Your order ${number}` }, [
    `Thank you for your order ${number}.`,
    ...(reference === null ? [] : [`Your reference: ${reference}`]),
    ...(costCentre === null ? [] : [`Cost centre: ${costCentre}`]),
    ...(payer === owner ? [] : [`Ordered for ${owner} by ${payer}.`]),
    ...items,
    ...sumLines(contents).map(({ label, amount, sign = '' }) =>
      typeof amount === 'string' ? `${label}: ${amount}` : `${label}: ${sign}${moneyText(amount)}`,
    ),
    paymentLine(order),
    ...(order.method === 'purchase_order' ? [] : [receipt]),
    ...deliveriesOf(tables, contents, now).map((delivery) => {
      const { temperature } = contents.shipments.find(({ groupId }) => groupId === delivery.groupId) ?? {};
      const box = temperature === undefined ? 'Shipment' : temperatures[temperature].label;
      return `${box}: ${afterColon(deliverySentence(delivery, (day) => dayText(new Date(day))))}`;
    }),
    { link: orderLink(publicUrl, orderId), label: 'See the order' },
  ]);
}

/** What was paid with the order is not asked for again: its invoice comes with no mail of its own (decision 210). */
const receipt = 'This mail is your receipt. The invoice is marked as paid, and can be had on the page of the order.';

/** A purchase order is a promise to pay: nothing is paid until its invoice is. */
function paymentLine(order: Pick<PlacedOrderTexts, 'method' | 'poNumber' | 'card'>): string {
  if (order.method !== 'purchase_order') return `Paid by: ${wayOfPaying(order)}.`;
  return `Payment: ${afterColon(wayOfPaying(order))}, invoice follows.`;
}

/** Who gets the mails of an order: its customer and its payer, each once. */
export const recipientsOf = ({ owner_email, payer_email }: PlacedOrderRow): string[] => [
  ...new Set([owner_email, payer_email]),
];

/** The page of an order. */
export const orderLink = (publicUrl: string, id: string): string => `${publicUrl}/account/orders/detail?order=${id}`;

/** What becomes of the money, by the way in which it was paid. */
const money: Readonly<Record<PlacedOrderRow['method'], string>> = {
  card: 'goes back to the card that was charged; banks take a few days.',
  purchase_order: 'is no longer to be paid.',
  blanket_purchase_order: 'is available on your blanket purchase order again.',
  edit_credit: 'is back on your edit credit.',
};

/** What is given back of a cancelled order, with its credit note. */
interface GivenBack {
  readonly amount: Money;
  readonly creditNote: string | null;
}

function moneyLine({ method }: Pick<PlacedOrderRow, 'method'>, givenBack: GivenBack | null): string {
  if (givenBack !== null) {
    const note = givenBack.creditNote === null ? '' : ` Your credit note is ${givenBack.creditNote}.`;
    return `${moneyText(givenBack.amount)} ${money[method]}${note}`;
  }
  return method === 'purchase_order'
    ? 'There is nothing to pay: the purchase order was not invoiced.'
    : 'There is nothing left to give back.';
}

/** Confirms that an order was cancelled; sent for every cancellation. */
export function cancelledMail(
  to: string,
  {
    order,
    givenBack,
    publicUrl,
  }: {
    readonly order: Pick<PlacedOrderRow, 'id' | 'number' | 'method'>;
    /** Null: nothing was paid, or all of it was given back before. */
    readonly givenBack: GivenBack | null;
    readonly publicUrl: string;
  },
): Mail {
  return aboutOrder(order.id, { to, subject: `Your order ${order.number} was cancelled` }, [
    `Your order ${order.number} was cancelled. None of it will be made.`,
    moneyLine(order, givenBack),
    { link: orderLink(publicUrl, order.id), label: 'See the order' },
  ]);
}

interface RefundTexts {
  readonly order: Pick<PlacedOrderRow, 'id' | 'number' | 'method'>;
  readonly amount: Money;
  readonly target: RefundTarget;
  readonly reason: string;
  readonly publicUrl: string;
}

/** Tells what is given back of an order, where it goes and why. */
export function refundedMail(to: string, { order, amount, target, reason, publicUrl }: RefundTexts): Mail {
  const destination = refundDestination(order.method, target);
  // A purchase order pays later: its invoice asks for less, and no money comes back.
  const isCredit = destination === 'invoice';
  const subject = `${moneyText(amount)} of your order ${order.number} is ${isCredit ? 'credited' : 'being refunded'}`;
  return aboutOrder(order.id, { to, subject }, [
    `We ${isCredit ? 'have credited' : 'are refunding'} ${moneyText(amount)} of your order ${order.number}.`,
    refundDestinations[destination].sentence,
    `The reason: ${reason}`,
    { link: orderLink(publicUrl, order.id), label: 'See the order and its credit note' },
  ]);
}

interface ShippedTexts {
  readonly order: Pick<PlacedOrderRow, 'id' | 'number'>;
  readonly kinds: ItemKinds;
  /** As it was before the parcel left. */
  readonly shipment: PlacedShipment;
  readonly parcel: {
    readonly carrier: string | null;
    readonly trackingNumber: string;
    readonly lines: readonly LineToShip[];
  };
  /** By which it is expected to arrive; null: not known, as with the customer's own carrier. */
  readonly arrivesBy: Date | null;
  readonly publicUrl: string;
}

/** Tells that a parcel has left: its contents, its day, what is still to come, how to follow it. One mail each. */
export function shippedMail(to: string, { kinds, order, shipment, parcel, arrivesBy, publicUrl }: ShippedTexts): Mail {
  const { carrier, trackingNumber } = parcel;
  const { temperature } = shipment;
  const page = trackingLink(carrier, trackingNumber);
  const listed = (lines: readonly LineToShip[]) => linesText(kinds, shipment.items, lines);
  const inParcel = new Map(parcel.lines.map(({ itemId, quantity }) => [itemId, quantity]));
  const left = shipment.lines
    .map(({ itemId, ordered, shipped }) => ({ itemId, quantity: ordered - shipped - (inParcel.get(itemId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  return aboutOrder(order.id, { to, subject: `A shipment of your order ${order.number} has left` }, [
    `A shipment of your order ${order.number} has left us: ${temperatures[temperature].label}.`,
    `In the box: ${listed(parcel.lines)}.`,
    ...(arrivesBy === null ? [] : [`Expected to arrive by ${dayText(arrivesBy)}.`]),
    ...(left.length === 0 ? [] : [`Still to come in this shipment: ${listed(left)}.`]),
    `Tracking number: ${trackingNumber}${carrier === null ? '' : ` (${carrier})`}`,
    ...(page === null ? [] : [{ link: page, label: 'Follow the parcel' }]),
    ...(temperature === 'ambient' ? [] : ['Please make sure that somebody can receive it and store it cold at once.']),
    { link: orderLink(publicUrl, order.id), label: 'See the order, its plate map and the packing list' },
  ]);
}

/** A note of staff to the customer about an order. */
export function noteMail(
  to: string,
  {
    order,
    note,
    publicUrl,
  }: { readonly order: Pick<PlacedOrderRow, 'id' | 'number'>; readonly note: string; readonly publicUrl: string },
): Mail {
  return aboutOrder(order.id, { to, subject: `A note about your order ${order.number}` }, [
    `We have a note for you about your order ${order.number}:`,
    ...note.split(/\n+/).filter((line) => line.trim() !== ''),
    { link: orderLink(publicUrl, order.id), label: 'See the order' },
  ]);
}

/** Tells what was corrected of an order after it was placed, and why. */
export function correctedMail(
  to: string,
  words: {
    readonly order: Pick<PlacedOrderRow, 'id' | 'number'>;
    readonly changes: readonly { readonly field: string; readonly new: string }[];
    readonly refunded: Money | null;
    readonly reason: string;
    readonly publicUrl: string;
  },
): Mail {
  const { order, changes, refunded, reason, publicUrl } = words;
  return aboutOrder(order.id, { to, subject: `Your order ${order.number} was changed` }, [
    `We have changed your order ${order.number}.`,
    ...changes.map((change) => `${change.field}: ${change.new === '' ? 'none' : change.new}`),
    ...(refunded === null ? [] : [`It comes to less: ${moneyText(refunded)} is given back the way it was paid.`]),
    `The reason: ${reason}`,
    { link: orderLink(publicUrl, order.id), label: 'See the order and its papers' },
  ]);
}

/** A mail that is kept beside its order, so that staff sees it there and can send it again. */
export const aboutOrder = (orderId: string, ...mail: Parameters<typeof writeMail>): Mail => ({
  ...writeMail(...mail),
  about: orderId,
});
