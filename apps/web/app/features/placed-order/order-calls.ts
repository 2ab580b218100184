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
import { bodyIfFound } from '../../platform/failure/body-if-found.ts';
import { bodyOf } from '../../platform/failure/body-of.ts';

export interface OrderListPage {
  readonly orders: readonly ListedOrderWire[];
  readonly next: string | null;
}

/** @throws Error with the sentence of the service */
export async function fetchOrders(search: string, cursor: string | null): Promise<OrderListPage> {
  const query = { ...(search === '' ? {} : { search }), ...(cursor === null ? {} : { cursor }) };
  const answer = await api.call(listOrders, { query });
  const { orders, next_cursor: next } = bodyOf(answer);
  return { orders: orders as readonly ListedOrderWire[], next };
}

/** Null: there is no such order, or it is somebody else's. @throws Error with the sentence of the service */
export async function fetchOrder(id: string): Promise<PlacedOrderWire | null> {
  const answer = await api.call(getPlacedOrder, { params: { id } });
  return bodyIfFound(answer) as PlacedOrderWire | null;
}

/**
 * Anybody's order as its customer sees it, for staff; null: there is none. What is for staff is asked for when staff
 * looks. @throws Error with the sentence of the service
 */
export async function fetchAsCustomer(id: string): Promise<PlacedOrderWire | null> {
  const { getOrderAsCustomer } = await import('@cutsite/contracts/staff-order');
  const answer = await api.call(getOrderAsCustomer, { params: { id } });
  return bodyIfFound(answer) as PlacedOrderWire | null;
}

/** What is in the items of anybody's order, for staff. @throws Error with the sentence of the service */
export async function fetchListsAsCustomer(id: string): Promise<readonly ItemListWire[]> {
  const { getStaffOrderLists } = await import('@cutsite/contracts/staff-order');
  const answer = await api.call(getStaffOrderLists, { params: { id } });
  return bodyOf(answer).lists as readonly ItemListWire[];
}

/** The order as it is once it is cancelled. @throws Error with the reason for a refusal */
export async function cancel(id: string, note: string): Promise<PlacedOrderWire> {
  const answer = await api.call(cancelOrder, { params: { id }, body: note === '' ? {} : { note } });
  return bodyOf(answer) as PlacedOrderWire;
}

/**
 * What became of the items. Each press is one copy, however often the network repeats it. @throws Error with the
 * sentence of the service
 */
export async function orderAgain(id: string): Promise<CopiedItemsWire> {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const answer = await api.call(orderAgainEndpoint, { params: { id }, headers });
  return bodyOf(answer) as CopiedItemsWire;
}
