import type { CartStatus } from '@cutsite/domain/cart';
import type { ShipmentStatus } from '@cutsite/domain/placed-order';
import type { PoolClient } from 'pg';
import type { OrderHandle } from '../order-contents/index.ts';

type OfOrder = Pick<OrderHandle, 'accountId' | 'id'>;

/** Sets the customer's reference, or takes it off. */
export async function writeReference(
  client: PoolClient,
  { accountId, id }: OfOrder,
  code: string | null,
  now: Date,
): Promise<void> {
  await client.query(
    'update cart set customer_reference_code = $3, updated_at = $4 where account_id = $1 and id = $2',
    [accountId, id, code, now],
  );
}

export async function writeStatus(
  client: PoolClient,
  { accountId, id }: OfOrder,
  status: CartStatus,
  now: Date,
): Promise<void> {
  await client.query('update cart set status = $3, updated_at = $4 where account_id = $1 and id = $2', [
    accountId,
    id,
    status,
    now,
  ]);
}

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
