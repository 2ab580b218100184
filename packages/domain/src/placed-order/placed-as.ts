import type { OrderStatus } from './order-states.ts';
import type { ScreeningState } from './screening.ts';

/**
 * The state in which an order begins once it is paid: in review when a plate asks for it (ruling 6) or a sequence waits
 * for its screening (ruling 21), otherwise confirmed.
 */
export function placedAs(
  items: readonly { readonly needsReview: boolean }[],
  screening: ScreeningState,
): Extract<OrderStatus, 'confirmed' | 'in_review'> {
  const waits = screening === 'pending' || screening === 'held' || items.some(({ needsReview }) => needsReview);
  return waits ? 'in_review' : 'confirmed';
}
