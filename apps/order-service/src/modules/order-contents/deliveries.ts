import { type DeliveryWire, deliveryToWire } from '@cutsite/contracts/order-contents';
import { type Delivery, deliveryOf, type OrderContents } from '@cutsite/domain/checkout';
import type { ItemTables } from '../../item-tables/index.ts';

/** When each shipment leaves and arrives if these contents are ordered at this moment. */
export function deliveriesOf(
  { kinds, delivery: rules }: Pick<ItemTables, 'kinds' | 'delivery'>,
  { items, shipments, shippingAddress }: Pick<OrderContents, 'items' | 'shipments' | 'shippingAddress'>,
  now: Date,
): (Delivery & { readonly groupId: string })[] {
  return shipments.map(({ groupId, temperature, method }) => {
    const inBox = items.filter((entry) => entry.groupId === groupId);
    return {
      groupId,
      ...deliveryOf(kinds, { temperature, items: inBox, address: shippingAddress, method }, rules, now),
    };
  });
}

/** The same for the wire. */
export function deliveriesToWire(
  deliveries: readonly (Delivery & { readonly groupId: string })[],
): (DeliveryWire & { group_id: string })[] {
  return deliveries.map((delivery) => ({ group_id: delivery.groupId, ...deliveryToWire(delivery) }));
}
