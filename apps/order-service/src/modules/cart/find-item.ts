import type { Pool } from 'pg';
import { knownId } from '../order-contents/index.ts';
import { type CartItemRow, readItem } from './cart.repository.ts';

/**
 * The item of this id in a cart that the user owns or holds; null when there is none, or the text is no id.
 *
 * @param text the id as it stood in the path
 */
export async function findItem(pool: Pool, userId: string, text: string): Promise<CartItemRow | null> {
  const id = knownId(text);
  return id === null ? null : readItem(pool, userId, id);
}
