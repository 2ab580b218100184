import { type CopiedItemsWire, orderAgain as orderAgainEndpoint } from '@cutsite/contracts/cart';
import type { ItemListWire } from '@cutsite/contracts/order-contents';
import {
  cancelOrder,
  getPlacedOrder,
  type ListedOrderWire,
  listOrders,
  type PlacedOrderWire,
} from '@cutsite/contracts/placed-order';
import { api } from '../../platform/api.ts';
import { CallRefused } from '../../platform/failure/call-refused.ts';

export interface OrderListPage {
  readonly orders: readonly ListedOrderWire[];
  readonly next: string | null;
}

/** @throws Error with the sentence of the service */
export async function fetchOrders(search: string, cursor: string | null): Promise<OrderListPage> {
  const query = { ...(search === '' ? {} : { search }), ...(cursor === null ? {} : { cursor }) };
  const answer = await api.call(listOrders, { query });
  if (!answer.ok) throw new CallRefused(answer);
  return { orders: answer.body.orders as readonly ListedOrderWire[], next: answer.body.next_cursor };
}

/** Null: there is no such order, or it is somebody else's. @throws Error with the sentence of the service */
export async function fetchOrder(id: string): Promise<PlacedOrderWire | null> {
  const answer = await api.call(getPlacedOrder, { params: { id } });
  if (answer.ok) return answer.body as PlacedOrderWire;
  if (answer.status === 404) return null;
  throw new CallRefused(answer);
}

/**
 * Anybody's order as its customer sees it, for staff; null: there is none. What is for staff is asked for when staff
 * looks. @throws Error with the sentence of the service
 */
export async function fetchAsCustomer(id: string): Promise<PlacedOrderWire | null> {
  const { getOrderAsCustomer } = await import('@cutsite/contracts/staff-order');
  const answer = await api.call(getOrderAsCustomer, { params: { id } });
  if (answer.ok) return answer.body as PlacedOrderWire;
  if (answer.status === 404) return null;
  throw new CallRefused(answer);
}

/** What is in the items of anybody's order, for staff. @throws Error with the sentence of the service */
export async function fetchListsAsCustomer(id: string): Promise<readonly ItemListWire[]> {
  const { getStaffOrderLists } = await import('@cutsite/contracts/staff-order');
  const answer = await api.call(getStaffOrderLists, { params: { id } });
  if (!answer.ok) throw new CallRefused(answer);
  return answer.body.lists as readonly ItemListWire[];
}

/** The order as it is once it is cancelled. @throws Error with the reason for a refusal */
export async function cancel(id: string, note: string): Promise<PlacedOrderWire> {
  const answer = await api.call(cancelOrder, { params: { id }, body: note === '' ? {} : { note } });
  if (!answer.ok) throw new CallRefused(answer);
  return answer.body as PlacedOrderWire;
}

/**
 * What became of the items. Each press is one copy, however often the network repeats it. @throws Error with the
 * sentence of the service
 */
export async function orderAgain(id: string): Promise<CopiedItemsWire> {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const answer = await api.call(orderAgainEndpoint, { params: { id }, headers });
  if (!answer.ok) throw new CallRefused(answer);
  return answer.body as CopiedItemsWire;
}
