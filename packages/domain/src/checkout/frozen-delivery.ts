import type { Address } from '../address/index.ts';
import type { Delivery } from './delivery.ts';
import { addWorkingDays, type DeliveryRules, dayOf, type ExpectedDays, leavesAfter } from './expected-days.ts';
import type { Shipment } from './order-contents.ts';
import type { ShippingTable } from './shipping-methods.table.ts';
import { shippingOffers } from './shipping-offers.ts';

/** What a customer was told of one shipment with the order; it stays, whatever the store's settings say later. */
export interface FrozenDelivery extends Pick<Delivery, 'makingDays' | 'transitDays' | 'shipsBy' | 'arrivesBy'> {
  readonly groupId: string;
}

const timeOf = (day: string | null): Date | null => (day === null ? null : new Date(`${day}T00:00:00Z`));

/**
 * When a shipment of a placed order leaves and arrives: as it was said with the order, until it has left. Of what
 * waited for a look of staff no day was said: its days begin with the release.
 *
 * @param releasedAt when the order was released to production, or placed; null: it waits for something
 * @param shippedAt when it left; null: it has not
 */
export function expectedAsFrozen(
  { makingDays, transitDays, shipsBy, arrivesBy }: FrozenDelivery,
  temperature: Shipment['temperature'],
  { releasedAt, shippedAt }: { readonly releasedAt: Date | null; readonly shippedAt: Date | null },
  rules: DeliveryRules,
): ExpectedDays {
  if (releasedAt === null && shippedAt === null) return { leavesBy: null, arrivesBy: null };
  if (shippedAt === null && shipsBy !== null) return { leavesBy: timeOf(shipsBy), arrivesBy: timeOf(arrivesBy) };
  const leaves = shippedAt ?? (releasedAt === null ? null : leavesAfter(makingDays, temperature, rules, releasedAt));
  if (leaves === null) return { leavesBy: null, arrivesBy: null };
  return { leavesBy: leaves, arrivesBy: transitDays === null ? null : addWorkingDays(leaves, transitDays, rules) };
}

/** The same shipments sent elsewhere: what is made in the same time is so many days on the way as there is usual. */
export function frozenElsewhere(
  frozen: readonly FrozenDelivery[],
  { address, shipments }: { readonly address: Address; readonly shipments: readonly Shipment[] },
  table: ShippingTable | undefined,
  rules: DeliveryRules,
): FrozenDelivery[] {
  return frozen.map((one) => {
    const shipment = shipments.find(({ groupId }) => groupId === one.groupId);
    if (shipment === undefined) return one;
    const offers = shippingOffers(shipment.temperature, address, table);
    const transitDays = offers.find(({ method }) => method === shipment.method)?.businessDays ?? null;
    const leaves = timeOf(one.shipsBy);
    const arrives = leaves === null || transitDays === null ? null : addWorkingDays(leaves, transitDays, rules);
    return { ...one, transitDays, arrivesBy: arrives === null ? null : dayOf(arrives) };
  });
}
