import { type ItemKinds, itemName } from '@cutsite/domain/item';
import { trackingLink } from '@cutsite/domain/placed-order';
import { temperatures } from '@cutsite/domain/product';
import { type Mail, writeMail } from '@cutsite/service-base/outbox';
import type { PlacedShipment } from '../order-facts.ts';
import type { PlacedOrderRow } from '../placed-order.repository.ts';
import { orderLink } from './order-link.ts';

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
    ...(temperature === 'ambient' ? [] : ['Please see that somebody can take it and put it in the cold at once.']),
    { link: orderLink(publicUrl, order.id), label: 'See the order, its plate map and the packing list' },
  ]);
}
