import { afterColon, type Delivery, deliverySentence, type OrderContents } from '@cutsite/domain/checkout';
import { dayText } from '@cutsite/domain/day-text';
import { temperatures } from '@cutsite/domain/product';

/**
 * When a quote's shipments leave and arrive if it is ordered now, for its mail and its paper: a sentence for each,
 * named by how it travels where there are several (CO-25).
 */
export function daysIfOrdered(
  { shipments }: Pick<OrderContents, 'shipments'>,
  deliveries: readonly (Delivery & { readonly groupId: string })[],
): string[] {
  return deliveries.map(({ groupId, ...delivery }) => {
    const box = shipments.length === 1 ? undefined : shipments.find((shipment) => shipment.groupId === groupId);
    const when = box === undefined ? 'If' : `${temperatures[box.temperature].label}, if`;
    return `${when} ordered today: ${afterColon(deliverySentence(delivery, (day) => dayText(new Date(day))))}`;
  });
}
