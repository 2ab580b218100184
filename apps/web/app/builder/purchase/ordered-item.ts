import type { SentItem } from '@cutsite/contracts/item';
import { problemMessage } from '@cutsite/contracts/problem';
import { api } from '../../platform/api.ts';
import { loadOnline } from '../../platform/version/not-loaded.ts';
import { CartItemRefused } from './cart-item-refused.ts';

/**
 * An item of the cart, to be edited on the screen of its product. Refuses when it is gone, when it cannot be had, and
 * when it is not the product's own (`isOwn`), in the product's words (`notOwn`).
 */
export async function orderedItem<Item extends SentItem>(
  id: string,
  isOwn: (item: SentItem) => item is Item,
  notOwn: string,
): Promise<Item> {
  const { getOrderedItem } = await loadOnline(() => import('@cutsite/contracts/cart'));
  const answer = await api.call(getOrderedItem, { params: { id } });
  if (!answer.ok && answer.status === 404)
    throw new CartItemRefused('This item is no longer in your cart.', { gone: true });
  if (!answer.ok) throw new CartItemRefused(problemMessage(answer.problem), { signedOut: answer.signedOut });
  const data: SentItem = answer.body.data;
  if (!isOwn(data)) throw new CartItemRefused(notOwn);
  return data;
}
