import type { ShipmentStatus } from '@cutsite/domain/placed-order';
import type { PoolClient } from 'pg';

/** Writes where a shipment is. What an order sends are the groups of its cart. */
export async function updateShipment(
  client: PoolClient,
  { accountId, id }: { readonly accountId: string; readonly id: string },
  shipment: {
    readonly groupId: string;
    readonly status: ShipmentStatus;
    readonly carrier: string | null;
    readonly trackingNumber: string | null;
    readonly now: Date;
  },
): Promise<void> {
  await client.query({
    name: 'update-shipment',
    text: `update cart_group set status = $4, shipping_carrier = $5, tracking_number = $6, last_updated = $7
            where account_id = $1 and cart_id = $2 and id = $3`,
    values: [accountId, id, shipment.groupId, shipment.status, shipment.carrier, shipment.trackingNumber, shipment.now],
  });
}
