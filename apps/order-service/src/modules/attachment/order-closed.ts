import type { OrderHandle } from '../order-contents/index.ts';

/** Why the files of an order stay as they are. */
export type OrderClosed = 'no_order' | 'not_yours_to_change' | 'placed';

/** Files come and go until the order is placed, by the person who acts on it. Null: they may. */
export function closedBecause(order: OrderHandle | null): OrderClosed | null {
  if (order === null) return 'no_order';
  if (!order.mayAct) return 'not_yours_to_change';
  return order.status === 'ordered' ? 'placed' : null;
}
