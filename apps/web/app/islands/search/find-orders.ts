import type { ListedOrderWire } from '@cutsite/contracts/placed-order';
import { callService } from '../../platform/service/call.ts';
import { mayBeSignedIn } from '../../platform/service/current-user.ts';
import type { Finding } from './finding.ts';

const maxShown = 4;

/** Orders of the signed-in visitor by number, reference, PO number and names of items; none for others. */
export async function findOrders(typed: string): Promise<readonly Finding[]> {
  if (!mayBeSignedIn()) return [];
  const answer = await callService<{ readonly orders: readonly ListedOrderWire[] }>(
    'GET',
    `/api/user/list_orders/?search=${encodeURIComponent(typed)}`,
  );
  if (!answer.ok) return [];
  return answer.body.orders.slice(0, maxShown).map((order) => ({
    kind: 'Order',
    title: order.number,
    note: [order.customer_reference_code, order.po_number].filter((word) => word !== null && word !== '').join(', '),
    href: `/account/orders/detail?order=${encodeURIComponent(order.order_id)}`,
  }));
}
