import { getOrderedItem } from '@cutsite/contracts/cart';
import { type GuideRnaItemWire, guideRnaItemFromWire } from '@cutsite/contracts/guide-rna';
import { problemMessage } from '@cutsite/contracts/problem';
import { type GuideRnaProject, projectFromItem } from '@cutsite/domain/guide-rna';
import { CartItemRefused } from '../../../builder/purchase/cart-item-refused.ts';
import { api } from '../../../platform/api.ts';

/** The project that a cart item was made from (GR-41, GR-42: tube items become tubes, plate items one plate). */
export async function projectOfCartItem(id: string, newId: () => string): Promise<GuideRnaProject> {
  const answer = await api.call(getOrderedItem, { params: { id } });
  if (!answer.ok && answer.status === 404)
    throw new CartItemRefused('This item is no longer in your cart.', { gone: true });
  if (!answer.ok) throw new CartItemRefused(problemMessage(answer.problem), { signedOut: answer.signedOut });
  const { data } = answer.body;
  if (!('product_format' in data))
    throw new CartItemRefused('This item is not made of guides and cannot be edited here.');
  const { item, faults } = guideRnaItemFromWire(data as GuideRnaItemWire);
  if (faults.length > 0) throw new CartItemRefused('This item cannot be read any more. Remove it and add it again.');
  return { ...projectFromItem(item, newId), name: 'Cart item' };
}
