import type { CartWire } from '@cutsite/contracts/cart';
import { callService } from './call.ts';

/**
 * How many items the cart of the signed-in, verified visitor holds.
 * @returns undefined when the cart can't be read now: the navigation then shows no number
 */
export async function fetchCartCount(): Promise<number | undefined> {
  const answer = await callService<Pick<CartWire, 'item_count'>>('GET', '/api/user/cart/');
  return answer.ok ? answer.body.item_count : undefined;
}
