import { deliverySentence, type OrderContents } from '@cutsite/domain/checkout';
import { type ItemKinds, itemName } from '@cutsite/domain/item';
import { formatDecimal, type Money, multiplyMoney } from '@cutsite/domain/money';
import {
  type PaymentMethod,
  paymentMethods,
  type RefundTarget,
  refundDestination,
  refundDestinations,
} from '@cutsite/domain/payment';
import { trackingLink } from '@cutsite/domain/placed-order';
import { temperatures } from '@cutsite/domain/product';
import { type Mail, writeMail } from '@cutsite/service-base/outbox';
import { dayText } from '../../documents/index.ts';
import type { ItemTables } from '../../item-tables/index.ts';
import { deliveriesOf } from '../order-contents/index.ts';
import type { PlacedShipment } from './order-facts.ts';
import type { PlacedOrderRow } from './placed-order.repository.ts';

export interface PlacedOrderWords {
  readonly tables: Pick<ItemTables, 'kinds' | 'delivery'>;
  readonly now: Date;
  readonly orderId: string;
  readonly number: string;
  readonly contents: OrderContents;
  readonly method: PaymentMethod;
  readonly publicUrl: string;
}

/** Confirms a placed order to its payer and its owner. */
export function orderConfirmationMail(to: string, order: PlacedOrderWords): Mail {
  const { tables, now, contents, number, method, publicUrl, orderId } = order;
  const items = contents.items.map(
    ({ item, quantity, subtotal }) =>
      `${quantity} × ${itemName(tables.kinds, item)}: $${formatDecimal(multiplyMoney(subtotal, quantity))}`,
  );
  const reference = contents.customerReferenceCode;
  return writeMail({ to, subject: `Your order ${number}` }, [
    `Thank you for your order ${number}.`,
    ...(reference === null ? [] : [`Your reference: ${reference}`]),
    ...items,
    ...deliveriesOf(tables, contents, now).map((delivery) => {
      const { temperature } = contents.shipments.find(({ groupId }) => groupId === delivery.groupId) ?? {};
      const box = temperature === undefined ? 'Shipment' : temperatures[temperature].label;
      return `${box}: ${deliverySentence(delivery, (day) => dayText(new Date(day)))}`;
    }),
    `Total with shipping and tax: $${formatDecimal(contents.totals.total)}. Paid by: ${paymentMethods[method].label}.`,
    { link: `${publicUrl}/account/orders/detail?order=${orderId}`, label: 'See the order' },
  ]);
}

/** The page of an order. */
export const orderLink = (publicUrl: string, id: string): string => `${publicUrl}/account/orders/detail?order=${id}`;

/** What becomes of the money, by the way in which it was paid. */
const money: Readonly<Record<PlacedOrderRow['method'], string>> = {
  card: 'The amount goes back to the card that was charged.',
  purchase_order: 'There is nothing to pay: the purchase order was not invoiced.',
  blanket_purchase_order: 'The amount is available on your blanket purchase order again.',
  edit_credit: 'The amount is back on your edit credit.',
};

/** Confirms that an order was cancelled; sent for every cancellation. */
export function cancelledMail(
  to: string,
  { order, publicUrl }: { readonly order: PlacedOrderRow; readonly publicUrl: string },
): Mail {
  return writeMail({ to, subject: `Your order ${order.number} was cancelled` }, [
    `Your order ${order.number} was cancelled. None of it will be made.`,
    money[order.method],
    { link: orderLink(publicUrl, order.id), label: 'See the order' },
  ]);
}

interface RefundWords {
  readonly order: Pick<PlacedOrderRow, 'id' | 'number' | 'method'>;
  readonly amount: Money;
  readonly target: RefundTarget;
  readonly reason: string;
  readonly publicUrl: string;
}

/** Tells what is given back of an order, where it goes and why. */
export function refundedMail(to: string, { order, amount, target, reason, publicUrl }: RefundWords): Mail {
  return writeMail({ to, subject: `$${formatDecimal(amount)} of your order ${order.number} is being refunded` }, [
    `We are refunding $${formatDecimal(amount)} of your order ${order.number}.`,
    refundDestinations[refundDestination(order.method, target)].sentence,
    `The reason: ${reason}`,
    { link: orderLink(publicUrl, order.id), label: 'See the order and its credit note' },
  ]);
}

interface ShippedWords {
  readonly order: Pick<PlacedOrderRow, 'id' | 'number'>;
  readonly kinds: ItemKinds;
  readonly shipment: PlacedShipment;
  readonly publicUrl: string;
}

/** Tells that a box has left: what is in it, how it travels and how to follow it. One mail for each box. */
export function shippedMail(to: string, { kinds, order, shipment, publicUrl }: ShippedWords): Mail {
  const { carrier, trackingNumber, temperature, items } = shipment;
  const page = trackingLink(carrier, trackingNumber);
  return writeMail({ to, subject: `A shipment of your order ${order.number} has left` }, [
    `A shipment of your order ${order.number} has left us: ${temperatures[temperature].label}.`,
    `In the box: ${items.map(({ item, quantity }) => `${quantity} × ${itemName(kinds, item)}`).join(', ')}.`,
    `Tracking number: ${trackingNumber ?? 'none'}${carrier === null ? '' : ` (${carrier})`}`,
    ...(page === null ? [] : [{ link: page, label: 'Follow the parcel' }]),
    ...(temperature === 'ambient' ? [] : ['Please make sure that somebody can receive it and store it cold at once.']),
    { link: orderLink(publicUrl, order.id), label: 'See the order, its plate map and the packing list' },
  ]);
}
